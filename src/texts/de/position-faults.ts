import { makeSquare } from 'chessops/util';
import type { FenProblem } from '../../games/chess/fen-problem.js';
import type { CastlingRight, EnPassantObstacle, PositionFault } from '../../games/chess/position-fault.js';
import type { Square } from '../../games/chess/vocabulary.js';
import { explainBy } from '../fault-table.js';
import { common } from './common.js';

const explainFenProblem = explainBy<FenProblem>({
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

export const explainPositionFault = explainBy<PositionFault>({
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
