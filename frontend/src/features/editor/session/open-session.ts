import type { ApiError } from '../../../shared/api/api-error.js';
import { type EditorStore, createEditorStore } from '../store/editor-store.js';
import { startState } from '../store/editor-state.js';
import type { SyncCalls } from '../sync/calls.js';
import { createSync, type Sync } from '../sync/engine.js';
import type { SyncPorts } from '../sync/sync-ports.js';
import { createJournal, type JournalStorage } from '../sync/journal.js';
import { loadTemplate, remoteOf } from '../sync/load-remote.js';
import { reconcile } from '../sync/reconcile.js';
import { replayed } from '../sync/replay.js';
import { shadowOf } from '../sync/shadow.js';
import { translatedRemote, withRecognisedPage } from '../sync/translate-remote.js';
import { sendOperation } from '../sync/wire.js';
import { checkSection, normaliseSection } from './check-section.js';
import { claimJournal, type Locks } from './tab-journal.js';

/** An open editor. */
export interface EditorSession {
  templateId: string;
  store: EditorStore;
  sync: Sync;
  /** The server's id of a page or section of ours. */
  serverId: (id: string) => string;
  /** Reloads everything, e.g. after an earlier version was restored. @returns why it failed */
  reload: () => Promise<ApiError | null>;
  close: () => void;
}

export type Opened = { ok: true; session: EditorSession } | { ok: false; error: ApiError };

interface Surroundings {
  calls: SyncCalls;
  storage: JournalStorage;
  tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  locks: Locks;
  /** Fields commit their input after a pause in typing: this makes them commit now. */
  commitPendingInput: () => void;
}

const browserClock: SyncPorts['clock'] = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') clearTimeout(timer);
  },
};

/** Loads a template, puts what an earlier session could not send on top of it, and begins to save. */
export async function openSession(templateId: string, surroundings: Surroundings): Promise<Opened> {
  const { calls, storage, tabStorage, locks, commitPendingInput } = surroundings;
  const [loaded, journal] = await Promise.all([
    loadTemplate(calls, templateId),
    claimJournal(templateId, storage, tabStorage, locks),
  ]);
  if (!loaded.ok) {
    journal.release();
    return loaded;
  }
  const { server } = loaded;
  const remote = remoteOf(server);
  const start = reconcile(replayed(remote, journal.entries, normaliseSection), remote, null, normaliseSection);
  const store = createEditorStore(startState(start.local, server.template, server.campaign));
  const kept = createJournal(storage, journal.prefix);
  const sync = createSync(
    {
      clock: browserClock,
      random: Math.random,
      check: checkSection,
      normalise: normaliseSection,
      send: (operation, shadow) => sendOperation(calls, templateId, operation, shadow),
      reload: async (shadow, inFlight) => {
        const again = await loadTemplate(calls, templateId);
        if (!again.ok) return null;
        const fresh = remoteOf(again.server);
        const named = withRecognisedPage(shadow, fresh, inFlight);
        return { shadow: named, remote: translatedRemote(fresh, named.serverIds) };
      },
      keep: (pending, shadow) => kept.write(pending, shadow),
      // What is sent, kept or merged with what came from elsewhere is all that was typed.
      document: () => {
        commitPendingInput();
        return store.getState().document;
      },
      adopt: store.adopt,
      publish: store.publishSync,
    },
    { shadow: start.shadow, conflicts: start.conflicts },
  );
  store.whenEdited(sync.touch);
  sync.start();

  const reload = async () => {
    const again = await loadTemplate(calls, templateId);
    if (!again.ok) return again.error;
    const fresh = remoteOf(again.server);
    store.replace(fresh.document, again.server.campaign);
    sync.accept(() => shadowOf(fresh));
    return null;
  };
  const close = () => {
    sync.stop();
    journal.release();
  };
  const serverId = (id: string) => sync.shadow().serverIds[id] ?? id;
  return { ok: true, session: { templateId, store, sync, serverId, reload, close } };
}
