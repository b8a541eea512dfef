/** A group of optional fields without those that are not set; undefined when none is left. */
export function pruned<Group extends object>(group: Group): Group | undefined {
  const kept = Object.entries(group).filter(([, value]) => value !== undefined && value !== '');
  return kept.length ? (Object.fromEntries(kept) as Group) : undefined;
}
