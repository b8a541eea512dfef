import type { EditorDocument, SectionPart } from '../document/document.js';
import { reduce, type DocumentAction } from '../document/reducer.js';
import { createSync } from '../sync/engine.js';
import type { SyncView } from '../sync/sync-ports.js';
import { createJournal, type JournalStorage, readJournal } from '../sync/journal.js';
import { loadTemplate, remoteOf } from '../sync/load-remote.js';
import type { Problem } from '../sync/operation.js';
import { reconcile } from '../sync/reconcile.js';
import { replayed } from '../sync/replay.js';
import { translatedRemote, withRecognisedPage } from '../sync/translate-remote.js';
import { sendOperation } from '../sync/wire.js';
import type { FakeServer } from './fake-server.js';

/** A clock that advances on demand. */
export function aClock() {
  let time = 0;
  let next = 1;
  const timers = new Map<number, { at: number; work: () => void }>();
  const settle = async () => {
    for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
  };
  return {
    now: () => time,
    setTimeout: (work: () => void, ms: number) => {
      timers.set(next, { at: time + ms, work });
      return next++;
    },
    clearTimeout: (timer: unknown) => void (typeof timer === 'number' && timers.delete(timer)),
    /** Lets the time pass, with everything that becomes due in it. */
    async pass(ms: number) {
      const end = time + ms;
      for (;;) {
        await settle();
        const due = [...timers]
          .filter(([, { at }]) => at <= end)
          .toSorted(([, one], [, other]) => one.at - other.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        time = Math.max(time, due[1].at);
        due[1].work();
      }
      time = end;
      await settle();
    },
    pending: () => timers.size,
  };
}

export function aStorage(): JournalStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

interface SessionOptions {
  server: FakeServer;
  clock: ReturnType<typeof aClock>;
  storage?: JournalStorage;
  prefix?: string;
  check?: (section: SectionPart) => Problem | null;
}

/** An editor without a screen: it loads, replays what an earlier one left, acts and saves. */
export async function aSession({
  server,
  clock,
  storage = aStorage(),
  prefix = 'j/',
  check = () => null,
}: SessionOptions) {
  const templateId = server.template.part._id;
  const loaded = await loadTemplate(server.asCalls, templateId);
  if (!loaded.ok) throw new Error('the template does not load');
  const remote = remoteOf(loaded.server);
  const normalise = (section: SectionPart) => section;
  const start = reconcile(replayed(remote, readJournal(storage, prefix), normalise), remote, null, normalise);
  let document: EditorDocument = start.local;
  const journal = createJournal(storage, prefix);
  const views: SyncView[] = [];
  const sync = createSync(
    {
      clock,
      random: () => 0.5,
      check,
      normalise,
      send: (operation, shadow) => sendOperation(server.asCalls, templateId, operation, shadow),
      reload: async (shadow, inFlight) => {
        const again = await loadTemplate(server.asCalls, templateId);
        if (!again.ok) return null;
        const fresh = remoteOf(again.server);
        const named = withRecognisedPage(shadow, fresh, inFlight);
        return { shadow: named, remote: translatedRemote(fresh, named.serverIds) };
      },
      keep: (pending, shadow) => journal.write(pending, shadow),
      document: () => document,
      adopt: (next) => void (document = next),
      publish: (view) => void views.push(view),
    },
    { shadow: start.shadow, conflicts: start.conflicts },
  );
  sync.start();
  return {
    sync,
    views,
    storage,
    document: () => document,
    set: (next: EditorDocument) => {
      document = next;
      sync.touch();
    },
    act(action: DocumentAction) {
      const next = reduce(document, action);
      if (next === document) return;
      document = next;
      sync.touch();
    },
    status: () => views.at(-1)?.status,
    /** The document in the server's ids, to compare with what the server has. */
    sent: () =>
      translatedRemote(
        { document, revs: { template: 0, pages: {}, sections: {} } },
        Object.fromEntries(Object.entries(sync.shadow().serverIds).map(([own, theirs]) => [theirs, own])),
      ).document,
  };
}
