import { describe, expect, test } from 'vitest';
import type { SolveAnswer } from '../../src/engine/mate/solver.js';
import { isPlayable, judgeClaim, PUZZLE_STATES, type Verdict } from '../../src/puzzles/verdict.js';

const effort = { nodes: 1_000, milliseconds: 10 };
const mate = (mateIn: number, ...keys: string[]): SolveAnswer => ({
  kind: 'mate',
  mateIn,
  keys,
  solution: new Uint8Array(),
  undecided: 0,
  effort,
});
const noMate = (within: number): SolveAnswer => ({ kind: 'no mate', within, effort });
const gaveUp = (noMateWithin: number): SolveAnswer => ({ kind: 'gave up', because: 'time', noMateWithin, effort });

describe('what a proof means for a claim', () => {
  const cases: [string, SolveAnswer, number | undefined, Verdict][] = [
    ['one key, as claimed', mate(2, 'a1a8'), 2, { kind: 'sound', mateIn: 2, key: 'a1a8' }],
    ['one key, nothing claimed', mate(3, 'a1a8'), undefined, { kind: 'sound', mateIn: 3, key: 'a1a8' }],
    ['two keys', mate(2, 'a1a8', 'h1h8'), 2, { kind: 'cooked', mateIn: 2, keys: ['a1a8', 'h1h8'] }],
    [
      'two keys, nothing claimed',
      mate(1, 'a1a8', 'h1h8'),
      undefined,
      { kind: 'cooked', mateIn: 1, keys: ['a1a8', 'h1h8'] },
    ],
    ['a shorter mate', mate(1, 'a1a8'), 2, { kind: 'shorter mate', claimed: 2, mateIn: 1, keys: ['a1a8'] }],
    ['a longer mate only', mate(4, 'a1a8'), 2, { kind: 'no mate', within: 3 }],
    ['no mate', noMate(3), 3, { kind: 'no mate', within: 3 }],
    ['no mate, nothing claimed', noMate(4), undefined, { kind: 'no mate', within: 4 }],
    ['gave up: unknown is not no', gaveUp(2), 3, { kind: 'gave up', because: 'time' }],
    ['gave up, nothing claimed', gaveUp(2), undefined, { kind: 'gave up', because: 'time' }],
    ['gave up beyond what was claimed', gaveUp(3), 3, { kind: 'no mate', within: 3 }],
  ];
  test.each(cases)('%s', (_, answer, claimed, verdict) => {
    expect(judgeClaim(answer, claimed, false)).toEqual(verdict);
  });

  const withSeveralKeys: [string, SolveAnswer, number | undefined, Verdict][] = [
    ['two keys', mate(2, 'a1a8', 'h1h8'), 2, { kind: 'several keys', mateIn: 2, keys: ['a1a8', 'h1h8'] }],
    [
      'two keys, nothing claimed',
      mate(1, 'a1a8', 'h1h8'),
      undefined,
      { kind: 'several keys', mateIn: 1, keys: ['a1a8', 'h1h8'] },
    ],
    ['one key', mate(2, 'a1a8'), 2, { kind: 'sound', mateIn: 2, key: 'a1a8' }],
    [
      'a shorter mate, though',
      mate(1, 'a1a8', 'h1h8'),
      2,
      { kind: 'shorter mate', claimed: 2, mateIn: 1, keys: ['a1a8', 'h1h8'] },
    ],
    ['no mate', noMate(3), 3, { kind: 'no mate', within: 3 }],
    ['gave up', gaveUp(2), 3, { kind: 'gave up', because: 'time' }],
  ];
  test.each(withSeveralKeys)('where several keys are allowed: %s', (_, answer, claimed, verdict) => {
    expect(judgeClaim(answer, claimed, true)).toEqual(verdict);
  });

  test('only sound puzzles and those that may have several keys are playable', () => {
    expect(PUZZLE_STATES.filter(isPlayable)).toEqual(['sound', 'several keys']);
  });

  test('a mate without a first move is a bug', () => {
    expect(() => judgeClaim(mate(2), 2, false)).toThrow('without a first move');
  });
});
