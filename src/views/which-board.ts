import { fitsButton } from '../bot/invocation.js';
import type { Button, Invocation, Reply } from '../bot/reply.js';
import { excerpt } from '../bot/text.js';
import { withoutSigns } from '../games/chess/move-text.js';
import { splitMoves } from '../games/chess/notation.js';
import type { Playing } from '../play/boards.js';
import type { Speech } from '../texts/speech.js';
import { boardName } from './dates.js';

/** Asks on which board a move is to be played; nothing was played yet. It is asked of right moves and of wrong ones. */
export function askWhichBoard(boards: readonly Playing[], typed: string, today: string, speech: Speech): Reply {
  const moves = asMuchAsFits(boards, splitMoves(typed).map(withoutSigns));
  const buttons = boards.map((board): Button => {
    const { puzzleRef } = board.attempt;
    const style = puzzleRef === today ? 'primary' : 'secondary';
    return { label: boardName(puzzleRef, today, speech), style, inPlace: true, invoke: playOn(board, moves) };
  });
  return { text: speech.texts.playing.whichBoard(excerpt(moves)), personal: true, buttons };
}

/** A button carries less than somebody may type: then the moves at the beginning are played, which the question names. */
function asMuchAsFits(boards: readonly Playing[], words: readonly string[]): string {
  const moves = words.join(' ');
  const fits = boards.every((board) => fitsButton(playOn(board, moves)));
  return fits || words.length === 1 ? moves : asMuchAsFits(boards, words.slice(0, -1));
}

const playOn = ({ attempt: { puzzleRef: date, line } }: Playing, moves: string): Invocation => ({
  command: 'move',
  args: { date, ply: line.length, moves },
});
