import type { FeatureName, Features } from '../../src/puzzles/analysis/difficulty/features.js';
import {
  addUp,
  CLASSES,
  classOf,
  type Model,
  type Weight,
  within,
} from '../../src/puzzles/analysis/difficulty/model.js';
import { percentile } from '../statistics.js';
import { fitQuietKeys } from './quiet-keys.js';
import { fitRidge } from './ridge.js';
import type { Sample } from './samples.js';

const PENALTY = 30;

/** So many percent at an end do not count as seen. */
const PERCENT_OUTSIDE = 0.2;

/** One sum of weighted features for each class of mates. */
export function fitModel(samples: readonly Sample[]): Model {
  const names = Object.keys(samples[0]?.features ?? {}) as FeatureName[];
  const classes = CLASSES.map((_, place) => samples.filter(({ features }) => classOf(features) === place));
  const fits: ClassFit[] = [];
  for (const [place, chosen] of classes.entries()) {
    const longer = fits[LONGER];
    fits.push(
      CLASSES[place] === 'quiet key' && longer ? fitQuietClass(chosen, names, longer) : fitClass(chosen, names),
    );
  }
  const weights = {} as Record<FeatureName, Weight>;
  names.forEach((name, index) => {
    weights[name] = {
      least: fits.map(({ bounds }) => bounds[index]?.least ?? 0),
      most: fits.map(({ bounds }) => bounds[index]?.most ?? 0),
      points: fits.map(({ points }) => points[index] ?? 0),
    };
  });
  const sum = { base: fits.map(({ base }) => base), weights };
  const seenUpTo = classes.map((chosen) => {
    const ratings = chosen.map(({ features }) => addUp(sum, features));
    return rounded(percentile(ratings, 100 - PERCENT_OUTSIDE));
  });
  return { ...sum, seenUpTo };
}

const LONGER = CLASSES.indexOf('longer');

interface ClassFit {
  readonly base: number;
  readonly bounds: readonly Bounds[];
  readonly points: readonly number[];
}

function fitClass(samples: readonly Sample[], names: readonly FeatureName[]): ClassFit {
  const { bounds, rows, ratings } = tableOf(samples, names);
  const { base, weights } = fitRidge(rows, ratings, PENALTY);
  return { base: rounded(base), bounds, points: weights.map(rounded) };
}

function fitQuietClass(samples: readonly Sample[], names: readonly FeatureName[], longer: ClassFit): ClassFit {
  const { bounds, rows, ratings } = tableOf(samples, names);
  const pointsOfLonger = (name: FeatureName): number => longer.points[names.indexOf(name)] ?? 0;
  const { base, points } = fitQuietKeys(names, rows, ratings, pointsOfLonger);
  return { base: rounded(base), bounds, points: points.map(rounded) };
}

function tableOf(samples: readonly Sample[], names: readonly FeatureName[]) {
  const bounds = names.map((name) => boundsOf(samples.map(({ features }) => features[name])));
  const rows = samples.map(({ features }) => rowOf(features, names, bounds));
  return { bounds, rows, ratings: samples.map(({ rating }) => rating) };
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Beyond what has been seen nothing is known, so nothing is added there: composed problems have values that games hardly
 * ever have. What is either there or not keeps both values, however rare one of them is.
 */
function boundsOf(values: readonly number[]): Bounds {
  if (values.every((value) => value === 0 || value === 1)) return { least: 0, most: 1 };
  return {
    least: rounded(percentile(values, PERCENT_OUTSIDE)),
    most: rounded(percentile(values, 100 - PERCENT_OUTSIDE)),
  };
}

const rowOf = (features: Features, names: readonly FeatureName[], bounds: readonly Bounds[]): number[] =>
  names.map((name, index) => within(bounds[index]?.least ?? 0, features[name], bounds[index]?.most ?? 0));

/** Four significant digits. */
const rounded = (value: number): number => Number(value.toPrecision(4));
