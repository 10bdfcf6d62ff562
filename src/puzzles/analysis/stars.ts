/**
 * From each of these on a puzzle has one star more, on the scale of Lichess's puzzle ratings. Members compare the puzzles of
 * this bot with each other: the steps divide the dailies that ship into five parts of about the same size.
 */
const STARS_FROM = [1550, 1700, 1820, 1970] as const;

/** `★★☆☆☆`: what may be told of a puzzle before it is solved. Nothing while its proof is not described. */
export function starsOf({ difficulty }: { readonly difficulty?: number }): string {
  if (difficulty === undefined) return '';
  const stars = 1 + STARS_FROM.filter((from) => difficulty >= from).length;
  return '★'.repeat(stars) + '☆'.repeat(1 + STARS_FROM.length - stars);
}
