import type { Context } from '../../src/bot/command.js';
import type { Playing } from '../../src/play/game.js';
import { isPractice } from '../../src/play/occasion.js';

/** `Streak: 4 days · 3rd of 12 today`, for the one who solved it. Who hides from the others is not compared with them. */
export async function standingLines(
  { caller, services: { game }, speech, preferences }: Context,
  { attempt }: Playing,
): Promise<readonly string[]> {
  const { occasion, finish } = attempt;
  if (finish?.outcome !== 'solved' || isPractice(occasion) || preferences.hidden) return [];
  const { streak, place, of } = await game.standing(caller, occasion);
  const { playing } = speech.texts;
  const isToday = occasion === (await game.today(caller.serverId));
  return [[playing.streak(streak), ...(isToday ? [playing.place(place, of)] : [])].join(' · ')];
}
