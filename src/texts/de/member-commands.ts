import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../writing.js';
import { MEASURE_NAMES, PERIOD_NAMES } from './leaderboard.js';
import { BOARD_THEME_NAMES, NOTATION_NAMES, PIECE_SET_NAMES } from './personal.js';

const DATE: OptionWords = { name: 'datum', description: 'Ein früherer Tag, etwa 2026-11-16 oder gestern' };

export const memberCommands: CommandTable = {
  puzzle: {
    name: 'aufgabe',
    description: 'Das Brett von heute für dich; damit startet deine Uhr',
    options: { date: DATE },
  },
  move: {
    name: 'zug',
    description: 'Antworte mit einem Zug oder mehreren, etwa Dh7 oder Dh7 Dg7',
    options: { moves: { name: 'züge', description: 'Dein Zug, etwa Dh7, exd8=D, O-O oder h5h7' } },
  },
  hint: {
    name: 'hinweis',
    description: 'Ein wahrer Hinweis, jedes Mal ein wenig mehr; sagt zuerst, was er kostet',
  },
  solution: {
    name: 'lösung',
    description: 'Der ganze Beweis, Schritt für Schritt; fragt nach, solange du nicht gelöst hast',
    options: { date: DATE },
  },
  why: {
    name: 'warum',
    description: 'Warum nicht dieser Zug? Die Widerlegung, sobald dein Versuch vorbei ist',
    options: {
      move: {
        name: 'zug',
        description: 'Ein erster Zug wie Dh7, oder eine Zugfolge wie Dh7 Kf8 Dg7, die mit ihm endet',
      },
      date: DATE,
    },
  },
  practice: {
    name: 'üben',
    description: 'Eine Aufgabe zum Üben, so viele du willst; sie zählt nicht zu den Tagesaufgaben',
    options: {
      mate_in: { name: 'matt_in', description: 'Züge bis zum Matt' },
      difficulty: {
        name: 'schwierigkeit',
        description: 'Wie schwer sie sein soll',
        choices: { easy: 'leicht', medium: 'mittel', hard: 'schwer', any: 'egal' },
      },
      theme: { name: 'thema', description: 'Worum es gehen soll' },
      side: { name: 'seite', description: 'Wer am Zug ist', choices: { white: 'Weiß', black: 'Schwarz' } },
    },
  },
  stats: {
    name: 'statistik',
    description: 'Wertung, Lösezeiten, Kalender und Themen: deine oder die von jemandem auf diesem Server',
    options: { user: { name: 'wer', description: 'Jemand anders, der hier spielt' } },
  },
  leaderboard: {
    name: 'bestenliste',
    description: 'Wer wo steht: nach Punkten, Zeit, Serie oder Wertung',
    options: {
      period: {
        name: 'zeitraum',
        description: 'Über welche Tage',
        choices: PERIOD_NAMES,
      },
      scope: {
        name: 'kreis',
        description: 'Unter wem',
        choices: { server: 'dieser Server', 'friends-of-this-channel': 'Freunde dieses Kanals', global: 'die Welt' },
      },
      by: {
        name: 'nach',
        description: 'Was zählt',
        choices: MEASURE_NAMES,
      },
    },
  },
  share: {
    name: 'teilen',
    description: 'Zeig den anderen, wie du eine Tagesaufgabe gelöst hast, ohne etwas zu verraten',
    options: { date: DATE },
  },
  recap: {
    name: 'rückblick',
    description: 'Wie ein Tag gelaufen ist: wer die Aufgabe gelöst hat, und woran die anderen gescheitert sind',
    options: { date: DATE },
  },
  settings: {
    name: 'einstellungen',
    description: 'Dein Brett, Figuren, Buchstaben, Sprache, Zeitzone, Erinnerung und verbergen',
    options: {
      theme: {
        name: 'farben',
        description: 'Die Farben des Bretts',
        choices: BOARD_THEME_NAMES,
      },
      pieces: { name: 'figuren', description: 'Die Figuren', choices: PIECE_SET_NAMES },
      notation: {
        name: 'notation',
        description: 'Die Buchstaben der Figuren; automatisch: wie in deiner Sprache',
        choices: { auto: 'automatisch', ...NOTATION_NAMES },
      },
      language: {
        name: 'sprache',
        description: 'Die Sprache, in der ich mit dir spreche; automatisch: wie im Chat',
        choices: { auto: 'automatisch', ...LANGUAGE_NAMES },
      },
      time_zone: { name: 'zeitzone', description: 'Wo du lebst: Berlin, Europe/Berlin oder UTC+2' },
      reminder: {
        name: 'erinnerung',
        description: 'Wann ich dich an eine ungelöste Aufgabe erinnere, etwa 18:30, oder aus',
      },
      hide_me: { name: 'verbergen', description: 'Deinen Namen und deine Zeiten sonst niemandem zeigen' },
    },
  },
  report: {
    name: 'melden',
    description: 'Sag dem Betreiber, was mit einer Aufgabe oder mit mir nicht stimmt',
    options: { text: { name: 'text', description: 'Was nicht stimmt' } },
  },
  privacy: { name: 'datenschutz', description: 'Was ich über dich speichere' },
  'privacy export': { name: 'exportieren', description: 'Eine Datei mit allem, was ich über dich speichere' },
  'privacy delete': {
    name: 'löschen',
    description: 'Lass mich alles vergessen, was ich über dich speichere; fragt zuerst',
  },
  help: {
    name: 'hilfe',
    description: 'Was ich kann',
    options: {
      topic: {
        name: 'thema',
        description: 'Worüber',
        choices: {
          rules: 'Regeln',
          scoring: 'Punkte',
          commands: 'Befehle',
          notation: 'Züge schreiben',
          admins: 'Für Admins',
        },
      },
    },
  },
};
