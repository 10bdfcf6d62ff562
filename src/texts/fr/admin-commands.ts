import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../writing.js';

const ID: OptionWords = { name: 'numéro', description: 'Son numéro, comme 12' };
const IDS: OptionWords = { name: 'numéros', description: 'Leurs numéros, comme 12 ou 12-40,45' };

export const adminCommands: CommandTable = {
  setup: { name: 'régler', description: 'Laisse-moi publier le problème du jour tout seul' },
  'setup channel': {
    name: 'salon',
    description: 'Où et quand le problème du jour est publié, et comment il doit être',
    options: {
      channel: { name: 'salon', description: 'Le salon du problème du jour' },
      time: { name: 'heure', description: 'L’heure, comme 9:00 ou 18h30' },
      timezone: { name: 'fuseau', description: 'Ton fuseau horaire : tape ta ville' },
      role: { name: 'rôle', description: 'Un rôle à mentionner à chaque publication' },
      thread: { name: 'fil', description: 'Ouvrir un fil sous chaque publication' },
      recap: { name: 'bilan', description: 'Raconter la veille avant chaque problème du jour' },
      board: {
        name: 'échiquier',
        description: 'Caché jusqu’à ce qu’un membre commence, ou visible par tous : temps alors non classés',
        choices: { veiled: 'caché', open: 'visible' },
      },
      mate_in_min: { name: 'mat_min', description: 'Le mat le plus court' },
      mate_in_max: { name: 'mat_max', description: 'Le mat le plus long' },
      weekday_ramp: { name: 'progression', description: 'Facile le lundi, difficile le dimanche' },
      language: { name: 'langue', description: 'La langue des publications', choices: LANGUAGE_NAMES },
    },
  },
  'setup show': {
    name: 'montrer',
    description: 'Ce qui est réglé, les prochaines publications et ce qui m’empêche de publier',
  },
  'setup role': {
    name: 'rôle',
    description: 'Quel rôle chaque publication mentionne ; sans rôle, personne',
    options: { role: { name: 'rôle', description: 'Un rôle que les membres peuvent prendre eux-mêmes' } },
  },
  'setup pause': {
    name: 'pause',
    description: 'Ne rien publier pendant un temps ; encore une fois reprend',
    options: { paused: { name: 'en_pause', description: 'True arrête, false reprend' } },
  },
  'setup test': { name: 'test', description: 'Publier tout de suite un exemple dans le salon, pour voir si ça marche' },
  puzzles: { name: 'problèmes', description: 'Ajouter des problèmes et voir où ils en sont' },
  'puzzles add': {
    name: 'ajouter',
    description: 'Ajouter des problèmes à ce serveur : un fichier ou des positions',
    options: {
      file: {
        name: 'fichier',
        description: 'FEN, EPD, PGN, CSV de Lichess, lignes JSON ou échiquiers en texte ; aussi en .gz ou .zst',
      },
      position: { name: 'position', description: 'Des lignes FEN ou EPD, comme … w - - dm 2;' },
      several_keys: { name: 'plusieurs_clés', description: 'Accepter aussi les problèmes à plusieurs solutions' },
    },
  },
  'puzzles queue': {
    name: 'file',
    description: 'Ce qui vient ensuite : d’abord vos propres problèmes, puis le fonds commun',
  },
  'puzzles next': {
    name: 'prochain',
    description: 'Ce que les prochains jours apportent ; avec un numéro, ce problème vient d’abord',
    options: { id: ID },
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
    description: 'Retirer un de vos propres problèmes, après confirmation ; ce qui a été joué reste',
    options: { id: ID },
  },
};
