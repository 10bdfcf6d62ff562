import type { Side } from './vocabulary.js';

export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
