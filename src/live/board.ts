import type { Context } from '../bot/command.js';
import { excerpt } from '../bot/text.js';
import { play, uciOf } from '../games/chess/moves.js';
import type { Wishes } from '../play/practice.js';
import { isPractice, type PuzzleRef } from '../play/puzzle-ref.js';
import type { Day } from '../play/server-days.js';
import { isTheme } from '../puzzles/analysis/themes.js';
import { readPuzzleRef } from '../views/dates.js';
import { explainNotPlaying } from '../views/playing.js';
import { judgementText } from '../views/show-answer.js';
import type { BoardState, MoveAnswer } from './answers.js';
import { lookOf, shownMove, stateOf, taskOf } from './board-state.js';
import type { LiveRequestOf } from './requests.js';

/** A board as it stands; what was not begun stays behind the curtain. */
export async function showBoard(context: Context, { ref }: LiveRequestOf<'show'>): Promise<BoardState> {
  return at(context, ref, async (puzzleRef, day) => {
    const { game } = context.services;
    const playing = await game.find(context.caller, puzzleRef);
    if (playing) return stateOf(context, playing, day, playing.wrongTries);
    if (isPractice(puzzleRef)) return undefined;
    const puzzle = await game.daily(context.caller.serverId, puzzleRef);
    return (
      puzzle && {
        phase: 'veiled',
        task: taskOf(puzzle, puzzleRef, day.today, context.speech),
        look: lookOf(context),
        isOpenToAll: puzzle.openBoard,
      }
    );
  });
}

export async function startBoard(context: Context, { ref }: LiveRequestOf<'start'>): Promise<BoardState> {
  return at(context, ref, async (puzzleRef, day) => {
    const playing = await context.services.game.look(context.caller, puzzleRef, day);
    return playing && stateOf(context, playing, day);
  });
}

export async function playMove(context: Context, request: LiveRequestOf<'move'>): Promise<MoveAnswer> {
  const { caller, services, speech } = context;
  const { ref, ply, move } = request;
  const day = await services.game.day(caller.serverId);
  // As UCI a move has one meaning in every language.
  const written = { text: move, notation: 'english' } as const;
  const answered = await services.game.answer(caller, written, { puzzleRef: ref, ply, day });
  if (answered.kind === 'not started') {
    const state = await showBoard(context, { do: 'show', ref });
    return {
      outcome: 'too late',
      sentence: explainNotPlaying(answered, day.today, speech, ref).text,
      isKnown: false,
      state,
    };
  }
  if (answered.kind === 'which board') throw new Error('who names a board is not asked which one is meant');
  const { playing } = answered;
  const state = await stateOf(context, playing, day);
  if (answered.kind === 'over') {
    return {
      outcome: 'too late',
      sentence: explainNotPlaying(answered, day.today, speech, ref).text,
      isKnown: false,
      state,
    };
  }
  if (answered.kind === 'too late') {
    return { outcome: 'too late', sentence: speech.texts.choosing.earlierPosition, isKnown: false, state };
  }
  const step = answered.answer.steps.at(-1);
  if (!step) return { outcome: 'illegal', sentence: speech.texts.live.illegal(excerpt(move)), isKnown: false, state };
  const { before, judgement } = step;
  const after = play(before, step.move);
  const reply = 'by' in judgement ? judgement.by : judgement.kind === 'correct' ? judgement.defence : undefined;
  return {
    outcome: judgement.kind === 'correct' ? 'right' : judgement.kind,
    sentence: [
      judgementText(playing, step, speech),
      ...(step.isRepeated ? [speech.texts.answers.triedBefore] : []),
    ].join(' '),
    move: shownMove(before, uciOf(before, step.move), speech),
    ...(reply !== undefined && { reply: shownMove(after, reply, speech) }),
    isKnown: step.isRepeated,
    state,
  };
}

export async function takeHint(context: Context, { ref, ply, level }: LiveRequestOf<'hint'>): Promise<BoardState> {
  await context.services.game.takeHint(context.caller, ref, ply, level);
  return showBoard(context, { do: 'show', ref });
}

export async function giveUp(context: Context, { ref }: LiveRequestOf<'give up'>): Promise<BoardState> {
  await context.services.game.giveUp(context.caller, ref);
  return showBoard(context, { do: 'show', ref });
}

export async function practise(
  context: Context,
  { do: _, theme, ...others }: LiveRequestOf<'practise'>,
): Promise<BoardState> {
  const { caller, services, speech } = context;
  const wishes = { ...others, ...(theme !== undefined && isTheme(theme) && { theme }) } as Wishes;
  const playing = await services.game.practise(caller, wishes);
  if (playing) return stateOf(context, playing, await services.game.day(caller.serverId));
  const { nothingLeft, noneLikeThat } = speech.texts.practice;
  const stock = await services.game.practiceStock(caller, wishes);
  return { phase: 'none', sentence: stock === 'as wished' ? nothingLeft : noneLikeThat, isProving: false };
}

/** What there is at a board that was named, or at today's. */
async function at(
  { caller, services, speech }: Context,
  named: string | undefined,
  find: (puzzleRef: PuzzleRef, day: Day) => Promise<BoardState | undefined>,
): Promise<BoardState> {
  const day = await services.game.day(caller.serverId);
  const read = readPuzzleRef(named, day.today, speech);
  if (!read.ok) return { phase: 'none', sentence: read.fault, isProving: false };
  const found = await find(read.value, day);
  if (found) return found;
  const { playing } = speech.texts;
  if (read.value !== day.today) {
    const { text } = explainNotPlaying({ kind: 'not started' }, day.today, speech, read.value);
    return { phase: 'none', sentence: text, isProving: false };
  }
  const { verdicts } = await services.library.count(caller.serverId);
  const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
  const isProving = verdicts.waiting > 0;
  const sentence = isProving ? playing.stillProving(total - verdicts.waiting, total, undefined) : playing.nothingToGive;
  return { phase: 'none', sentence, isProving };
}
