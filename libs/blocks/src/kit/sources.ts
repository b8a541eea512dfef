/** How many a block shows that does not say which. */
export const newestShown = 24;

/** Those that were chosen, in the order chosen; without a choice the newest. One that is gone is left out. */
export function chosenOf<Item extends { _id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  if (ids.length === 0) return items.slice(0, newestShown);
  return ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? []);
}
