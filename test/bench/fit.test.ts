import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderFigures } from '../../bench/fit/figures.js';
import { fitModel } from '../../bench/fit/fit-model.js';
import { fitQuietKeys } from '../../bench/fit/quiet-keys.js';
import { rankCorrelation, ranksOf } from '../../bench/fit/rank-correlation.js';
import { readRatedMates } from '../../bench/fit/rated-file.js';
import { fitRidge } from '../../bench/fit/ridge.js';
import { makeSamples, type Sample } from '../../bench/fit/samples.js';
import { renderWeights } from '../../bench/fit/write-weights.js';
import { estimate } from '../../src/puzzles/analysis/difficulty/model.js';
import { BACK_RANK } from '../support/positions.js';

/** classic-05, 1.Qb8+, and classic-13, 1.Qd8+: where the key checks, every feature is learned. */
const OPERA = '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 1';
const VIENNA = 'rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 1';

describe('rank correlation', () => {
  it.each([
    ['the same order', [1, 2, 3, 4], [10, 20, 30, 4000], 1],
    ['the opposite order', [1, 2, 3], [3, 2, 1], -1],
    ['one exchange among five', [1, 2, 3, 4, 5], [2, 1, 3, 4, 5], 0.9],
    ['a tie in one list', [1, 2, 2, 3], [1, 2, 3, 4], 0.9487],
    ['ties in both lists', [1, 1, 2, 2], [1, 2, 1, 2], 0],
  ])('of %s', (_, one, other, expected) => {
    expect(rankCorrelation(one, other)).toBeCloseTo(expected, 4);
  });

  it('is unknown when a list has no order', () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeUndefined();
    expect(rankCorrelation([], [])).toBeUndefined();
  });

  it('equal values share the mean of their places', () => {
    expect(ranksOf([30, 10, 30, 20, 30])).toEqual([4, 1, 4, 2, 4]);
  });

  it('is between -1 and 1 and does not depend on which list comes first', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.nat(5)), { minLength: 2 }), (pairs) => {
        const one = pairs.map(([a]) => a);
        const other = pairs.map(([, b]) => b);
        const rho = rankCorrelation(one, other) ?? 0;
        expect(Math.abs(rho)).toBeLessThanOrEqual(1 + 1e-9);
        expect(rankCorrelation(other, one) ?? 0).toBeCloseTo(rho, 9);
      }),
    );
  });
});

/** Many rows that are no multiples of each other. */
const ROWS = Array.from({ length: 200 }, (_, index) => [index % 7, (index * index) % 11, 1000 + (index % 13), 5]);

describe('ridge regression', () => {
  it('finds the weights that made the data, whatever the scale of a column', () => {
    const targets = ROWS.map(([a = 0, b = 0, c = 0]) => 40 + 3 * a - 2 * b + 0.5 * c);
    const { base, weights } = fitRidge(ROWS, targets, 0.000001);
    expect(weights.map((weight) => Number(weight.toFixed(4)))).toEqual([3, -2, 0.5, 0]);
    expect(base).toBeCloseTo(40, 3);
  });

  it('a column that never changes gets no weight', () => {
    expect(fitRidge([[2], [2]], [10, 20], 1)).toEqual({ base: 15, weights: [0] });
  });

  it('a penalty makes weights smaller and keeps the mean', () => {
    const targets = ROWS.map(([a = 0]) => 10 * a);
    const { base, weights } = fitRidge(ROWS, targets, 1000);
    expect(Math.abs(weights[0] ?? 0)).toBeLessThan(5);
    const estimates = ROWS.map((row) => row.reduce((sum, value, column) => sum + value * (weights[column] ?? 0), base));
    const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(meanOf(estimates)).toBeCloseTo(meanOf(targets), 6);
  });

  it('two equal columns share the weight', () => {
    const twice = ROWS.map(([a = 0]) => [a, a]);
    const { weights } = fitRidge(
      twice,
      ROWS.map(([a = 0]) => 4 * a),
      0.001,
    );
    expect(weights.map((weight) => Number(weight.toFixed(3)))).toEqual([2, 2]);
  });
});

describe('the fit of quiet keys', () => {
  const names = ['moves', 'betterBy', 'nearMisses', 'ownMen'] as const;
  const rows = Array.from({ length: 300 }, (_, index) => [index % 4, index % 5, (index * index) % 7, index % 11]);
  const longer = (): number => 50;
  /** Harder with what looks better, easier with every near miss and every man. */
  const ratings = rows.map(([, better = 0, missed = 0, men = 0]) => 1500 + 80 * better - 80 * missed - 90 * men);
  const { points } = fitQuietKeys(names, rows, ratings, longer);
  const [moves, betterBy, nearMisses, ownMen] = points;

  it('learns from the mates and from where it starts', () => {
    expect(betterBy).toBeGreaterThan(55);
    expect(betterBy).toBeLessThan(80);
  });

  it('keeps what few mates cannot tell', () => {
    expect(moves).toBe(50);
  });

  it('lets nothing count in the wrong direction', () => {
    expect(nearMisses).toBe(0);
  });

  it('does not count what means something else where the key checks', () => {
    expect(ownMen).toBe(0);
  });
});

const HEAD = 'id,fen_to_move,mate_n,solution_uci_line,rating,source';

describe('the file of rated mates', () => {
  it.each([
    ['columns in any place', `rating,mate_n,fen_to_move\n700,1,${BACK_RANK}`],
    ['more columns than needed', `${HEAD}\nx,${BACK_RANK},1,e1e8,700,club`],
  ])('is read with %s', (_, text) => {
    const read = readRatedMates(text);
    expect(read.ok && read.value.map(({ mateIn, rating }) => ({ mateIn, rating }))).toEqual([
      { mateIn: 1, rating: 700 },
    ]);
  });

  it.each([
    ['no column for the rating', `fen_to_move,mate_n\n${BACK_RANK},1`, 'The first line must name the column rating.'],
    ['no mates', HEAD, 'There is no mate in the file.'],
    ['an empty file', '', 'The first line must name the column fen_to_move.'],
    ['a rating in words', `${HEAD}\nx,${BACK_RANK},1,e1e8,hard,club`, 'Line 2: "hard" is not a rating.'],
    ['a mate in 0', `${HEAD}\nx,${BACK_RANK},0,e1e8,700,club`, 'Line 2: "0" is not a number of moves.'],
  ])('is refused with %s', (_, text, fault) => {
    expect(readRatedMates(text)).toEqual({ ok: false, fault });
  });

  it('a position that cannot be is told with its line', () => {
    const read = readRatedMates(`${HEAD}\nx,8/8/8/8/8/8/8/8 w - - 0 1,1,e1e8,700,club`);
    expect(!read.ok && read.fault).toMatch(/^Line 2: /);
  });
});

/** Three puzzles as they are, each repeated with other numbers of checks: the more of them, the harder. */
function inventSamples(): Sample[] {
  const csv = [`1,${BACK_RANK},700`, `2,${OPERA},1500`, `3,${VIENNA},2000`];
  const read = readRatedMates(['mate_n,fen_to_move,rating', ...csv].join('\n'));
  if (!read.ok) throw new Error(read.fault);
  return makeSamples(read.value).flatMap((sample) =>
    Array.from({ length: 400 }, (_, index) => ({
      ...sample,
      features: { ...sample.features, checks: index % 9, captures: index % 4 },
      rating: sample.rating + 50 * (index % 9) - 20 * (index % 4),
    })),
  );
}

describe('the fitted model', () => {
  const samples = inventSamples();
  const model = fitModel(samples);

  it('tells the ratings that it was made from', () => {
    const errors = samples.map(({ features, rating }) => Math.abs(estimate(model, features) - rating));
    expect(Math.max(...errors)).toBeLessThan(50);
  });

  it('does not go on beyond what it has seen', () => {
    const hardest = samples.filter(({ features }) => features.checks === 8 && features.captures === 0);
    for (const { features } of hardest) {
      expect(estimate(model, { ...features, checks: 1000, matingMoves: 1000 })).toBe(estimate(model, features));
    }
  });

  it('has numbers of four digits at most', () => {
    const numbers = [
      ...model.base,
      ...model.seenUpTo,
      ...Object.values(model.weights).flatMap((lists) => Object.values(lists).flat()),
    ];
    for (const number of numbers) expect(number).toBe(Number(number.toPrecision(4)));
  });

  it('is told in a table, with the guess by length beside it', () => {
    const lines = renderFigures(model, samples).split('\n');
    expect(lines.map((line) => line.split('|')[1]?.trim())).toEqual(['mate in', '-------', 'any', '1', '2', '3']);
    const [, , puzzles, rho, byLength] = lines[2]?.split('|').map((cell) => cell.trim()) ?? [];
    expect(puzzles).toBe('1,200');
    expect(Number(rho)).toBeGreaterThan(0.99);
    expect(Number(byLength)).toBeLessThan(Number(rho));
  });

  it('is written as a module that says where it is from', () => {
    const text = renderWeights(model, { command: 'npm run fit -- x.csv', date: '2026-11-16', figures: '| a |\n| - |' });
    expect(text).toContain('// Written by `npm run fit -- x.csv` on 2026-11-16.');
    expect(text).toContain('// | a |\n// | - |\n');
    const literal = text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';'));
    expect(new Function(`return ${literal}`)()).toEqual(model);
  });
});
