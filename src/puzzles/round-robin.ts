/** The owners in the order of their turns, beginning after the one who had the last. */
export const rotateOwners = (owners: readonly string[], lastOwner: string): readonly string[] => [
  ...owners.filter((owner) => owner > lastOwner),
  ...owners.filter((owner) => owner <= lastOwner),
];

/** One for each owner, beginning after the last one, then a second for each, and so on. */
export function roundRobin<Item extends { readonly owner: string }>(
  items: readonly Item[],
  lastOwner: string,
): readonly Item[] {
  const byOwner = new Map<string, Item[]>();
  for (const item of items) {
    const own = byOwner.get(item.owner);
    if (own) own.push(item);
    else byOwner.set(item.owner, [item]);
  }
  const order = rotateOwners([...byOwner.keys()].sort(), lastOwner);
  const rounds = Math.max(0, ...[...byOwner.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    order.flatMap((owner) => byOwner.get(owner)?.[round] ?? []),
  ).flat();
}
