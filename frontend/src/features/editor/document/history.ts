import { inversePatch, joinPatches, type Patch } from './patch.js';

/** Steps that can be taken back. */
export const maxSteps = 50;
/** Edits of one field within this many milliseconds of each other are one step. */
export const coalesceMs = 800;

export interface HistoryStep {
  patch: Patch;
  key: string | null;
  /** When it last grew, milliseconds. */
  at: number;
}

/** What can be taken back and done again, oldest first. */
export interface History {
  past: readonly HistoryStep[];
  future: readonly HistoryStep[];
}

export const emptyHistory: History = { past: [], future: [] };

/**
 * Notes a step that was made.
 * @param key  what joins it with the step before, when that was only just made
 * @param now  when it was done, milliseconds
 */
export function record(history: History, patch: Patch, key: string | null, now: number): History {
  const last = history.past.at(-1);
  if (last && key !== null && last.key === key && now - last.at <= coalesceMs) {
    const joined = { patch: joinPatches(last.patch, patch), key, at: now };
    return { past: [...history.past.slice(0, -1), joined], future: [] };
  }
  return { past: [...history.past, { patch, key, at: now }].slice(-maxSteps), future: [] };
}

/** Takes the last step back: the patch to apply, or null when there is none. */
export function stepBack(history: History): { history: History; patch: Patch } | null {
  const last = history.past.at(-1);
  if (!last) return null;
  // Without its key: what is typed after an undo is a step of its own.
  const future = [{ ...last, key: null }, ...history.future];
  const past = history.past
    .slice(0, -1)
    .map((step, place, all) => (place === all.length - 1 ? { ...step, key: null } : step));
  return { history: { past, future }, patch: inversePatch(last.patch) };
}

/** Does the step last taken back again. */
export function stepForward(history: History): { history: History; patch: Patch } | null {
  const [next, ...future] = history.future;
  if (!next) return null;
  return { history: { past: [...history.past, next], future }, patch: next.patch };
}
