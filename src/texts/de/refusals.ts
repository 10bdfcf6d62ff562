import type { Alphabet } from '../../puzzles/files/line-fault.js';
import type { refusals as english } from '../en/refusals.js';
import { explainBy } from '../fault-table.js';
import { common } from './common.js';
import { explainPositionFault } from './position-faults.js';

const LETTERS: Readonly<Record<Alphabet, string>> = {
  Cyrillic: 'den kyrillischen Buchstaben',
  Greek: 'den griechischen Buchstaben',
  'full-width': 'das breite Zeichen',
};

export const refusals: typeof english = {
  line: explainBy<Parameters<(typeof english)['line']>[0]>({
    'impossible position': ({ fault }) => explainPositionFault(fault),
    'long dash': () =>
      'Diese Stellung ist nicht lesbar: Sie enthält einen langen Strich, wo eine FEN den Bindestrich `-` hat; tippe sie neu.',
    'foreign letter': ({ alphabet, letter, twin }) =>
      `Diese Stellung ist nicht lesbar: Sie enthält ${LETTERS[alphabet]} \`${letter}\`${twin ? ` statt \`${twin}\`` : ''}; tippe sie mit lateinischen Buchstaben neu.`,
    'unknown line': () =>
      'Das ist weder eine FEN- oder EPD-Zeile noch Teil eines Textbretts; berichtige sie, oder setze vor eine Bemerkung `#`.',
    'damaged line': () => 'Diese Zeile ist kein reiner Text (UTF-8); tippe sie neu.',
    'long line': ({ most }) => `Diese Zeile ist länger als ${most} Zeichen; kürze sie.`,
    'wrong claim': ({ most }) => `Die Länge des Matts muss eine ganze Zahl von 1 bis ${most} sein.`,
    'two claims': () => '`dm` und `bm` nennen verschiedene Matts; behalte eines davon.',
    'open text': () => 'Einem Text in Anführungszeichen fehlt das schließende `"`; ergänze es.',
    'too few columns': ({ count, of }) =>
      `Diese Zeile hat ${count} von ${of} Spalten; ergänze die fehlenden, notfalls leer.`,
    'too many columns': ({ count, of }) =>
      `Diese Zeile hat ${count} Spalten, die erste Zeile nennt ${of}; setze einen Text mit Komma in Anführungszeichen \`"\`.`,
    'open quote': () =>
      'Hier beginnt ein Anführungszeichen `"`, das nicht richtig geschlossen wird; schließe es, oder schreib `""` für eines im Text.',
    'no position in row': () => 'In dieser Zeile fehlt die Stellung; ergänze sie.',
    'no moves': () => 'Diese Zeile hat keine Züge; der erste ist der des Gegners und führt zur Aufgabe.',
    'unreadable first move': () => 'Der erste der Züge hat nicht die Form `e2e4` oder `e7e8q`; berichtige ihn.',
    'illegal first move': ({ move }) =>
      `Der erste der Züge, \`${move}\`, ist in dieser Stellung nicht möglich; berichtige ihn.`,
    'first move ends the game': ({ move }) =>
      `Der erste der Züge, \`${move}\`, beendet die Partie; eine Aufgabe beginnt vor dem Matt.`,
    'themes of different lengths': () => 'Die Themen nennen Matts verschiedener Länge; behalte eines davon.',
    'no solution': () => 'Die Züge enden, bevor die Lösung beginnt; ergänze sie.',
    'no JSON object': () =>
      'Diese Zeile ist kein JSON-Objekt; schreib eine Aufgabe je Zeile, etwa `{"fen":"…","mateIn":2}`.',
    'no position in object': () => 'Die Stellung fehlt; gib sie als `"fen":"…"` an.',
    'long game': ({ most }) => `Diese Partie ist länger als ${most} Zeichen; kürze sie.`,
    'damaged game': () => 'Eine Zeile dieser Partie ist kein reiner Text (UTF-8); tippe sie neu.',
    'open comment': () => 'Ein Kommentar dieser Partie beginnt mit `{` und endet nie; ergänze `}`.',
    'open side line': () => 'Eine Nebenvariante dieser Partie beginnt mit `(` und endet nie; ergänze `)`.',
    'deep side lines': ({ most }) =>
      `Die Nebenvarianten dieser Partie sind mehr als ${most}-fach verschachtelt; entferne sie.`,
    'unreadable FEN tag': () => 'Die Angabe der Stellung ist nicht lesbar; schreib sie als `[FEN "…"]`.',
    'no FEN tag': () => 'Dieser Partie fehlt die Angabe `FEN`; eine Aufgabe braucht die Stellung, mit der sie beginnt.',
    'SetUp 0': () =>
      'Die Angabe `SetUp "0"` sagt, dass es keine Stellung gibt, aber `FEN` ist angegeben; schreib `SetUp "1"`.',
    'other variant': () => 'Das ist eine Partie einer anderen Schachart; gelesen wird nur das übliche Schach.',
    'illegal half-move': ({ number, move }) =>
      `Halbzug ${number} der Hauptvariante${move ? `, \`${move}\`,` : ''} ist nicht möglich; berichtige ihn.`,
    'mates the first side': () =>
      'Die Hauptvariante setzt die Seite matt, die zuerst zieht; eine Aufgabe beginnt mit einem Zug der Seite, die matt setzt.',
    'no side before the board': () => 'Ein Brett beginnt mit einer Zeile `white` oder `black`: wer am Zug ist.',
    'too few ranks': ({ count }) => `Dieses Brett hat ${count} von 8 Reihen; gib für jede eine Zeile an.`,
    'wrong number of cells': ({ rank, count }) =>
      `Hier wird die ${rank}. Reihe erwartet, 8 Felder, durch \`:\` getrennt; diese Zeile hat ${count}.`,
    'unknown cell': ({ rank, cell }) =>
      `Feld ${cell} der ${rank}. Reihe ist weder \`00\` noch Farbe und Figur, etwa \`wk\` oder \`bp\`.`,
    'unknown key': ({ known }) =>
      `Nach dem Brett sind nur ${common.and(known.map((key) => `\`${key}:\``))} bekannt; entferne diese Zeile.`,
    'key given twice': ({ key }) => `\`${key}\` steht doppelt da; behalte eines.`,
    'more refused': ({ count }) =>
      count === 1 ? 'Nach dieser Zeile wurde noch 1 abgelehnt.' : `Nach dieser Zeile wurden noch ${count} abgelehnt.`,
    'too many refused': ({ most }) =>
      `Nach ${most} abgelehnten Zeilen wird die Datei nicht weiter gelesen; berichtige zuerst diese.`,
    'too many puzzles': ({ most }) => `Aus einer Datei werden höchstens ${most} Aufgaben genommen; teile sie auf.`,
  }),
};
