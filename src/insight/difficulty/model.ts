import type { FeatureName, Features } from './features.js';

/** What a feature is worth in each class of lengths: so many points per unit, counted from `least` to `most`. */
export interface Weight {
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly points: readonly number[];
}

/** A sum of weighted features for each class of lengths: mates in 1, in 2, and longer ones. */
export interface Model {
  readonly base: readonly number[];
  /** Hardly any mate from a game comes out above this. Beyond it less is known, and the excess counts half. */
  readonly seenUpTo: readonly number[];
  readonly weights: Readonly<Record<FeatureName, Weight>>;
}

export const CLASSES = 3;

/** The place of a mate in so many moves among the classes. */
export const classOf = (moves: number): number => Math.min(moves, CLASSES) - 1;

const LOWEST = 400;
const HIGHEST = 2900;

/** A whole number between 400 and 2900. */
export function estimate(model: Model, features: Features): number {
  const rating = addUp(model, features);
  const seenUpTo = model.seenUpTo[classOf(features.moves)] ?? HIGHEST;
  const tempered = rating > seenUpTo ? (rating + seenUpTo) / 2 : rating;
  return Math.round(within(LOWEST, tempered, HIGHEST));
}

/** The weighted sum as it is. */
export function addUp({ base, weights }: Pick<Model, 'base' | 'weights'>, features: Features): number {
  const place = classOf(features.moves);
  let rating = base[place] ?? 0;
  for (const name of Object.keys(weights) as FeatureName[]) {
    const { least, most, points } = weights[name];
    rating += within(least[place] ?? 0, features[name], most[place] ?? 0) * (points[place] ?? 0);
  }
  return rating;
}

/** The value itself, or the nearer of the two bounds. */
export const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);
