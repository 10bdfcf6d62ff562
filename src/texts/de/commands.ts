import type { CommandTable, OptionWords } from '../command-words.js';

const DATE: OptionWords = { name: 'datum', description: 'Ein früherer Tag, etwa 2026-11-16 oder yesterday' };
const ID: OptionWords = { name: 'nummer', description: 'Ihre Nummer, etwa 12' };
const IDS: OptionWords = { name: 'nummern', description: 'Ihre Nummern, etwa 12 oder 12-40,45' };

export const commands: CommandTable = {
  puzzle: {
    name: 'aufgabe',
    description: 'Das Brett von heute; deine Uhr läuft ab dem ersten Blick',
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
  stats: { name: 'statistik', description: 'Deine eigenen Lösezeiten' },
  help: { name: 'hilfe', description: 'Was ich kann' },
  puzzles: { name: 'aufgaben', description: 'Aufgaben bringen und sehen, wie es um sie steht' },
  'puzzles add': {
    name: 'bringen',
    description: 'Aufgaben für diesen Server bringen: eine Datei oder eine Stellung',
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
