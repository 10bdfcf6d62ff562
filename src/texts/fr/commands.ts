import type { CommandTable, OptionWords } from '../command-words.js';

const DATE: OptionWords = { name: 'date', description: 'Un jour passé, comme 2026-11-16 ou yesterday' };
const ID: OptionWords = { name: 'numéro', description: 'Son numéro, comme 12' };
const IDS: OptionWords = { name: 'numéros', description: 'Leurs numéros, comme 12 ou 12-40,45' };

export const commands: CommandTable = {
  puzzle: {
    name: 'problème',
    description: 'L’échiquier du jour ; ton chrono part au premier regard',
    options: { date: DATE },
  },
  move: {
    name: 'coup',
    description: 'Réponds par un coup ou plusieurs, comme Dh7 ou Dh7 Dg7',
    options: { moves: { name: 'coups', description: 'Ton coup, comme Dh7, exd8=D, O-O ou h5h7' } },
  },
  hint: { name: 'indice', description: 'Un indice vrai, un peu plus à chaque fois ; dit d’abord ce qu’il coûte' },
  solution: {
    name: 'solution',
    description: 'Toute la preuve, pas à pas ; demande d’abord si tu n’as pas encore résolu',
    options: { date: DATE },
  },
  why: {
    name: 'pourquoi',
    description: 'Pourquoi pas ce coup ? La défense qui le réfute, une fois ton essai terminé',
    options: {
      move: {
        name: 'coup',
        description: 'Un premier coup comme Dh7, ou une suite comme Dh7 Rf8 Dg7 qui finit par lui',
      },
      date: DATE,
    },
  },
  stats: { name: 'statistiques', description: 'Tes propres temps de résolution' },
  help: { name: 'aide', description: 'Ce que je sais faire' },
  puzzles: { name: 'problèmes', description: 'Apporter des problèmes et voir où ils en sont' },
  'puzzles add': {
    name: 'ajouter',
    description: 'Apporter des problèmes à ce serveur : un fichier ou une position',
    options: {
      file: {
        name: 'fichier',
        description: 'FEN, EPD, PGN, CSV de Lichess, lignes JSON ou échiquiers en texte ; aussi en .gz ou .zst',
      },
      position: { name: 'position', description: 'Une ligne FEN ou EPD, comme … w - - dm 2;' },
      several_keys: { name: 'plusieurs_clés', description: 'Accepter aussi les problèmes à plusieurs solutions' },
    },
  },
  'puzzles queue': {
    name: 'file',
    description: 'Ce qui vient ensuite : d’abord vos propres problèmes, puis le fonds commun',
  },
  'puzzles stats': {
    name: 'statistiques',
    description: 'Combien de problèmes il y a, par verdict, et lesquels des vôtres ne sont pas donnés',
  },
  'puzzles show': {
    name: 'montrer',
    description: 'Un problème avec son verdict, sa clé, sa difficulté et ses thèmes : dévoile la solution',
    options: { id: ID },
  },
  'puzzles relabel': {
    name: 'corriger',
    description: 'Prendre pour ce qu’ils sont vos problèmes qui matent plus vite que ne le dit leur fichier',
    options: { ids: IDS },
  },
  'puzzles allow': {
    name: 'permettre',
    description: 'Accepter vos problèmes démolis : tout premier coup qui mate à temps est juste',
    options: { ids: IDS },
  },
  'puzzles verify': {
    name: 'vérifier',
    description: 'Réessayer, avec quatre fois plus de temps, vos problèmes trop durs à prouver',
  },
  'puzzles remove': {
    name: 'retirer',
    description: 'Retirer un de vos propres problèmes ; ce qui a été joué reste',
    options: { id: ID },
  },
};
