import { describe, expect, it } from 'vitest';
import { DiscordClock } from '../../../src/fronts/discord/discord-clock.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const MINUTE = 60_000;

describe('how long an interaction has been waiting', () => {
  it.each([
    ['the clocks agree', 0],
    ['this machine is two seconds ahead', 2000],
    ['this machine is a minute behind', -60_000],
  ])('is told when %s', (_, ahead) => {
    // The end of the second that the header names.
    let now = NOW + 999;
    const clock = new DiscordClock(() => now + ahead);
    clock.learnFromHeader(new Date(NOW).toUTCString());
    expect(clock.ageOf({ createdTimestamp: now })).toBe(0);
    now += 5000;
    expect(clock.ageOf({ createdTimestamp: now - 1200 })).toBe(1200);
  });

  it('is told by the fastest of what came lately, and a clock that was set is followed', () => {
    let now = NOW;
    const clock = new DiscordClock(() => now);
    clock.learn(now - 400);
    clock.learn(now - 100);
    clock.learn(now - 900);
    expect(clock.ageOf({ createdTimestamp: now - 1100 })).toBe(1000);
    // Set forward by five minutes.
    for (let minute = 0; minute < 25; minute++) {
      now += MINUTE;
      clock.learn(now - 5 * MINUTE);
    }
    expect(clock.ageOf({ createdTimestamp: now - 5 * MINUTE - 700 })).toBe(700);
  });

  it.each([0, 500, 999])('is not told too short by a header, which leaves out %s milliseconds', (left) => {
    let now = NOW + left;
    const clock = new DiscordClock(() => now);
    clock.learnFromHeader(new Date(NOW).toUTCString());
    now += 3000;
    const age = clock.ageOf({ createdTimestamp: now - 1200 });
    expect(age).toBeGreaterThanOrEqual(1200);
    expect(age).toBeLessThan(2200);
  });

  it('is not told by what was learnt before a long silence', () => {
    let now = NOW;
    const clock = new DiscordClock(() => now);
    clock.learn(now);
    // Set forward by five minutes in the meantime.
    now += 21 * MINUTE;
    clock.learn(now - 5 * MINUTE);
    expect(clock.ageOf({ createdTimestamp: now - 5 * MINUTE - 700 })).toBe(700);
  });

  it.each([[null], ['soon']])('is not confused by the header %j', (header) => {
    const clock = new DiscordClock(() => NOW);
    clock.learn(NOW);
    clock.learnFromHeader(header);
    expect(clock.ageOf({ createdTimestamp: NOW - 10 })).toBe(10);
  });
});
