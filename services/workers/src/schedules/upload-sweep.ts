import type { ObjectStore } from '@linkyard/storage';
import type { RecurringJobDefinition } from '@linkyard/queue';
import type { Logger } from '@linkyard/service-kit';

/** Where the gateway puts an upload before its service has judged it. */
const prefix = 'incoming/';
/** An upload is stored when it is whole, and then it is taken within seconds. */
const staleMs = 60 * 60_000;
/** Parts of unfinished uploads. An upload expires a day after it was started, so older parts are unused. */
const partPrefix = 'incoming/day/';
const stalePartMs = 26 * 60 * 60_000;

/** Deletes uploads that were not taken over because the requesting process died. @returns how many */
export async function sweepUploads(store: ObjectStore, now = new Date()): Promise<number> {
  const stale: string[] = [];
  for await (const { key, modifiedAt } of store.list(prefix)) {
    const oldestMs = key.startsWith(partPrefix) ? stalePartMs : staleMs;
    if (now.getTime() - modifiedAt.getTime() > oldestMs) stale.push(key);
  }
  await store.deleteMany(stale);
  return stale.length;
}

export const uploadSweep = (store: ObjectStore, logger: Logger): RecurringJobDefinition => ({
  id: 'incoming-sweep',
  everyMs: 15 * 60_000,
  async run() {
    const removed = await sweepUploads(store);
    if (removed > 0) logger.info({ removed }, 'abandoned uploads were removed');
  },
});
