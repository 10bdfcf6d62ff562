import type { Context } from '../bot/command.js';
import type { StreakAndPlace } from '../people/solves.js';
import type { Earned } from '../play/attempt-store.js';
import type { Playing } from '../play/boards.js';
import { isPractice } from '../play/puzzle-ref.js';
import { withSign } from './format.js';

/** A place is told of today's puzzle only: on another day it may still change without anybody noticing. */
interface ShownStreakAndPlace {
  /** Missing where the solve does not count for one. */
  readonly streak?: number;
  readonly freezes?: number;
  readonly today?: Required<Pick<StreakAndPlace, 'place' | 'of'>>;
}

/** How the one who solved a daily stands. Who hides from the others is not compared with them. */
export async function streakAndPlaceOf(
  { caller, services: { game }, preferences }: Context,
  playing: Playing,
): Promise<ShownStreakAndPlace> {
  const { attempt } = playing;
  const { puzzleRef, finish } = attempt;
  if (finish?.outcome !== 'solved' || isPractice(puzzleRef)) return {};
  const { streak, freezes, place, of } = await game.streakAndPlace(caller, puzzleRef, playing);
  if (streak === 0) return {};
  const today = playing.today ?? (await game.today(caller.serverId));
  const isCompared = place !== undefined && !preferences.hidden && puzzleRef === today;
  return { streak, freezes, ...(isCompared && { today: { place, of } }) };
}

/** `+112 points · Rating 1512 ± 80 (+12)`, and below it `Streak: 4 days · 3rd of 12 today`. */
export async function solveResultLines(context: Context, attempted: Playing): Promise<readonly string[]> {
  const { attempt, end } = attempted;
  // A first try that failed was rated by an earlier change.
  const earned = end?.rating ? end : await context.services.players.findEarned(attempt.id);
  return [
    earnedInWords(earned, isPractice(attempt.puzzleRef), context),
    streakAndPlaceInWords(await streakAndPlaceOf(context, attempted), context),
    whyUnranked(attempted, context),
  ].filter(Boolean);
}

/** Why a solve's time is compared with no other, if it is not. */
function whyUnranked({ attempt }: Playing, { speech: { texts } }: Context): string {
  if (attempt.flagged) return texts.playing.flagged;
  return attempt.openBoard && attempt.finish?.outcome === 'solved' ? texts.daily.isOpen : '';
}

export function streakAndPlaceInWords(
  { streak, freezes = 0, today }: ShownStreakAndPlace,
  { speech: { texts } }: Context,
): string {
  const { playing } = texts;
  const parts = [
    ...(streak === undefined ? [] : [playing.streak(streak)]),
    ...(freezes > 0 ? [playing.freezes(freezes)] : []),
    ...(today ? [playing.place(today.place, today.of)] : []),
  ];
  return parts.join(' · ');
}

function earnedInWords({ score, rating }: Earned, inPractice: boolean, { speech: { texts } }: Context): string {
  const { points, rating: ofDailies, practiceRating } = texts.playing;
  const rated = inPractice ? practiceRating : ofDailies;
  return [
    ...(score === undefined ? [] : [points(score)]),
    ...(rating ? [rated(Math.round(rating.rating), Math.round(rating.deviation), withSign(rating.change))] : []),
  ].join(' · ');
}
