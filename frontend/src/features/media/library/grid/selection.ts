/** Which of the files in sight are chosen, and from where a range begins. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: null };

export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** With everything between the anchor and this one, beside what is chosen already. */
export function rangeTo({ chosen, anchor }: Selection, ids: readonly string[], id: string): Selection {
  const to = ids.indexOf(id);
  const from = anchor === null ? to : ids.indexOf(anchor);
  if (to < 0) return { chosen, anchor };
  const begin = from < 0 ? to : from;
  const between = ids.slice(Math.min(begin, to), Math.max(begin, to) + 1);
  return { chosen: new Set([...chosen, ...between]), anchor: ids[begin] ?? id };
}

export const allOf = (ids: readonly string[]): Selection => ({ chosen: new Set(ids), anchor: ids[0] ?? null });
