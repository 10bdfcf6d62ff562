import type { Side } from '../../games/chess/vocabulary.js';
import { common } from './common.js';

/** Walking through a proof on the live board, after the end of an attempt. Moves come in the person's letters. */
export const explore = {
  tooEarly: 'That would give the answer away. Ask again when you have solved the puzzle or given it up.',
  mated: (winner: Side) => `Mate: ${common.sideName(winner)} has won.`,
  defends: (defender: Side, count: number, mateIn: number) =>
    `${common.sideName(defender)} to move: ${count === 1 ? '1 reply' : `${count} replies`}, mate in ${mateIn} at the latest.`,
  missed: (move: string, mateIn: number) =>
    `**${move}** is not one of the shortest mates: it does not mate in ${mateIn}. The proof ends here, for it keeps what refutes a move only along its main line.`,
  proofEnds: 'The proof ends here: it follows every shortest mate, and a wrong move up to the reply that answers it.',
  isMate: 'mate',
  isKey: (mateIn: number) => `the key: mate in ${mateIn}`,
  matesIn: (mateIn: number) => `mate in ${mateIn}`,
  matesSlower: (mateIn: number, reply: string) => `mate in ${mateIn}, slower: ${reply}`,
  failsTo: (reply: string) => `fails to ${reply}`,
  missesBy: (mateIn: number, reply: string) => `no mate in ${mateIn} after ${reply}; a later one was not decided`,
  isStalemate: 'stalemate',
  savesFrom: 'holds',
  words: {
    close: 'Back to the result',
    moves: 'Moves in the proof',
    line: 'The line on the board',
    start: 'Start position',
    back: 'One move back',
    forward: 'One move forward',
    copyFen: 'Copy FEN',
    copyPgn: 'Copy PGN',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying.',
    analysis: 'Analyse on lichess.org',
  },
};
