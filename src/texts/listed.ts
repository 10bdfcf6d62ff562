/** `a`, `a and b`, `a, b and c`, with a language's own word before the last. */
export const listed = (items: readonly string[], conjunction: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
