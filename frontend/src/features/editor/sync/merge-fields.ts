import { same } from './same.js';

export interface MergedFields<Part> {
  merged: Part;
  /** Fields both sides changed, differently. */
  clashing: string[];
}

/** Three-way merge of a flat record: a field changed on one side takes that side's value; ours where both changed it. */
export function mergeFields<Part extends object>(base: Part, ours: Part, theirs: Part): MergedFields<Part> {
  const merged = { ...ours };
  const clashing: string[] = [];
  for (const key in theirs) {
    const theyChanged = !same(base[key], theirs[key]);
    if (!theyChanged || same(ours[key], theirs[key])) continue;
    if (same(base[key], ours[key])) merged[key] = theirs[key];
    else clashing.push(key);
  }
  return { merged, clashing };
}

/**
 * What both began with, when a call of ours may have arrived without its answer: a field that has the value we sent is
 * not a remote change.
 */
export function afterSent<Part extends object>(base: Part, sent: NoInfer<Partial<Part>>, theirs: Part): Part {
  const known = { ...base };
  for (const key in sent) if (same(sent[key], theirs[key])) known[key] = theirs[key];
  return known;
}
