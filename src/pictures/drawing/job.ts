import type { Theme } from '../../shared/look.js';
import type { BoardSpec, CardView } from '../picture.js';

/** What the drawing thread is asked for: one member for each kind of picture. */
export type Job =
  | { readonly kind: 'board'; readonly spec: BoardSpec }
  | { readonly kind: 'card'; readonly card: CardView; readonly theme: Theme };

/** Equal for equal pictures: equal jobs may list their members in another order. */
export const keyOf = (job: Job): string => JSON.stringify(job, (_, value: unknown) => sorted(value));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
