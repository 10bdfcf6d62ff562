import { beforeEach, describe, expect, it } from 'vitest';
import type { Schedule } from '../../src/people/days.js';
import { recomputeByNewRules } from '../../src/work/recompute-players.js';

const usual: Schedule = { time: '00:00', timeZone: 'UTC' };

let noted: Map<string, string>;
let recomputed: Schedule[];
let printed: string[];
beforeEach(() => {
  noted = new Map();
  recomputed = [];
  printed = [];
});

const notes = {
  get: async (name: string) => noted.get(name),
  set: async (name: string, value: string) => void noted.set(name, value),
};

const start = (fails = false) =>
  recomputeByNewRules({
    notes,
    usual,
    players: {
      async recomputeAll(schedule) {
        if (fails) throw new Error('no room');
        recomputed.push(schedule);
      },
    },
    print: (line) => printed.push(line),
  });

describe('recomputing by new rules', () => {
  it('says nothing on a database that is new', async () => {
    await start();
    expect([recomputed, printed]).toEqual([[usual], []]);
  });

  it('is announced where the bot has run by other rules, and done once', async () => {
    noted.set('pulse', '1').set('players reckoned by rules', '0');
    await start();
    await start();
    expect(recomputed).toEqual([usual]);
    expect(printed).toEqual(['Recomputing scores, streaks and ratings by the present rules.']);
  });

  it('is done at the next start if it failed', async () => {
    await expect(start(true)).rejects.toThrow('no room');
    await start();
    expect(recomputed).toEqual([usual]);
  });
});
