/** As many as wanted, evenly from the whole list: files are often sorted by their difficulty. */
export function spread<Item>(items: readonly Item[], wanted: number): readonly Item[] {
  const chosenBefore = (index: number): number => Math.floor((index * wanted) / items.length);
  return wanted >= items.length ? items : items.filter((_, index) => chosenBefore(index + 1) > chosenBefore(index));
}
