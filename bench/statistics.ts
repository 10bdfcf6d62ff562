export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The smallest value that `percent` of all values do not exceed; 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? 0;
}

/** The middle value, or the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[sorted.length / 2 - 1] ?? 0) + upper) / 2;
}

/** The items by a number that each has, the smallest number first. */
export function groupBy<Item>(items: readonly Item[], numberOf: (item: Item) => number): ReadonlyMap<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const number = numberOf(item);
    const group = groups.get(number);
    if (group) group.push(item);
    else groups.set(number, [item]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}

/** As many as wanted, evenly from the whole list: files are often sorted by their difficulty. */
export function spread<Item>(items: readonly Item[], wanted: number): readonly Item[] {
  const chosenBefore = (index: number): number => Math.floor((index * wanted) / items.length);
  return wanted >= items.length ? items : items.filter((_, index) => chosenBefore(index + 1) > chosenBefore(index));
}
