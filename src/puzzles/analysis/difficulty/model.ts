import type { FeatureName, Features } from './features.js';

/** What a feature is worth in each class of mates: so many points per unit, counted from `least` to `most`. */
export interface Weight {
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly points: readonly number[];
}

/** A sum of weighted features for each class of mates. */
export interface Model {
  readonly base: readonly number[];
  /** Hardly any mate from a game comes out above this. Beyond it less is known, and the excess counts half. */
  readonly seenUpTo: readonly number[];
  readonly weights: Readonly<Record<FeatureName, Weight>>;
}

/**
 * Mates that are looked for in different ways. Where the key checks, a solver goes through the checks, and what forces the
 * king makes it easy. Where the key is quiet, all moves have to be considered, and few men or a short way do not help.
 */
export const CLASSES = ['mate in 1', 'mate in 2', 'longer', 'quiet key'] as const;
const QUIET_KEY = CLASSES.indexOf('quiet key');

/** The place of a mate among the classes. */
export const classOf = ({ moves, keyIsQuiet }: Pick<Features, 'moves' | 'keyIsQuiet'>): number =>
  keyIsQuiet ? QUIET_KEY : Math.min(moves, QUIET_KEY) - 1;

const LOWEST = 400;
const HIGHEST = 2900;

/** A whole number between 400 and 2900. */
export function estimate(model: Model, features: Features): number {
  const rating = addUp(model, features);
  const seenUpTo = model.seenUpTo[classOf(features)] ?? HIGHEST;
  const tempered = rating > seenUpTo ? (rating + seenUpTo) / 2 : rating;
  return Math.round(within(LOWEST, tempered, HIGHEST));
}

/** The weighted sum as it is. */
export function addUp({ base, weights }: Pick<Model, 'base' | 'weights'>, features: Features): number {
  const place = classOf(features);
  let rating = base[place] ?? 0;
  for (const name of Object.keys(weights) as FeatureName[]) {
    const { least, most, points } = weights[name];
    rating += within(least[place] ?? 0, features[name], most[place] ?? 0) * (points[place] ?? 0);
  }
  return rating;
}

/** The value itself, or the nearer of the two bounds. */
export const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
