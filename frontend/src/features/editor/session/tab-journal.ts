import { newId } from '../document/new-id.js';
import { journalRoot, keysUnder, readJournal, type JournalStorage } from '../sync/journal.js';

const tabKey = 'editor-tab';

export interface TabJournal {
  prefix: string;
  /** What this tab, or one that is gone, could not send. */
  entries: Map<string, unknown>;
  release: () => void;
}

/** The browser's locks; absent outside secure contexts (http on a network address), where every tab is taken for the only one. */
export type Locks =
  | {
      request: (name: string, options: { ifAvailable: true }, work: (lock: unknown) => unknown) => Promise<unknown>;
      query: () => Promise<{ held?: { name?: string }[] }>;
    }
  | undefined;

/** Holds a lock of this name until released; false when another tab holds it. */
async function hold(locks: Locks, name: string): Promise<(() => void) | false> {
  if (!locks) return () => undefined;
  return new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(false);
      return new Promise<void>((release) => resolve(() => release()));
    });
  });
}

async function heldNames(locks: Locks): Promise<Set<string>> {
  if (!locks) return new Set();
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}

async function claimTab(
  session: Pick<Storage, 'getItem' | 'setItem'>,
  locks: Locks,
): Promise<{ id: string; release: () => void }> {
  const known = session.getItem(tabKey);
  // A duplicated tab has a copy of the other one's id; the lock distinguishes them.
  const held = known === null ? false : await hold(locks, journalRoot + known);
  if (known !== null && held) return { id: known, release: held };
  const id = newId();
  session.setItem(tabKey, id);
  const release = await hold(locks, journalRoot + id);
  return { id, release: release || (() => undefined) };
}

/**
 * The journal of this tab for one template, together with those of tabs that were closed before they could send:
 * what they left is moved here, so that it is sent once.
 */
export async function claimJournal(
  templateId: string,
  storage: JournalStorage,
  session: Pick<Storage, 'getItem' | 'setItem'>,
  locks: Locks,
): Promise<TabJournal> {
  const root = `${journalRoot}${templateId}/`;
  const { id, release } = await claimTab(session, locks);
  const prefix = `${root}${id}/`;
  const entries = readJournal(storage, prefix);
  const held = await heldNames(locks);
  const others = new Set(keysUnder(storage, root).map((key) => key.slice(root.length).split('/')[0] ?? ''));
  others.delete(id);
  for (const other of others) {
    if (held.has(journalRoot + other)) continue;
    for (const [key, value] of readJournal(storage, `${root}${other}/`)) {
      if (!entries.has(key)) {
        entries.set(key, value);
        storage.setItem(prefix + key, JSON.stringify(value));
      }
      storage.removeItem(`${root}${other}/${key}`);
    }
  }
  return { prefix, entries, release };
}
