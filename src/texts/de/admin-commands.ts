import { LANGUAGE_NAMES } from '../../shared/languages.js';
import type { CommandTable, OptionWords } from '../writing.js';

const ID: OptionWords = { name: 'nummer', description: 'Ihre Nummer, etwa 12' };
const IDS: OptionWords = { name: 'nummern', description: 'Ihre Nummern, etwa 12 oder 12-40,45' };

export const adminCommands: CommandTable = {
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
    description: 'Aufgaben für diesen Server hinzufügen: eine Datei oder Stellungen',
    options: {
      file: {
        name: 'datei',
        description: 'FEN, EPD, PGN, Lichess-CSV, JSON-Zeilen oder Textbretter; auch als .gz oder .zst',
      },
      position: { name: 'stellung', description: 'FEN- oder EPD-Zeilen, etwa … w - - dm 2;' },
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
    description: 'Eine eurer eigenen Aufgaben herausnehmen, nach einer Rückfrage; was gespielt wurde, bleibt',
    options: { id: ID },
  },
};
