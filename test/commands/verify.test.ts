import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Budget } from '../../src/engine/mate/solver.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { ProofAnswer, Solver } from '../../src/puzzles/proving/solver.js';
import { ANNA, BUDGET, type House, openHouse, settled } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS, TWO_KEYS } from '../support/positions.js';

/** The first try has too little time for these. */
let hard: Set<string>;
let hopeless: Set<string>;
/** The second try of these ends only when it is cut off. */
let endless: Set<string>;
let budgets: Budget[];
let house: House;

beforeEach(async () => {
  hard = new Set([FOUR_VERDICTS, TWO_KEYS]);
  hopeless = new Set();
  endless = new Set();
  budgets = [];
  const pool = makeSolverPool({ width: 1 });
  const solver: Solver = {
    width: 1,
    async solve(task, options): Promise<ProofAnswer> {
      budgets.push(task.budget);
      const isFirst = task.budget.milliseconds === BUDGET.milliseconds;
      if (hopeless.has(task.fen) || (isFirst && hard.has(task.fen))) {
        return { kind: 'gave up', because: 'time', noMateWithin: 0, effort: { nodes: 1, milliseconds: 1 } };
      }
      if (endless.has(task.fen)) {
        await new Promise((resolve) => options?.signal?.addEventListener('abort', resolve));
        return { kind: 'gave up', because: 'cancelled', noMateWithin: 0, effort: { nodes: 1, milliseconds: 1 } };
      }
      return pool.solve(task, options);
    },
    close: () => pool.close(),
  };
  house = await openHouse({ solver });
});
afterEach(() => house.close());

const add = async (lines: readonly string[], caller = ANNA) => {
  const file = { name: 'ours.epd', read: async () => new TextEncoder().encode(lines.join('\n')) };
  return settled(await house.run('puzzles add', { file }, caller));
};
const verify = async (caller = ANNA) => settled(await house.run('puzzles verify', {}, caller));

describe('/puzzles verify', () => {
  it('tries what was too hard again, with four times the budget, and tells what came of it', async () => {
    const report = await add([`${FOUR_VERDICTS} dm 2;`, `${BACK_RANK} dm 1;`]);
    expect(report.text).toContain('1 puzzle accepted, 1 too hard.');
    expect(report.text).toContain('`/puzzles verify` tries again');
    budgets = [];
    const tried = await verify();
    expect(tried.text).toContain('**1 of 1 puzzle decided.**');
    expect(tried.text).toContain('#1 Sound: mate in 2, and only Kf7 does it.');
    expect(budgets.map(({ milliseconds }) => milliseconds)).toEqual([4 * BUDGET.milliseconds]);
    expect((await house.run('puzzles queue')).text).toContain('1. #1 mate in 2');
  });

  it('says how far it is while it is at it', async () => {
    await add([`${FOUR_VERDICTS} dm 2;`]);
    const reply = await house.run('puzzles verify');
    expect(reply.text).toBe('Trying again, with up to 240 s each: 0 of 1 done.');
    await settled(reply);
  });

  it('is told of in /puzzles queue while it is at it', async () => {
    await add([`${FOUR_VERDICTS} dm 2;`]);
    expect((await house.run('puzzles queue')).text).toContain('; no more to be proved.');
    endless.add(FOUR_VERDICTS);
    await house.run('puzzles verify');
    expect((await house.run('puzzles queue')).text).toContain('; no more to be proved, 1 of yours to be tried again.');
  });

  it('offers what can be made of puzzles that are not sound', async () => {
    await add([`${TWO_KEYS} dm 1;`]);
    expect((await verify()).buttons?.map(({ label }) => label)).toEqual(['Accept 1 with several keys']);
  });

  it('does not try in vain twice', async () => {
    hopeless.add(FOUR_VERDICTS);
    await add([`${FOUR_VERDICTS} dm 2;`]);
    expect((await verify()).text).toContain('**0 of 1 puzzle decided.** The others stay too hard.');
    budgets = [];
    expect((await verify()).text).toMatch(/^1 puzzle was tried again already, with 240 s each, in vain\./);
    expect(budgets).toEqual([]);
  });

  it('asked twice at the same moment tries everything once', async () => {
    await add([`${FOUR_VERDICTS} dm 2;`, `${TWO_KEYS} dm 1;`]);
    budgets = [];
    const both = await Promise.all([verify(), verify()]);
    for (const { text } of both) expect(text).toContain('2 of 2 puzzles decided');
    expect(budgets).toHaveLength(2);
  });

  it('leaves other servers’ puzzles and the common stock alone', async () => {
    const rival = { ...ANNA, serverId: 'rivals' };
    await add([`${FOUR_VERDICTS} dm 2;`], rival);
    await house.stock(`${TWO_KEYS} dm 1;`);
    expect((await verify()).text).toBe('None of this server’s own puzzles was too hard to prove.');
    expect((await verify(rival)).text).toContain('1 of 1 puzzle decided');
    expect((await house.store.library.count('club')).verdicts['gave up']).toBe(1);
  });

  it('ends with the bot, and what was cut off is not counted as tried', async () => {
    await add([`${FOUR_VERDICTS} dm 2;`]);
    endless.add(FOUR_VERDICTS);
    expect((await house.run('puzzles verify')).text).toContain('0 of 1 done.');
    await house.restart();
    endless.clear();
    expect((await verify()).text).toContain('**1 of 1 puzzle decided.**');
  });
});
