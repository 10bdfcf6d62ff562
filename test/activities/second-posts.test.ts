import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Button } from '../../src/bot/reply.js';
import type { Announcement, PostContent } from '../../src/posting/announcement.js';
import { Stage } from '../posting/stage.js';
import { STONES } from './counting-stones.js';

const DAY = '2026-11-16';
const ANNA = { serverId: 'club', userId: 'anna', name: 'Anna', channelId: 'here' };

const button = (command: string, date: string): readonly Button[] => [
  { label: command, style: 'primary', invoke: { command, args: { date } } },
];

/** Posts that say nothing but what they are, and how many have solved it. */
const saying = (what: string, command: string): PostContent => {
  const compose: PostContent['compose'] = async ({ date }, _, solved) => ({
    text: `${what} of ${date}: ${solved}`,
    personal: false,
    buttons: button(command, date),
  });
  return { compose, update: compose, buttonOf: (date) => ({ command, args: { date } }) };
};

const STONES_DAILY: Announcement = { daily: saying('Stones', 'stones') };
const WITH_RECAP: Announcement = { ...STONES_DAILY, recap: saying('Recap', 'counted') };

let stage: Stage;
afterEach(() => stage.close());

/** A server that takes part, up to the moment after its first daily, which Anna solves. */
async function playFirstDay(announcement: Announcement): Promise<void> {
  stage = await Stage.open(`${DAY}T08:00:00Z`, undefined, new Map([[STONES.id, announcement]]));
  await stage.setUp('club');
  await stage.store.servers.saveOptions('club', STONES.id, STONES.usual);
  stage.start();
  await stage.runUntil(`${DAY}T09:30:00Z`);
  const { attempts } = stage.store.ofActivity(STONES.id);
  const at = stage.time.now();
  const { puzzleId } = await attempts.giveDaily('club', DAY, 1);
  const before = await attempts.openAttempt({ ...ANNA, puzzleRef: DAY, puzzleId, startedAt: at, openedOn: DAY }, at);
  const after = { ...before, line: ['7'], finish: { at: at + 20_000, outcome: 'solved' as const } };
  const schedule = { time: '09:00', timeZone: 'UTC' };
  await attempts.saveAttempt({ before, after, wrongTries: [], now: at + 20_000, today: DAY, schedule });
}

const posted = (): readonly string[] =>
  stage.chat.messages.map(({ reply }) => reply.text ?? '').filter((text) => /^(Stones|Recap)/.test(text));

describe('the posts of a second daily activity', () => {
  describe('with recaps', () => {
    beforeEach(() => playFirstDay(WITH_RECAP));

    it('are its own, and so are their counts and recaps', async () => {
      expect(posted()).toEqual([`Stones of ${DAY}: 0`]);
      stage.kill();
      stage.start();
      await stage.runUntil(`${DAY}T11:00:00Z`);
      expect(posted()).toEqual([`Stones of ${DAY}: 1`]);
      await stage.runUntil('2026-11-17T09:30:00Z');
      expect(posted()).toEqual([`Stones of ${DAY}: 1`, `Recap of ${DAY}: 0`, 'Stones of 2026-11-17: 0']);
      // Nobody has played the mate of that day.
      expect(stage.recapped('club')).toEqual([]);
    });

    it('are written anew when somebody they tell of is deleted', async () => {
      await stage.runUntil('2026-11-17T09:30:00Z');
      await stage.forget('anna');
      await stage.runUntil('2026-11-17T10:30:00Z');
      expect(posted()).toContain(`Stones of ${DAY}: 0`);
      expect(stage.chat.messages.find(({ reply }) => reply.text?.startsWith('Recap'))?.edits).toBe(1);
      expect(await stage.store.posts.listOutdatedRecaps()).toEqual([]);
    });
  });

  it('are dailies alone where the activity has no recaps', async () => {
    await playFirstDay(STONES_DAILY);
    await stage.runUntil('2026-11-17T09:30:00Z');
    expect(posted().map((text) => text.split(':')[0])).toEqual([`Stones of ${DAY}`, 'Stones of 2026-11-17']);
    // The recap that the store made due is closed: nothing is open before the next day.
    expect(await stage.store.posts.nextMoment()).toBe(Date.parse('2026-11-18T09:00:00Z'));
  });
});
