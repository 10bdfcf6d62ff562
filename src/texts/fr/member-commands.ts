import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../writing.js';
import { PERIOD_NAMES } from './leaderboard.js';
import { BOARD_THEME_NAMES, PIECE_SET_NAMES } from './personal.js';

const DATE: OptionWords = { name: 'date', description: 'Un jour passé, comme 2026-11-16 ou hier' };

export const memberCommands: CommandTable = {
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
        choices: PERIOD_NAMES,
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
        choices: BOARD_THEME_NAMES,
      },
      pieces: { name: 'pièces', description: 'Les pièces', choices: PIECE_SET_NAMES },
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
};
