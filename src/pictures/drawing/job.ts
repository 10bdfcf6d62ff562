import type { Look } from '../../shared/look.js';
import type { Picture } from '../picture.js';

/** What the drawing thread is asked for. */
export interface Job {
  readonly picture: Picture;
  readonly look: Look;
}

/** Equal for equal PNGs: the words beside a picture do not count, nor the order in which members are listed. */
export const keyOf = ({ picture: { alt: _, ...content }, look }: Job): string =>
  JSON.stringify({ content, look }, (_, value: unknown) => sorted(value));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
