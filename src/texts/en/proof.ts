import type { Side } from '../../games/chess/vocabulary.js';
import type { PuzzleName } from '../puzzle-name.js';
import { common } from './common.js';

/** Stepping through the solution. */
export const proof = {
  endsAttempt: (name: PuzzleName) =>
    `The solution ends your attempt at ${'day' in name ? `the puzzle of ${name.day}` : `practice puzzle #${name.practice}`}: it will count as given up. Shall I show it?`,
  keepTrying: 'Keep trying',
  giveUpAndShow: 'Give up and show it',
  asQuick: (moves: readonly string[]) => `As quick here: ${moves.join(', ')}.`,
  shown: (move: string) => `${move} (shown)`,
  defences: (defender: Side, count: number, move: string) =>
    `${common.sideName(defender)}: ${count} ${count === 1 ? 'defence' : 'defences'} to ${move}`,
  thenMove: (move: string) => `then ${move}`,
  thenMate: (mateIn: number) => `then mate in ${mateIn}`,
};
