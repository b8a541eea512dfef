import { ownZone } from '@linkyard/languages/formats';
import { useSyncExternalStore } from 'react';

/** How the person who reads the app wants times shown; null: as their browser does. */
export interface Reader {
  /** IANA name. */
  timeZone: string | null;
  timeFormat: 12 | 24 | null;
  /** 0 is Sunday. */
  weekStart: number | null;
}

const unknown: Reader = { timeZone: null, timeFormat: null, weekStart: null };
let reader = unknown;
const listeners = new Set<() => void>();

/** Called with each change of the signed-in person's profile, and with null when they leave. */
export function setReader(next: Reader | null): void {
  reader = next ?? unknown;
  for (const listener of listeners) listener();
}

export const currentReader = (): Reader => reader;

/** The zone in which the reader lives: of their profile, else of the browser. */
export const readersZone = (): string => reader.timeZone ?? ownZone();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Draws the component again when the reader changes how times are shown. */
export const useReader = (): Reader => useSyncExternalStore(subscribe, currentReader);
