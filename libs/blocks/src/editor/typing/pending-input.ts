import { useSyncExternalStore } from 'react';

/** The fields with input that the page does not have yet, each as the function that commits it. */
const pending = new Set<() => void>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const hasPendingInput = () => pending.size > 0;

/** Registers a field until its input is committed. */
export function addPending(commit: () => void) {
  pending.add(commit);
  if (pending.size === 1) notify();
}

export function removePending(commit: () => void) {
  if (pending.delete(commit) && pending.size === 0) notify();
}

/** Commits the input of every field at once, e.g. before the document is saved. */
export function commitPendingInput() {
  for (const commit of [...pending]) commit();
}

/** Whether a field shows input that the page does not have yet. */
export const useHasPendingInput = (): boolean => useSyncExternalStore(subscribe, hasPendingInput, hasPendingInput);
