import type { Context } from '../bot/command.js';
import { playUci, sanOfUci } from '../games/chess/moves.js';
import { fenOf, positionOfFen } from '../games/chess/position.js';
import type { Position, Uci } from '../games/chess/vocabulary.js';
import { endOf } from '../people/days.js';
import { solveTime } from '../play/attempt.js';
import { hintsOf } from '../play/attempt-changes.js';
import type { WrongTry } from '../play/attempt-store.js';
import type { Playing } from '../play/boards.js';
import { followLine } from '../play/judge.js';
import type { Puzzle } from '../play/puzzle.js';
import { isPractice, type PuzzleRef } from '../play/puzzle-ref.js';
import type { Day } from '../play/server-days.js';
import { starsOf } from '../puzzles/analysis/traits.js';
import type { Speech } from '../texts/speech.js';
import { nameOf } from '../views/dates.js';
import { formatDuration } from '../views/format.js';
import { hintCost, hintReveals, hintText } from '../views/hints.js';
import { aboutPuzzle } from '../views/playing.js';
import { shareCard, squaresOf } from '../views/share-card.js';
import { solveResultLines, streakAndPlaceOf } from '../views/solve-result.js';
import type { BoardState, FinishedBoard, OpenBoard, ShownLook, ShownMove, ShownTry, Task } from './answers.js';

export function taskOf(puzzle: Puzzle, ref: PuzzleRef, today: string, { texts }: Speech): Task {
  const { turn } = positionOfFen(puzzle.fen);
  return {
    ref,
    kind: isPractice(ref) ? 'practice' : 'daily',
    isToday: ref === today,
    name: texts.live.nameOf(nameOf(ref, { texts })),
    side: turn,
    mateIn: puzzle.mateIn,
    title: texts.daily.title(turn, puzzle.mateIn),
    stars: starsOf(puzzle),
  };
}

export const lookOf = ({ preferences: { theme, pieces = 'classic' } }: Context): ShownLook => ({
  ...(theme && { theme }),
  pieces,
});

/** An attempt that has begun, as its member's board shows it. `known`: its wrong tries, where they were just read. */
export async function stateOf(
  context: Context,
  playing: Playing,
  day: Day,
  known?: readonly WrongTry[],
): Promise<BoardState> {
  const { speech, services, caller } = context;
  const { attempt, start, position, puzzle } = playing;
  const wrongTries = known ?? (await services.game.find(caller, attempt.puzzleRef))?.wrongTries ?? [];
  const common = {
    task: taskOf(puzzle, attempt.puzzleRef, day.today, speech),
    look: lookOf(context),
    fen: fenOf(position),
    startFen: fenOf(start),
    line: shownLine(start, attempt.line, speech),
    tries: shownTries(playing, wrongTries, speech),
  };
  return attempt.finish ? finished(context, playing, day, common) : open(context, playing, common);
}

type Common = Pick<OpenBoard, 'task' | 'look' | 'fen' | 'startFen' | 'line' | 'tries'>;

async function open({ services, speech }: Context, playing: Playing, common: Common): Promise<OpenBoard> {
  const { attempt, root } = playing;
  const { texts } = speech;
  const { game, now } = services;
  const hints = hintsOf(playing);
  const next = hints[attempt.hintLevel];
  const level = attempt.hintLevel + 1;
  return {
    phase: 'open',
    ...common,
    mateIn: followLine(root, attempt.line).mateIn,
    elapsedMs: Math.max(0, now() - attempt.startedAt),
    hints: hints.slice(0, attempt.hintLevel).map((hint) => hintText(hint, texts)),
    ...(next && {
      nextHint: {
        level,
        text: texts.hints.offer(
          level,
          hints.length,
          hintReveals(next, texts),
          hintCost(await game.hintPrice(playing), texts),
        ),
      },
    }),
  };
}

async function finished(context: Context, playing: Playing, day: Day, common: Common): Promise<FinishedBoard> {
  const { speech, services, preferences } = context;
  const { attempt, end } = playing;
  const { wrong, hints } = attempt;
  const isSolved = attempt.finish?.outcome === 'solved';
  const ms = solveTime(attempt);
  const { streak, today: place } = await streakAndPlaceOf(context, playing);
  const { score } = end ?? (await services.players.findEarned(attempt.id));
  return {
    phase: 'over',
    ...common,
    outcome: isSolved ? 'solved' : 'given up',
    ...(ms !== undefined && { time: { ms, text: formatDuration(ms, speech) } }),
    squares: isSolved ? squaresOf(attempt) : squaresOf(attempt).slice(0, -1),
    isFirstTry: isSolved && wrong === 0 && hints === 0,
    ...(score !== undefined && { points: score }),
    ...(streak !== undefined && { streak }),
    ...(place && { place }),
    // Who hides from the others has nothing to show them.
    ...(ms !== undefined &&
      !isPractice(attempt.puzzleRef) &&
      !preferences.hidden && { share: (await shareCard(context, playing, ms)).text }),
    details: [...(await solveResultLines(context, playing)), ...aboutPuzzle(playing, speech).split('\n')],
    ...(attempt.puzzleRef === day.today && { nextInMs: Math.max(0, endOf(day.today, day.schedule) - services.now()) }),
  };
}

export const shownMove = (before: Position, uci: Uci, { spell }: Speech): ShownMove => ({
  uci,
  san: spell(sanOfUci(before, uci)),
});

export function shownLine(start: Position, line: readonly Uci[], speech: Speech): readonly ShownMove[] {
  let position = start;
  return line.map((uci) => {
    const shown = shownMove(position, uci, speech);
    position = playUci(position, uci);
    return shown;
  });
}

function shownTries(
  { start, attempt }: Playing,
  tries: readonly { readonly ply: number; readonly move: Uci }[],
  speech: Speech,
): readonly ShownTry[] {
  return tries.map(({ ply, move }) => {
    const before = attempt.line.slice(0, ply).reduce(playUci, start);
    return { ply, ...shownMove(before, move, speech) };
  });
}
