import { describe, expect, test } from 'vitest';
import { GIVE_UP_REASONS } from '../../src/engine/mate/solver.js';
import { positionOfFen } from '../../src/games/chess/position.js';
import type { Verdict } from '../../src/puzzles/verdict.js';
import { atTerminal, explainVerdict } from '../../src/texts/explain-verdict.js';
import { ENGLISH } from '../../src/texts/speech.js';

describe('an admin reads the verdict in words', () => {
  const position = positionOfFen('6k1/5ppp/8/8/8/8/8/R2QK2R w KQ - 0 1');
  const cases: [Verdict, string][] = [
    [{ kind: 'sound', mateIn: 1, key: 'a1a8' }, 'Sound: mate in 1, and only Ra8# does it.'],
    [
      { kind: 'several keys', mateIn: 2, keys: ['d1d8', 'e1g1'] },
      'Accepted with several keys: 2 first moves mate in 2: Qd8# and O-O.',
    ],
    [
      { kind: 'cooked', mateIn: 2, keys: ['d1d8', 'e1g1'] },
      'Cooked: 2 first moves mate in 2: Qd8# and O-O. A puzzle needs exactly one: change the position so that the others fail.',
    ],
    [
      { kind: 'cooked', mateIn: 2, keys: ['d1d2', 'd1d3', 'd1d4', 'd1d5', 'd1d6', 'd1d7', 'd1d8'] },
      'Cooked: 7 first moves mate in 2: Qd2, Qd3, Qd4, Qd5, Qd6 and 2 more. A puzzle needs exactly one: change the position so that the others fail.',
    ],
    [
      { kind: 'shorter mate', claimed: 2, mateIn: 1, keys: ['d1d8'] },
      'Shorter mate: the file says mate in 2, but Qd8# mates in 1. Correct the number or the position.',
    ],
    [
      { kind: 'shorter mate', claimed: 3, mateIn: 2, keys: ['d1d7', 'd1d6'] },
      'Shorter mate: the file says mate in 3, but Qd7 and Qd6 mate in 2. Correct the number or the position.',
    ],
    [
      { kind: 'no mate', within: 3 },
      'No mate: White cannot force mate in 3 moves or fewer. Check the position and the side to move.',
    ],
    [
      { kind: 'no mate', within: 1 },
      'No mate: White cannot force mate in 1 move. Check the position and the side to move.',
    ],
  ];
  test.each(cases)('%o', (verdict, words) => {
    expect(explainVerdict(verdict, position, ENGLISH)).toBe(words);
  });

  test.each<[Verdict, string]>([
    [{ kind: 'cooked', mateIn: 1, keys: ['a1a8', 'd1d8'] }, ' `npm run puzzles -- allow 12` accepts it as it is.'],
    [
      { kind: 'shorter mate', claimed: 2, mateIn: 1, keys: ['d1d8'] },
      ' `npm run puzzles -- relabel 12` takes it as a mate in 1.',
    ],
    [
      { kind: 'gave up', because: 'time' },
      ' It is kept, and `npm run puzzles -- verify 12` tries again with a larger budget.',
    ],
    [{ kind: 'no mate', within: 3 }, ''],
    [{ kind: 'sound', mateIn: 1, key: 'a1a8' }, ''],
  ])('%o, and which command of the place helps', (verdict, remedy) => {
    expect(explainVerdict(verdict, position, ENGLISH, atTerminal(12))).toBe(
      explainVerdict(verdict, position, ENGLISH) + remedy,
    );
  });

  test.each(GIVE_UP_REASONS)('gave up because of %s: too hard for now, never called wrong', (because) => {
    expect(explainVerdict({ kind: 'gave up', because }, position, ENGLISH)).toMatch(
      /^Too hard to prove within the budget: the search .+ before there was a proof\.$/,
    );
  });

  test.each([
    ['the same', 'Duplicate of #12.'],
    ['mirrored', 'Duplicate of #12, mirrored.'],
    ['colours swapped', 'Duplicate of #12, with colours swapped.'],
    ['turned', 'Duplicate of #12, turned.'],
  ] as const)('a duplicate that is %s: %s', (likeness, words) => {
    expect(ENGLISH.texts.verdicts.duplicate[likeness](12)).toBe(words);
  });
});
