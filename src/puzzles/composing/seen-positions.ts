import { makeBoardFen } from 'chessops/fen';
import { positionKey } from '../../games/chess/position.js';
import { twinKey, twinOfKey } from '../../games/chess/twins.js';
import type { Position } from '../../games/chess/vocabulary.js';

/** So many small problems with the same men in a pack: more of them look like one. */
const MOST_ALIKE = 3;
/** Larger positions come from games, where the same men say nothing. */
const SMALL = 9;

/**
 * The positions that there are already. A position is not taken when it is there, also mirrored or with colours swapped, nor when
 * it is a near twin: the same but for one man that is missing, added or on another square.
 */
export class SeenPositions {
  readonly #whole = new Set<string>();
  readonly #lackingOne = new Set<string>();
  readonly #alike = new Map<string, number>();

  /** True when it is new; then it counts as seen from now on. */
  take(position: Position): boolean {
    const whole = wholeKey(position);
    const lackingOne = keysLackingOne(position);
    const alike = this.#alike.get(menKey(position)) ?? 0;
    const isTwin = this.#whole.has(whole) || this.#lackingOne.has(whole) || lackingOne.some((key) => this.#knows(key));
    if (isTwin || (position.board.occupied.size() < SMALL && alike >= MOST_ALIKE)) return false;
    this.put(position);
    return true;
  }

  /** Something that was there before. */
  put(position: Position): void {
    this.#whole.add(wholeKey(position));
    for (const key of keysLackingOne(position)) this.#lackingOne.add(key);
    const men = menKey(position);
    this.#alike.set(men, (this.#alike.get(men) ?? 0) + 1);
  }

  #knows(key: string): boolean {
    return this.#whole.has(key) || this.#lackingOne.has(key);
  }
}

/** Without who may castle: that alone makes no new problem. */
const wholeKey = (position: Position): string => {
  const without = position.clone();
  without.castles.discardColor('white');
  without.castles.discardColor('black');
  return twinKey(without);
};

/** The keys of the position without each of its men in turn; two positions that differ in one man share one of them. */
function keysLackingOne(position: Position): string[] {
  const side = position.turn === 'white' ? 'w' : 'b';
  return [...position.board.occupied].map((square) => {
    const { board } = position.clone();
    board.take(square);
    return twinOfKey(`${makeBoardFen(board)} ${side} - -`);
  });
}

/** The men of both sides, as the attacker has them. */
function menKey(position: Position): string {
  const [placement = '', side] = positionKey(position).split(' ');
  const letters = [...placement.replace(/[\d/]/g, '')].sort();
  const swap = (letter: string): string => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase());
  return (side === 'w' ? letters : letters.map(swap).sort()).join('');
}
