import type { Pending, PendingEntry } from './pending.js';

/** The part of Storage a journal needs. */
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface JournalMeta {
  trash: readonly string[];
  serverIds: Readonly<Record<string, string>>;
}

export const journalRoot = 'editor/';
const metaKey = 'm';

/**
 * Keeps what is not sent yet where a reload finds it. Written synchronously with the keystroke: localStorage is the one
 * store whose write has happened when the call returns.
 */
export function createJournal(storage: JournalStorage, prefix: string) {
  let written = new Map<string, PendingEntry>();
  let writtenMeta = '';
  /** What an earlier session left; it is in the document by now, so it goes with the first write. */
  let leftovers = keysUnder(storage, prefix);

  return {
    /** Writes what changed since the last call. @returns false when something could not be kept (storage full or blocked) */
    write(pending: Pending, meta: JournalMeta): boolean {
      let isKept = true;
      const kept = new Set<string>(pending.keys());
      const next = new Map<string, PendingEntry>();
      for (const [key, entry] of pending) {
        const before = written.get(key);
        const isSame = before !== undefined && sameEntry(before, entry);
        if (isSame || tryToSet(storage, prefix + key, JSON.stringify(entry))) next.set(key, entry);
        else isKept = false;
      }
      for (const key of written.keys()) if (!kept.has(key)) tryToRemove(storage, prefix + key);
      written = next;
      for (const key of leftovers) if (!kept.has(key.slice(prefix.length))) tryToRemove(storage, key);
      leftovers = [];
      const metaText = pending.size > 0 ? JSON.stringify({ trash: meta.trash, serverIds: meta.serverIds }) : '';
      if (metaText !== writtenMeta) {
        if (metaText === '') tryToRemove(storage, prefix + metaKey);
        else if (!tryToSet(storage, prefix + metaKey, metaText)) isKept = false;
        writtenMeta = metaText;
      }
      return isKept;
    },
  };
}
const sameEntry = (one: PendingEntry, other: PendingEntry) =>
  one.base === other.base && one.local === other.local && one.rev === other.rev && one.sent === other.sent;

export type Journal = ReturnType<typeof createJournal>;

function tryToSet(storage: JournalStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    // Full or blocked: the caller warns before the window closes.
    return false;
  }
}

function tryToRemove(storage: JournalStorage, key: string) {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked storage held nothing to remove.
  }
}

/** The keys of everything under a prefix. */
export function keysUnder(storage: JournalStorage, prefix: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
  } catch {
    // Blocked storage has nothing to give back.
    return [];
  }
}

/** What a journal holds, by key without the prefix, as parsed JSON; and the same taken out of the storage. */
export function readJournal(storage: JournalStorage, prefix: string): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const key of keysUnder(storage, prefix)) {
    const text = storage.getItem(key);
    if (text === null) continue;
    try {
      entries.set(key.slice(prefix.length), JSON.parse(text));
    } catch {
      // A half-written entry of a crashed browser is unreadable.
      tryToRemove(storage, key);
    }
  }
  return entries;
}

export function dropJournal(storage: JournalStorage, prefix: string) {
  for (const key of keysUnder(storage, prefix)) tryToRemove(storage, key);
}
