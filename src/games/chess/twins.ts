import { positionKey } from './position.js';
import type { Position, Square } from './vocabulary.js';

/** How one position is like another that is the same problem. */
export type Likeness = 'the same' | 'mirrored' | 'colours swapped' | 'turned';

/** Squares are counted as a FEN writes them, from a8 to h1. */
type Symmetry = (square: Square) => Square;

const same: Symmetry = (square) => square;
const leftRight: Symmetry = (square) => square ^ 7;
const upDown: Symmetry = (square) => square ^ 56;
const bothWays: Symmetry = (square) => square ^ 63;
const diagonal: Symmetry = (square) => ((square & 7) << 3) | (square >> 3);

const AS_IT_IS = [tableOf(same)];
/** Pawns know up from down, but not left from right. */
const WITH_PAWNS = [same, leftRight].map(tableOf);
const WITHOUT_PAWNS = [same, leftRight, upDown, bothWays].flatMap((turn) => [
  tableOf(turn),
  tableOf((square) => diagonal(turn(square))),
]);

function tableOf(symmetry: Symmetry): readonly Square[] {
  return Array.from({ length: 64 }, (_, square) => symmetry(square));
}

/**
 * A name that a position shares with all that are the same problem: with colours swapped, mirrored left to right, and
 * turned in any way when there are no pawns. Who can still castle has no mirror image.
 */
export const twinKey = (position: Position): string => twinOfKey(positionKey(position));

/** The same from what `positionKey` wrote. */
export function twinOfKey(key: string): string {
  const [placement = '', side, castling = '-', enPassant = '-'] = key.split(' ');
  const board = placement.replace(/\d/g, (empty) => '.'.repeat(Number(empty))).replaceAll('/', '');
  const men = side === 'w' ? board : withColoursSwapped(board);
  const ways = castling !== '-' ? AS_IT_IS : /p/i.test(men) ? WITH_PAWNS : WITHOUT_PAWNS;
  let least = '';
  for (const way of ways) {
    let name = '';
    for (const square of way) name += men[square];
    // Only the file counts: the rank follows from the side to move, which is always White here.
    if (enPassant !== '-') name += `e${(way[enPassant.charCodeAt(0) - 97] ?? 0) & 7}`;
    if (least === '' || name < least) least = name;
  }
  const shorter = least.replace(/\.{2,}/g, (run) => String(run.length));
  return castling === '-' ? shorter : `${shorter} ${side === 'w' ? castling : castlingSwapped(castling)}`;
}

function withColoursSwapped(board: string): string {
  let swapped = '';
  for (let rank = 7; rank >= 0; rank--) swapped += board.slice(rank * 8, rank * 8 + 8);
  return swapCase(swapped);
}

const castlingSwapped = (castling: string): string => [...swapCase(castling)].sort().join('');

const swapCase = (letters: string): string =>
  letters.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** Of two positions with the same `twinKey`, given as `positionKey` writes them. */
export function likenessOf(key: string, other: string): Likeness {
  if (key === other) return 'the same';
  const [placement = '', side] = key.split(' ');
  const [otherPlacement = '', otherSide] = other.split(' ');
  if (side !== otherSide) return 'colours swapped';
  const mirrored = placement.split('/').map((rank) => [...rank].reverse().join(''));
  return mirrored.join('/') === otherPlacement ? 'mirrored' : 'turned';
}
