import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BLACK_MATES } from '../store/contract/bench.js';
import { BACK_RANK } from '../support/positions.js';
import { Stage } from './stage.js';
import { live, type Misfortune, wrongDays, wrongRecaps } from './troubled-times.js';

const TEN_ZONES = [
  ['Europe/Berlin', '02:30'],
  ['America/New_York', '02:00'],
  ['Australia/Lord_Howe', '01:45'],
  ['Pacific/Kiritimati', '23:50'],
  ['Pacific/Honolulu', '00:00'],
  ['Asia/Kathmandu', '12:15'],
  ['Africa/Cairo', '00:00'],
  ['America/Santiago', '00:00'],
  ['Pacific/Chatham', '03:15'],
  ['UTC', '23:59'],
] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: Stage | undefined;
afterEach(() => stage?.close());

/** Lets ten servers in ten zones live through troubled times, and tells which of their days went wrong. */
async function wrongDaysOf(days: number, misfortune: Misfortune, chance: () => number): Promise<readonly string[]> {
  stage = await Stage.open('2026-01-01T00:00Z', [BACK_RANK, BLACK_MATES]);
  const servers = [];
  for (const [timeZone, time] of TEN_ZONES) {
    servers.push(await stage.setUp(timeZone, { timeZone, time, thread: time === '00:00' }));
  }
  const until = stage.time.now() + days * DAY;
  // In the other half nobody plays: there is nothing to recap.
  const playedIn = servers.filter((_, index) => index % 2 === 0);
  const stretches = await live(stage, playedIn, until, misfortune, chance);
  const at = stage;
  return servers.flatMap((settings) => [
    ...wrongDays(at, settings, stretches, until),
    ...wrongRecaps(at, settings, stretches, until),
  ]);
}

/** The same numbers in every run: a linear congruential generator. */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('exactly one daily for each server and day, and one recap for each day with players', () => {
  it('through a year in ten time zones, with crashes, downtimes, lost replies and rate limits', async () => {
    const misfortune = { lostBefore: 5, lostAfter: 10, notNow: 10, slowMs: 8000, steps: 600, downMs: 60 * HOUR };
    expect(await wrongDaysOf(365, misfortune, chanceFrom(2026))).toEqual([]);
    expect(stage?.chat.messages.length).toBeGreaterThan(4000);
  }, 300_000);

  it('whatever goes wrong, and however often', async () => {
    const misfortunes = fc.record({
      lostBefore: fc.integer({ min: 0, max: 20 }),
      lostAfter: fc.integer({ min: 0, max: 30 }),
      notNow: fc.integer({ min: 0, max: 20 }),
      slowMs: fc.integer({ min: 0, max: 20_000 }),
      steps: fc.integer({ min: 20, max: 400 }),
      downMs: fc.integer({ min: 0, max: 40 * HOUR }),
    });
    await fc.assert(
      fc.asyncProperty(misfortunes, fc.integer(), async (misfortune, seed) => {
        try {
          expect(await wrongDaysOf(3, misfortune, chanceFrom(seed))).toEqual([]);
        } finally {
          await stage?.close();
          stage = undefined;
        }
      }),
      { numRuns: 8 },
    );
  });
});
