import { describe, expect, it } from 'vitest';
import { makeCheckpoint } from '../../../src/cli/program/program.js';
import { NO_PAINT } from '../../../src/cli/program/screen.js';
import { TreeText } from '../../../src/cli/solve/tree-text.js';
import { type Variation, VariationBuilder } from '../../../src/cli/solve/variations.js';
import type { Continuation } from '../../../src/engine/mate/solution.js';
import { CLASSIC_10, CLASSIC_11, COMPOSED_09, FOUR_VERDICTS, GAMES_14, TWO_KEYS } from '../../support/positions.js';
import { positionOf, rootOf, solvedOf } from './proofs.js';

async function keysOf(fen: string, mateIn: number): Promise<{ key: Continuation; variation: Variation }[]> {
  const root = rootOf(solvedOf(fen, mateIn));
  const builder = new VariationBuilder(makeCheckpoint(new AbortController().signal));
  const keys = [];
  for (const key of root.continuations) {
    keys.push({ key, variation: await builder.ofKey(positionOf(fen), key, mateIn) });
  }
  return keys;
}

async function treeOf(fen: string, mateIn: number, width = 80): Promise<string[]> {
  const attacker = positionOf(fen).turn;
  const keys = await keysOf(fen, mateIn);
  return keys.flatMap(({ variation }) => [...new TreeText({ attacker, width, paint: NO_PAINT }).lines(variation)]);
}

/** A mate in 3 in which the knight's checks lead to the same play. */
const THREAT = '4BK2/7k/7p/2R5/2Pr4/6P1/1R6/8 w - - 0 1';

describe('the solution tree', () => {
  it('has a line for the defences that are answered alike', async () => {
    expect(await treeOf(CLASSIC_11, 2)).toEqual([
      '1.Ra6! zugzwang',
      '  1...bxa6 2.b7#',
      '  1...Bc7,Bd6,Be5,Bf4,Bg3,Bh2 2.Rxa7#',
    ]);
  });

  it('names duals', async () => {
    const [key, taking, blocking] = await treeOf(CLASSIC_10, 2);
    expect([key, taking]).toEqual(['1.Qxh5+!', '  1...Rxh5 2.Bg6#']);
    expect(['  1...Rg6 2.Bxg6# (or Qxg6#)', '  1...Rg6 2.Qxg6# (or Bxg6#)']).toContain(blocking);
  });

  it('says what is threatened, and does not list what does nothing about it', async () => {
    expect(await treeOf(GAMES_14, 2)).toEqual(['1...Qh3! threat 2...Qh1#', '  2.any Qh1#']);
  });

  it('shows every key with its play', async () => {
    expect(await treeOf(TWO_KEYS, 1)).toEqual(['1.Ra8#', '1.Re8#']);
  });

  it('keeps a forced line on one line, and puts what branches below it', async () => {
    const lines = await treeOf(THREAT, 3);
    expect(lines[0]).toBe('1.Rb6! threat 2.Rxh6+');
    expect(lines.at(-1)).toBe('  1...any other 2.Rxh6+ Kxh6 3.Rh5#');
    const branch = lines.indexOf('  1...Rd6 2.Rxd6 zugzwang');
    expect(lines.slice(branch + 1, branch + 3)).toEqual(['    2...Kh8 3.Rxh6#', '    2...h5 3.Rxh5#']);
  });

  it('refers to play that was shown before', () => {
    const mate: Variation = { move: 'Qb7#', duals: [], intent: { kind: 'check' }, replies: [], id: 0 };
    const other: Variation = { ...mate, move: 'Qa7#', id: 1 };
    const reply = (defence: string, next: Variation) => ({ defences: [defence], next, allowsThreat: false });
    const hunt: Variation = { ...mate, move: 'Qb5+', replies: [reply('Kc8', mate), reply('Ka8', other)], id: 2 };
    const slow: Variation = { ...mate, move: 'Kc5', replies: [reply('Kb8', hunt)], id: 3 };
    const key: Variation = { ...mate, move: 'Kc4', replies: [reply('Kb8', hunt), reply('Kc7', slow)], id: 4 };
    expect([...new TreeText({ attacker: 'white', width: 80, paint: NO_PAINT }).lines(key)]).toEqual([
      '1.Kc4!',
      '  1...Kb8 2.Qb5+',
      '    2...Kc8 3.Qb7#',
      '    2...Ka8 3.Qa7#',
      '  1...Kc7 2.Kc5 Kb8 3.Qb5+ as after 1...Kb8',
    ]);
  });

  it.each([40, 60, 80])('fits %d columns', async (width) => {
    const lines = await treeOf(COMPOSED_09, 3, width);
    expect(lines.filter((line) => line.length > width)).toEqual([]);
  });

  it.each([
    [CLASSIC_11, 2],
    [GAMES_14, 2],
    [FOUR_VERDICTS, 2],
    [COMPOSED_09, 3],
    [THREAT, 3],
  ])('has every defence of %s, once', async (fen, mateIn) => {
    for (const { key, variation } of await keysOf(fen, mateIn)) checkDefences(key, variation, fen);
  });
});

function checkDefences({ defences }: Continuation, variation: Variation, fen: string): void {
  const shown = variation.replies.flatMap((reply) => reply.defences.map((san) => ({ san, next: reply.next })));
  expect(new Set(shown.map(({ san }) => san)).size, fen).toBe(defences.length);
  const lengths = (variations: readonly Variation[]) => variations.map(lengthOf).sort();
  expect(lengths(shown.map(({ next }) => next)), fen).toEqual(defences.map(({ next }) => next.mateIn).sort());
}

const lengthOf = ({ replies }: Variation): number => 1 + Math.max(0, ...replies.map(({ next }) => lengthOf(next)));
