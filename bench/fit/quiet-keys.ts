import type { FeatureName } from '../../src/puzzles/analysis/difficulty/features.js';
import { fitRidge } from './ridge.js';

// Of 38,885 rated mates from games 213 have a quiet key, hardly any of them a waiting one or one with few men: too few to
// learn everything from, and enough to see that what makes checks easy (recaptures, a king that is driven, few men) does
// not make a quiet key easy. So a quiet key is judged only by what has the same meaning there, each feature may count in
// one direction only, and what the few cannot tell is taken from the longer mates whose key checks.

/**
 * The features that count with a quiet key, and the feature of the longer mates whose weight each starts from. Those that
 * are not learned keep it: in games they go together with others, so that the few mates cannot tell them apart.
 */
const COUNTED: Readonly<Partial<Record<FeatureName, { readonly from: FeatureName; readonly learned: boolean }>>> = {
  moves: { from: 'moves', learned: false },
  // Every move has to be considered, as later in the line every check.
  choices: { from: 'checksLater', learned: false },
  // Not even a threat shows what the move is for: it counts as one more quiet move.
  waitingMoves: { from: 'quietMovesLater', learned: false },
  keyOffersQuietly: { from: 'sacrifices', learned: false },
  safeChecks: { from: 'safeChecks', learned: true },
  checkingMen: { from: 'checkingMen', learned: true },
  betterBy: { from: 'betterBy', learned: true },
  keyTakes: { from: 'keyTakes', learned: true },
  keyRetreats: { from: 'keyRetreats', learned: true },
  matedFromEdge: { from: 'matedFromEdge', learned: true },
  quietMovesLater: { from: 'quietMovesLater', learned: true },
  checksLater: { from: 'checksLater', learned: true },
  defences: { from: 'defences', learned: true },
  kindsOfMovers: { from: 'kindsOfMovers', learned: true },
  matingMoves: { from: 'matingMoves', learned: true },
  nearMisses: { from: 'nearMisses', learned: true },
};

/** Stronger than that of the other classes: there are few mates to learn from. */
const PENALTY = 200;

export interface QuietFit {
  readonly base: number;
  /** In the order of the names. */
  readonly points: readonly number[];
}

/** `longer` tells the weights of the longer mates whose key checks. */
export function fitQuietKeys(
  names: readonly FeatureName[],
  rows: readonly (readonly number[])[],
  ratings: readonly number[],
  longer: (name: FeatureName) => number,
): QuietFit {
  const start = names.map((name) => (COUNTED[name] ? longer(COUNTED[name].from) : 0));
  const sumOf = (row: readonly number[], points: readonly number[]): number =>
    row.reduce((sum, value, column) => sum + value * (points[column] ?? 0), 0);
  let learned = names.flatMap((name, column) => (COUNTED[name]?.learned ? [column] : []));
  for (;;) {
    const points = start.map((point, column) =>
      COUNTED[names[column] ?? 'moves']?.learned && !learned.includes(column) ? 0 : point,
    );
    const rest = rows.map((row, index) => (ratings[index] ?? 0) - sumOf(row, points));
    const fit = fitRidge(
      rows.map((row) => learned.map((column) => row[column] ?? 0)),
      rest,
      PENALTY,
    );
    learned.forEach((column, place) => {
      points[column] = (points[column] ?? 0) + (fit.weights[place] ?? 0);
    });
    // What comes out in the wrong direction does not count, and the others are fitted again without it.
    const right = learned.filter((column) => (points[column] ?? 0) * (start[column] ?? 0) > 0);
    if (right.length === learned.length) return { base: fit.base, points };
    learned = right;
  }
}
