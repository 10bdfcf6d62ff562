import { opposite } from 'chessops/util';
import type { Context } from '../bot/command.js';
import type { Reply } from '../bot/reply.js';
import { excerpt } from '../bot/text.js';
import { play, sanOf, sanOfUci, uciOf } from '../games/chess/moves.js';
import type { Position } from '../games/chess/vocabulary.js';
import type { ChessBoard } from '../pictures/picture.js';
import type { Interruption, Step } from '../play/answer.js';
import type { Answered } from '../play/attempt-changes.js';
import type { Playing } from '../play/boards.js';
import { followLine } from '../play/judge.js';
import type { Speech } from '../texts/speech.js';
import { buttonsAfter, buttonsWhilePlaying } from './buttons.js';
import { boardAfter, boardOfAttempt, chessPicture } from './chess-boards.js';
import { explainMoveFault } from './move-faults.js';
import { moveMenuFor } from './move-menus.js';
import { aboutPuzzle, namePuzzle, outcomeInWords, playedLine } from './playing.js';
import { solveResultLines } from './solve-result.js';

/** What became of an answer, on the board and in words. The puzzle is named where a typed move may have been meant for another. */
export async function showAnswer(
  context: Context,
  { playing, answer: { steps, interruption } }: Answered,
  today: string,
): Promise<Reply> {
  const { speech } = context;
  const last = steps.at(-1);
  const isWrong = last && last.judgement.kind !== 'correct' && last.judgement.kind !== 'mate';
  const { puzzleRef, finish } = playing.attempt;
  const text = [
    // The moves before the one that fails were played all the same.
    ...(isWrong && steps.length > 1 ? [speech.texts.answers.onTheBoard(playedLine(playing, speech))] : []),
    ...(last ? [judgementText(playing, last, speech)] : []),
    ...(last?.isRepeated ? [speech.texts.answers.triedBefore] : []),
    ...(finish
      ? [outcomeInWords(playing, speech), ...(await solveResultLines(context, playing)), aboutPuzzle(playing, speech)]
      : []),
    ...(interruption ? [interruptionText(interruption, playing.position, speech)] : []),
  ].join('\n');
  const chooser = finish ? undefined : moveMenuFor(playing, { flipped: false }, speech);
  return {
    text: namePuzzle(context, playing, today, text),
    personal: true,
    pictures: [chessPicture(last ? boardOfStep(playing, last) : boardOfAttempt(playing), speech)],
    buttons: finish ? buttonsAfter(playing.attempt, speech) : buttonsWhilePlaying(puzzleRef, speech),
    ...(chooser && { menus: [chooser.menu] }),
  };
}

/** A move that fails is shown on the board with what it leads to; the attempt itself stays where it was. */
function boardOfStep(playing: Playing, { before, move, judgement }: Step): ChessBoard {
  const after = (): ChessBoard => boardAfter(play(before, move), playing.start.turn, uciOf(before, move));
  switch (judgement.kind) {
    case 'mate':
    case 'correct':
    case 'slower':
      return boardOfAttempt(playing);
    case 'stalemate':
      return after();
    case 'refuted':
    case 'undecided':
      return { ...after(), arrow: { move: judgement.by, meaning: 'refutation' } };
  }
}

/** What became of one move, in a sentence. */
export function judgementText(playing: Playing, { before, move: moved, judgement }: Step, speech: Speech): string {
  const { answers } = speech.texts;
  const san = speech.spell(sanOf(before, moved));
  const defender = opposite(before.turn);
  const needed = followLine(playing.root, playing.attempt.line).mateIn;
  const reply = 'by' in judgement ? speech.spell(sanOfUci(play(before, moved), judgement.by)) : '';
  switch (judgement.kind) {
    case 'mate':
      return answers.mate(playedLine(playing, speech));
    case 'correct':
      return answers.right(playedLine(playing, speech), judgement.next.mateIn);
    case 'slower':
      return answers.slower(san, judgement.mateIn, needed);
    case 'stalemate':
      return answers.stalemate(san, defender);
    case 'undecided':
      return answers.undecided(san, defender, needed, reply);
    case 'refuted':
      return needed === 1 ? answers.notMate(san, defender, reply) : answers.escapes(san, defender, needed, reply);
  }
}

function interruptionText(interruption: Interruption, position: Position, speech: Speech): string {
  const { answers } = speech.texts;
  switch (interruption.kind) {
    case 'nothing':
      return answers.typeAMove;
    case 'other defence':
      return answers.otherDefence(excerpt(interruption.typed));
    case 'fault':
      return answers.unclear(excerpt(interruption.typed), explainMoveFault(interruption.fault, position, speech));
  }
}
