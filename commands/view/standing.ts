import type { Context } from '../../src/bot/command.js';
import type { Playing } from '../../src/play/game.js';
import { isPractice } from '../../src/play/occasion.js';
import type { Standing } from '../../src/play/standing.js';

/** A place is told of today's puzzle only: on another day it may still change without anybody noticing. */
type ToldStanding = Pick<Standing, 'streak'> & { readonly today?: Required<Pick<Standing, 'place' | 'of'>> };

/** How the one who solved a daily stands. Who hides from the others is not compared with them. */
export async function standingOf(
  { caller, services: { game }, preferences }: Context,
  { attempt }: Playing,
): Promise<ToldStanding | undefined> {
  const { occasion, finish } = attempt;
  if (finish?.outcome !== 'solved' || isPractice(occasion) || preferences.hidden) return undefined;
  const { streak, place, of } = await game.standing(caller, occasion);
  // A day that is over was solved too late for one.
  if (streak === 0) return undefined;
  const isToday = occasion === (await game.today(caller.serverId));
  return { streak, ...(isToday && place !== undefined && { today: { place, of } }) };
}

/** `Streak: 4 days · 3rd of 12 today` */
export async function standingLines(context: Context, attempted: Playing): Promise<readonly string[]> {
  const standing = await standingOf(context, attempted);
  if (!standing) return [];
  const { playing } = context.speech.texts;
  const { streak, today } = standing;
  return [[playing.streak(streak), ...(today ? [playing.place(today.place, today.of)] : [])].join(' · ')];
}
