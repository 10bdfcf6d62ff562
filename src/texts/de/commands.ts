import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../command-words.js';

const DATE: OptionWords = { name: 'datum', description: 'Ein früherer Tag, etwa 2026-11-16 oder gestern' };
const ID: OptionWords = { name: 'nummer', description: 'Ihre Nummer, etwa 12' };
const IDS: OptionWords = { name: 'nummern', description: 'Ihre Nummern, etwa 12 oder 12-40,45' };

export const commands: CommandTable = {
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
        choices: { today: 'heute', week: 'diese Woche', month: 'dieser Monat', all: 'insgesamt' },
      },
      scope: {
        name: 'kreis',
        description: 'Unter wem',
        choices: { server: 'dieser Server', 'friends-of-this-channel': 'Freunde dieses Kanals', global: 'die Welt' },
      },
      by: {
        name: 'nach',
        description: 'Was zählt',
        choices: { score: 'Punkte', time: 'Zeit', streak: 'Serie', rating: 'Wertung' },
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
        choices: {
          light: 'hell',
          dark: 'dunkel',
          wood: 'Holz',
          green: 'grün',
          blue: 'blau',
          contrast: 'starker Kontrast',
        },
      },
      pieces: { name: 'figuren', description: 'Die Figuren', choices: { classic: 'klassisch', plain: 'schlicht' } },
      notation: {
        name: 'notation',
        description: 'Die Buchstaben der Figuren; automatisch: wie in deiner Sprache',
        choices: {
          auto: 'automatisch',
          english: 'Englisch',
          german: 'Deutsch',
          french: 'Französisch',
          spanish: 'Spanisch',
          dutch: 'Niederländisch',
          russian: 'Russisch',
          figurine: 'Figurinen',
        },
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
  setup: { name: 'einrichten', description: 'Lass mich die Tagesaufgabe von selbst posten' },
  'setup channel': {
    name: 'kanal',
    description: 'Wo und wann die Tagesaufgabe kommt, und wie sie sein soll',
    options: {
      channel: { name: 'kanal', description: 'Der Kanal für die Tagesaufgabe' },
      time: { name: 'uhrzeit', description: 'Die Uhrzeit, etwa 9:00 oder 18:30' },
      timezone: { name: 'zeitzone', description: 'Deine Zeitzone: tippe deine Stadt' },
      role: { name: 'rolle', description: 'Eine Rolle, die jeder Post pingt' },
      thread: { name: 'thread', description: 'Unter jedem Post einen Thread öffnen' },
      recap: { name: 'rückblick', description: 'Vor jeder Tagesaufgabe erzählen, wie der Vortag lief' },
      board: {
        name: 'brett',
        description: 'Verhüllt, bis ein Mitglied startet, oder offen für alle: dann zählen Zeiten nicht',
        choices: { veiled: 'verhüllt', open: 'offen' },
      },
      mate_in_min: { name: 'matt_ab', description: 'Das kürzeste Matt' },
      mate_in_max: { name: 'matt_bis', description: 'Das längste Matt' },
      weekday_ramp: { name: 'wochenrampe', description: 'Montags leicht, sonntags schwer' },
      language: { name: 'sprache', description: 'Die Sprache der Posts', choices: LANGUAGE_NAMES },
    },
  },
  'setup show': {
    name: 'zeigen',
    description: 'Was eingerichtet ist, wann die nächsten Posts kommen und was mich am Posten hindert',
  },
  'setup role': {
    name: 'rolle',
    description: 'Welche Rolle jeder Post pingt; ohne Angabe niemanden',
    options: { role: { name: 'rolle', description: 'Eine Rolle, die Mitglieder sich selbst geben können' } },
  },
  'setup pause': {
    name: 'pause',
    description: 'Eine Weile nichts posten; noch einmal setzt es fort',
    options: { paused: { name: 'pausiert', description: 'True hält an, false setzt fort' } },
  },
  'setup test': { name: 'test', description: 'Sofort ein Beispiel in den Kanal posten, um zu sehen, ob es klappt' },
  puzzles: { name: 'aufgaben', description: 'Aufgaben hinzufügen und sehen, wie es um sie steht' },
  'puzzles add': {
    name: 'hinzufügen',
    description: 'Aufgaben für diesen Server hinzufügen: eine Datei oder eine Stellung',
    options: {
      file: {
        name: 'datei',
        description: 'FEN, EPD, PGN, Lichess-CSV, JSON-Zeilen oder Textbretter; auch als .gz oder .zst',
      },
      position: { name: 'stellung', description: 'Eine Zeile FEN oder EPD, etwa … w - - dm 2;' },
      several_keys: { name: 'nebenlösungen', description: 'Auch Aufgaben mit mehreren Lösungen annehmen' },
    },
  },
  'puzzles queue': {
    name: 'vorrat',
    description: 'Was als Nächstes kommt: zuerst eure eigenen Aufgaben, dann der gemeinsame Vorrat',
  },
  'puzzles next': {
    name: 'nächste',
    description: 'Was die nächsten Tage bringen; mit einer Nummer kommt diese Aufgabe zuerst',
    options: { id: ID },
  },
  'puzzles stats': {
    name: 'statistik',
    description: 'Wie viele Aufgaben es gibt, nach Urteil, und welche von euren nicht gegeben werden',
  },
  'puzzles show': {
    name: 'zeigen',
    description: 'Eine Aufgabe mit Urteil, Schlüsselzug, Schwierigkeit und Themen: verrät die Lösung',
    options: { id: ID },
  },
  'puzzles relabel': {
    name: 'umbenennen',
    description: 'Eure Aufgaben, die schneller matt setzen, als ihre Datei sagt, als das nehmen, was sie sind',
    options: { ids: IDS },
  },
  'puzzles allow': {
    name: 'erlauben',
    description: 'Eure Aufgaben mit Nebenlösungen annehmen: jeder erste Zug, der rechtzeitig matt setzt, gilt',
    options: { ids: IDS },
  },
  'puzzles verify': {
    name: 'prüfen',
    description: 'Eure Aufgaben, die zu schwer zu beweisen waren, mit vierfacher Zeit noch einmal versuchen',
  },
  'puzzles remove': {
    name: 'entfernen',
    description: 'Eine eurer eigenen Aufgaben herausnehmen; was gespielt wurde, bleibt',
    options: { id: ID },
  },
};
