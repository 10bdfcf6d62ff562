import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../command-words.js';

const DATE: OptionWords = { name: 'date', description: 'Un jour passé, comme 2026-11-16 ou hier' };
const ID: OptionWords = { name: 'numéro', description: 'Son numéro, comme 12' };
const IDS: OptionWords = { name: 'numéros', description: 'Leurs numéros, comme 12 ou 12-40,45' };

export const commands: CommandTable = {
  puzzle: {
    name: 'problème',
    description: 'Te donne l’échiquier du jour et lance ton chrono',
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
  practice: {
    name: 'entraînement',
    description: 'Un problème pour t’entraîner, autant que tu veux ; il ne compte pas avec ceux du jour',
    options: {
      mate_in: { name: 'mat_en', description: 'Coups jusqu’au mat' },
      difficulty: {
        name: 'difficulté',
        description: 'À quel point il doit être difficile',
        choices: { easy: 'facile', medium: 'moyen', hard: 'difficile', any: 'peu importe' },
      },
      theme: { name: 'thème', description: 'De quoi il doit s’agir' },
      side: { name: 'camp', description: 'Qui est au trait', choices: { white: 'Blancs', black: 'Noirs' } },
    },
  },
  stats: {
    name: 'statistiques',
    description: 'Cote, temps, calendrier et thèmes : les tiens, ou ceux de quelqu’un de ce serveur',
    options: { user: { name: 'qui', description: 'Quelqu’un d’autre qui joue ici' } },
  },
  leaderboard: {
    name: 'tableau',
    description: 'Qui en est où : par points, temps, série ou cote',
    options: {
      period: {
        name: 'période',
        description: 'Sur quels jours',
        choices: { today: 'aujourd’hui', week: 'cette semaine', month: 'ce mois-ci', all: 'depuis toujours' },
      },
      scope: {
        name: 'cercle',
        description: 'Parmi qui',
        choices: { server: 'ce serveur', 'friends-of-this-channel': 'les amis de ce salon', global: 'le monde' },
      },
      by: {
        name: 'par',
        description: 'Ce qui compte',
        choices: { score: 'points', time: 'temps', streak: 'série', rating: 'cote' },
      },
    },
  },
  share: {
    name: 'partager',
    description: 'Montre aux autres comment tu as résolu un problème du jour, sans rien dévoiler',
    options: { date: DATE },
  },
  recap: {
    name: 'bilan',
    description: 'Comment une journée s’est passée : qui a résolu le problème, et où les autres ont échoué',
    options: { date: DATE },
  },
  settings: {
    name: 'préférences',
    description: 'Ton échiquier, tes pièces, tes lettres, ta langue, ton fuseau, ton rappel, te masquer',
    options: {
      theme: {
        name: 'couleurs',
        description: 'Les couleurs de l’échiquier',
        choices: {
          light: 'clair',
          dark: 'sombre',
          wood: 'bois',
          green: 'vert',
          blue: 'bleu',
          contrast: 'contraste élevé',
        },
      },
      pieces: { name: 'pièces', description: 'Les pièces', choices: { classic: 'classiques', plain: 'simples' } },
      notation: {
        name: 'notation',
        description: 'Les lettres des pièces ; automatique : comme dans ta langue',
        choices: {
          auto: 'automatique',
          english: 'anglaise',
          german: 'allemande',
          french: 'française',
          spanish: 'espagnole',
          dutch: 'néerlandaise',
          russian: 'russe',
          figurine: 'figurines',
        },
      },
      language: {
        name: 'langue',
        description: 'La langue dans laquelle je te parle ; automatique : celle du chat',
        choices: { auto: 'automatique', ...LANGUAGE_NAMES },
      },
      time_zone: { name: 'fuseau', description: 'Où tu vis : Paris, Europe/Paris ou UTC+2' },
      reminder: {
        name: 'rappel',
        description: 'Quand te rappeler un problème non résolu, comme 18:30, ou non',
      },
      hide_me: { name: 'me_cacher', description: 'Ne montrer ton nom et tes temps à personne d’autre' },
    },
  },
  report: {
    name: 'signaler',
    description: 'Dis à qui s’occupe de ce bot ce qui ne va pas dans un problème ou chez moi',
    options: { text: { name: 'texte', description: 'Ce qui ne va pas' } },
  },
  privacy: { name: 'confidentialité', description: 'Ce que je garde de toi' },
  'privacy export': { name: 'exporter', description: 'Un fichier avec tout ce que je garde de toi' },
  'privacy delete': { name: 'effacer', description: 'Fais-moi oublier tout ce que je garde de toi ; demande d’abord' },
  help: {
    name: 'aide',
    description: 'Ce que je sais faire',
    options: {
      topic: {
        name: 'sujet',
        description: 'À quel sujet',
        choices: {
          rules: 'Règles',
          scoring: 'Points',
          commands: 'Commandes',
          notation: 'Écrire les coups',
          admins: 'Pour les admins',
        },
      },
    },
  },
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
    description: 'Ajouter des problèmes à ce serveur : un fichier ou une position',
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
    description: 'Retirer un de vos propres problèmes ; ce qui a été joué reste',
    options: { id: ID },
  },
};
