import { makeSquare } from 'chessops/util';
import type { FenProblem } from '../../games/chess/fen-problem.js';
import type { CastlingRight, EnPassantObstacle, PositionFault } from '../../games/chess/position-fault.js';
import type { Square } from '../../games/chess/vocabulary.js';
import type { Alphabet } from '../../puzzles/files/line-fault.js';
import type * as english from '../en/puzzle-files.js';
import { explainWith } from '../writing.js';
import { common } from './common.js';

export const files: typeof english.files = {
  named: (name, fault) => `„${name}“: ${fault}`,
  notFetched: 'Ich konnte diese Datei nicht von Discord holen. Bitte schick sie noch einmal.',
  onlyUploads: 'Ich lese nur Dateien, die auf Discord hochgeladen sind. Hänge die Datei an den Befehl selbst an.',
  tooLarge: (size, limit) => `Die Datei hat ${size} MB, erlaubt sind ${limit} MB; teile sie in kleinere Dateien auf.`,
  tooLargeUnpacked: (limit) => `Der Inhalt der Datei ist größer als ${limit} MB; teile sie in kleinere Dateien auf.`,
  tooManyLines: (limit) =>
    `Von einer Datei werden höchstens ${limit} Zeilen gelesen; teile sie in kleinere Dateien auf.`,
  damaged: 'Die gepackte Datei ist beschädigt oder endet zu früh; packe sie neu, oder schick sie ungepackt.',
  packedTooTightly:
    'Diese Datei zu entpacken würde zu viel Speicher brauchen; packe sie mit höchstens `zstd -19`, oder schick sie ungepackt.',
  empty:
    'In der Datei ist keine Aufgabe; sie kann FEN- oder EPD-Zeilen, PGN, CSV, JSON-Zeilen oder Textbretter enthalten.',
  notText: 'Das ist keine Textdatei; speichere die Aufgaben als reinen Text (UTF-8).',
  columnMissing: (column) =>
    `Die erste Zeile nennt die Spalten einer Tabelle, aber \`${column}\` ist nicht dabei; ergänze sie.`,
  unreadable: 'Die Datei ließ sich nicht bis zum Ende lesen. Bitte schick sie noch einmal.',
};

const explainFenProblem = explainWith<FenProblem>({
  'too many fields': ({ count }) => `Sie hat ${count} Teile, eine FEN hat höchstens 6`,
  'wrong number of ranks': ({ count }) =>
    `Das Brett hat ${count} ${count === 1 ? 'Reihe' : 'Reihen'} statt 8; trenne sie durch \`/\``,
  'wrong number of squares': ({ rank, count }) =>
    `Die ${rank}. Reihe hat ${count} ${count === 1 ? 'Feld' : 'Felder'} statt 8`,
  'unknown character': ({ rank, character }) =>
    `In der ${rank}. Reihe steht ${character === undefined ? 'ein unbekanntes Zeichen' : `\`${character}\``}; Figuren sind KQRBNP für Weiß und kqrbnp für Schwarz`,
  'side missing': () => 'Es fehlt, wer am Zug ist; schreib `w` oder `b` hinter das Brett',
  'unknown side': () => 'Wer am Zug ist, steht als `w` oder `b` da',
  'unknown castling': () => 'Die Rochaderechte sind `-` oder Buchstaben aus `KQkq`, jeder nur einmal',
  'unknown en passant': () => 'Das En-passant-Feld ist `-` oder ein Feld wie `e6`',
  'no halfmove clock': () => 'Der fünfte Teil, die Zahl der Halbzüge, ist eine ganze Zahl wie `0`',
  'no move number': () => 'Der sechste Teil, die Zugnummer, ist eine ganze Zahl wie `1`',
});

const OBSTACLES: Readonly<Record<EnPassantObstacle, string>> = {
  'wrong rank': 'Es liegt auf der 6. Reihe, wenn Weiß am Zug ist, und auf der 3., wenn Schwarz am Zug ist',
  'no pawn': 'Davor steht kein Bauer, der gerade einen Doppelschritt gemacht haben kann',
  'not empty': 'Das Feld und das dahinter müssen leer sein',
  'other check': 'Ein Doppelschritt kann dieses Schach nicht gegeben haben',
};

const squares = (list: readonly Square[]): string => common.and(list.map(makeSquare));
const castling = ({ side, wing }: CastlingRight): string =>
  `die ${wing === 'king' ? 'kurze' : 'lange'} Rochade von ${common.sideName(side)}`;
const promoted = (count: number): string => (count === 1 ? '1 umgewandelte Figur' : `${count} umgewandelte Figuren`);
const pawns = (count: number): string => (count === 1 ? '1 Bauern' : `${count} Bauern`);

export const explainPositionFault = explainWith<PositionFault>({
  unreadable: ({ problem }) => `Diese Stellung ist nicht lesbar: ${explainFenProblem(problem)}.`,
  'no king': ({ side }) => `${common.sideName(side)} hat keinen König; stell einen dazu.`,
  'several kings': ({ side, squares: on }) =>
    `${common.sideName(side)} hat ${on.length} Könige (${squares(on)}); lass nur einen stehen.`,
  'pawns on the last rank': ({ squares: on }) =>
    `Auf der ersten und der letzten Reihe kann kein Bauer stehen; versetze oder entferne ${squares(on)}.`,
  'too many men': ({ side, count }) =>
    `${common.sideName(side)} hat ${count} Figuren; erlaubt sind höchstens 16, entferne einige.`,
  'too many pawns': ({ side, count }) =>
    `${common.sideName(side)} hat ${count} Bauern; erlaubt sind höchstens 8, entferne einige.`,
  'too many promoted pieces': ({ side, promoted: count, pawns: left }) =>
    `${common.sideName(side)} hat ${promoted(count)}, aber noch ${pawns(left)}; jede Umwandlung kostet einen Bauern, entferne einige.`,
  'kings touch': ({ squares: on }) =>
    `Die beiden Könige stehen nebeneinander (${squares(on)}), was nie vorkommt; versetze einen.`,
  'both kings in check': () => 'Beide Könige stehen zugleich im Schach, was nie vorkommt; hebe eines der Schachs auf.',
  'side not to move in check': ({ side }) =>
    `${common.sideName(side)} steht im Schach, ist aber nicht am Zug; ändere, wer am Zug ist, oder hebe das Schach auf.`,
  'impossible castling': ({ rights }) =>
    `Nicht möglich: ${common.and(rights.map(castling))}; der König oder der Turm steht nicht auf seinem ersten Feld. Streiche ${rights.length > 1 ? 'diese Rechte' : 'dieses Recht'}.`,
  'impossible en passant': ({ square, because }) =>
    `Das En-passant-Feld ${makeSquare(square)} ist unmöglich: ${OBSTACLES[because]}; berichtige es oder schreib \`-\`.`,
  'impossible check': ({ side, checkers }) =>
    `Kein einzelner Zug kann das Schach von ${squares(checkers)} gegen den König von ${common.sideName(side)} gegeben haben; ändere eine der Figuren.`,
  'already checkmate': ({ side }) => `${common.sideName(side)} ist schon matt; eine Aufgabe beginnt vor dem Matt.`,
  'no legal move': ({ side }) =>
    `${common.sideName(side)} ist am Zug, hat aber keinen legalen Zug (patt); ändere, wer am Zug ist, oder die Stellung.`,
});

const LETTERS: Readonly<Record<Alphabet, string>> = {
  Cyrillic: 'den kyrillischen Buchstaben',
  Greek: 'den griechischen Buchstaben',
  'full-width': 'das breite Zeichen',
};

export const refusals: typeof english.refusals = {
  line: explainWith<Parameters<(typeof english.refusals)['line']>[0]>({
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
