import { useSyncExternalStore } from 'react';

/** What features use of the app's one socket. */
export interface LiveConnection {
  readonly connected: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  off(event: string, listener: (payload: unknown) => void): unknown;
  timeout(ms: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> };
  emit(event: string, payload: unknown): unknown;
}

const listeners = new Set<() => void>();
let current: LiveConnection | null = null;

function set(connection: LiveConnection | null) {
  current = connection;
  for (const listener of listeners) listener();
}

/** Called by the part of the app that opens the socket. @returns takes it back */
export function offerLiveConnection(connection: LiveConnection): () => void {
  set(connection);
  return () => {
    if (current === connection) set(null);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The socket of this tab, connected or not; null before it is opened and after signing out. */
export const useLiveConnection = (): LiveConnection | null => useSyncExternalStore(subscribe, () => current);
