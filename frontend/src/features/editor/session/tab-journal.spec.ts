import { describe, expect, it } from '@jest/globals';
import { journalRoot } from '../sync/journal.js';
import { aStorage } from '../testing/session.js';
import { claimJournal } from './tab-journal.js';

const template = 'a'.repeat(24);
const under = (tab: string, key: string) => `${journalRoot}${template}/${tab}/${key}`;

/** Locks as a browser keeps them, for the tabs of one spec. */
function aBrowser() {
  const held = new Set<string>();
  const locks = {
    async request(name: string, _options: unknown, work: (lock: unknown) => unknown) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  return { locks, held };
}

describe('the journal of a tab', () => {
  it('is the same after a reload', async () => {
    const storage = aStorage();
    const tab = aStorage();
    const { locks, held } = aBrowser();
    const first = await claimJournal(template, storage, tab, locks);
    storage.setItem(`${first.prefix}s:1`, '{"local":1}');
    held.clear();
    const again = await claimJournal(template, storage, tab, locks);
    expect(again.prefix).toBe(first.prefix);
    expect(again.entries).toEqual(new Map([['s:1', { local: 1 }]]));
    again.release();
  });

  it('is another one in a duplicated tab, and leaves that of an open tab alone', async () => {
    const storage = aStorage();
    const tab = aStorage();
    const { locks } = aBrowser();
    const first = await claimJournal(template, storage, tab, locks);
    storage.setItem(`${first.prefix}s:1`, '"mine"');
    const copy = await claimJournal(template, storage, tab, locks);
    expect(copy.prefix).not.toBe(first.prefix);
    expect(copy.entries.size).toBe(0);
    expect(storage.getItem(`${first.prefix}s:1`)).toBe('"mine"');
  });

  it('takes over what a closed tab left, once', async () => {
    const storage = aStorage();
    storage.setItem(under('gone', 's:1'), '"left"');
    storage.setItem(`${journalRoot}${'b'.repeat(24)}/gone/s:9`, '"another template"');
    const mine = await claimJournal(template, storage, aStorage(), aBrowser().locks);
    expect(mine.entries).toEqual(new Map([['s:1', 'left']]));
    expect(storage.getItem(under('gone', 's:1'))).toBeNull();
    expect(storage.getItem(`${mine.prefix}s:1`)).toBe('"left"');
    expect(storage.length).toBe(2);
    mine.release();
  });

  it('drops what a crash left half written', async () => {
    const storage = aStorage();
    storage.setItem(under('gone', 's:1'), '{"loc');
    const mine = await claimJournal(template, storage, aStorage(), aBrowser().locks);
    expect([mine.entries.size, storage.length]).toEqual([0, 0]);
    mine.release();
  });
});
