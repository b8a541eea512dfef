/** A choice with one more at its end, or without one that was in it; more than `most` do not fit. */
export function toggled<Item extends { _id: string }>(
  chosen: readonly Item[],
  item: Item,
  most: number,
): readonly Item[] {
  const without = chosen.filter(({ _id }) => _id !== item._id);
  if (without.length < chosen.length) return without;
  return chosen.length < most ? [...chosen, item] : chosen;
}
