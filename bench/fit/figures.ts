import { estimate, type Model } from '../../src/puzzles/analysis/difficulty/model.js';
import { count, renderTable } from '../report.js';
import { groupBy } from '../statistics.js';
import { mean, rankCorrelation } from './rank-correlation.js';
import type { Sample } from './samples.js';

/** How well a model tells the ratings of mates that it was not fitted to, beside the guess by length alone. */
export function renderFigures(model: Model, samples: readonly Sample[]): string {
  const lengths = [...groupBy(samples, ({ features }) => features.moves)].filter(([moves]) => moves <= 5);
  const quiet = samples.filter(({ features }) => features.keyIsQuiet);
  return renderTable(
    ['mate in', 'puzzles', 'rank correlation', 'by length alone', 'mean error'],
    [
      ['any', ...figuresOf(model, samples)],
      ...lengths.map(([moves, group]) => [String(moves), ...figuresOf(model, group)]),
      ...(quiet.length > 0 ? [['quiet key', ...figuresOf(model, quiet)]] : []),
    ],
  );
}

function figuresOf(model: Model, samples: readonly Sample[]): string[] {
  const ratings = samples.map(({ rating }) => rating);
  const estimates = samples.map(({ features }) => estimate(model, features));
  const lengths = samples.map(({ features }) => features.moves);
  const errors = estimates.map((each, index) => Math.abs(each - (ratings[index] ?? 0)));
  return [
    count(samples.length),
    threeDecimals(rankCorrelation(estimates, ratings)),
    threeDecimals(rankCorrelation(lengths, ratings)),
    count(mean(errors)),
  ];
}

const threeDecimals = (value: number | undefined): string => value?.toFixed(3) ?? '–';
