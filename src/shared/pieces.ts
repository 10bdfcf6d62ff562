/** Pieces of a long list, so that no piece of work on it holds up the event loop. */
export function* piecesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
