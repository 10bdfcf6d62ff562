import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { decodeSolution } from '../../src/engine/mate/encode.js';
import { Pool } from '../../src/engine/pool/pool.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import { TRAITS_VERSION, traitsOf } from '../../src/puzzles/analysis/traits.js';
import { makeDescribe } from '../../src/puzzles/proving/describer.js';
import { describeProofs } from '../../src/work/describe-proofs.js';
import { answer, BLACK_MATES, draft, from, keyOf } from '../store/contract/bench.js';
import { BUDGET, type House, openHouse, silent } from '../support/house.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';

/** The queen alone takes nine moves, and every defence is in the solution. */
const KQK = '8/8/8/3k4/8/8/8/KQ6 w - - 0 1';

const pool = new Pool({ width: 1 });
const describe = makeDescribe(pool);
afterAll(() => pool.close());

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock([BACK_RANK, FOUR_VERDICTS, BLACK_MATES].join('\n'));
});
afterEach(() => house.close());

/** As an older Matinee left it. */
const undescribe = (fen: string) =>
  house.store.library.saveTraits(keyOf(fen), { difficulty: 1, themes: [] }, TRAITS_VERSION - 1);
const records = () => house.store.library.listPuzzles({}, 0, 10);
const describeAll = (signal = new AbortController().signal, onForgotten = () => {}) =>
  describeProofs({ library: house.store.library, describe, log: silent, signal, onForgotten });

it('describes what an older Matinee has described differently, and nothing else', async () => {
  const before = await records();
  expect(await describeAll()).toBe(0);
  await Promise.all([undescribe(BACK_RANK), undescribe(BLACK_MATES)]);
  expect(await records()).not.toEqual(before);
  expect(await describeAll()).toBe(2);
  expect(await records()).toEqual(before);
  const solution = await house.store.library.findSolution(2);
  const { difficulty, themes } = traitsOf(positionOfFen(FOUR_VERDICTS), decodeSolution(solution ?? new Uint8Array()));
  expect(before[1]?.traits).toEqual({ difficulty: Math.round(difficulty), themes });
});

it('forgets a proof that cannot be read: its puzzles are proved again', async () => {
  const { library } = house.store;
  const effort = { nodes: 1, milliseconds: 1 };
  const damaged = {
    kind: 'mate',
    mateIn: 1,
    keys: ['e1e8'],
    solution: Uint8Array.of(9, 9),
    undecided: 0,
    effort,
  } as const;
  await library.saveAnswer(keyOf(BACK_RANK), { ...damaged, traits: { difficulty: 1, themes: [] } }, BUDGET);
  await Promise.all([undescribe(BACK_RANK), undescribe(BLACK_MATES)]);
  let forgotten = 0;
  expect(await describeAll(undefined, () => forgotten++)).toBe(1);
  expect(forgotten).toBe(1);
  expect(await library.listWaiting(5, [], '')).toMatchObject([{ fen: BACK_RANK }]);
});

it('describes a large proof like any other, on a thread', async () => {
  const { library } = house.store;
  await library.addCommon('added', from('large.epd'), [draft(KQK, 9)], 1);
  await library.saveAnswer(keyOf(KQK), answer(KQK, 9), BUDGET);
  const before = await records();
  expect((await library.findSolution(4))?.length).toBeGreaterThan(16 * 1024);
  await Promise.all([undescribe(KQK), undescribe(BACK_RANK)]);
  expect(await records()).not.toEqual(before);
  expect(await describeAll()).toBe(2);
  expect(await records()).toEqual(before);
});

it('tells of a disk that is full, also when that happens while it rests', async () => {
  await Promise.all([undescribe(BACK_RANK), undescribe(BLACK_MATES)]);
  const library = { ...house.store.library, saveTraits: () => Promise.reject(new Error('the disk is full')) };
  const { signal } = new AbortController();
  await expect(describeProofs({ library, describe, log: silent, signal })).rejects.toThrow('the disk is full');
});

it('stops when it is told to, and goes on another time', async () => {
  await Promise.all([undescribe(BACK_RANK), undescribe(BLACK_MATES)]);
  expect(await describeAll(AbortSignal.abort())).toBe(0);
  expect(await describeAll()).toBe(2);
});
