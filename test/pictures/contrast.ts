import type { Colour } from './picture.js';

/** `#rrggbb` or `rgba(r, g, b, a)`; how opaque it is does not count. */
export function colourOf(css: string): Colour {
  const parts = css.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(css.slice(start, start + 2), 16))
    : css.match(/[\d.]+/g)?.map(Number);
  const [red, green, blue] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`"${css}" is no colour`);
  return [red, green, blue];
}

/** WCAG 2.2's relative luminance: 0 is black, 1 is white. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's contrast ratio, from 1 to 21: it asks 4.5 of text and 3 of what else must be seen. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
