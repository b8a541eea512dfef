/**
 * Three-way merge of an ordered list: our order, with what they added put after the neighbour they added it to, and
 * without what they took out. What both did is done once.
 */
export function mergeOrder(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  if (same(base, theirs)) return [...ours];
  if (same(base, ours)) return [...theirs];
  const known = new Set(base);
  const stillThere = new Set(theirs);
  const result = ours.filter((id) => stillThere.has(id) || !known.has(id));
  const present = new Set(result);
  theirs.forEach((id, place) => {
    if (known.has(id) || present.has(id)) return;
    const before = theirs.slice(0, place).findLast((other) => present.has(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
    present.add(id);
  });
  return result;
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, place) => other[place] === id);
