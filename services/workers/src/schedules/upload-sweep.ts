import type { ObjectStore } from '@linkyard/storage';
import type { RecurringJobDefinition } from '@linkyard/queue';
import type { Logger } from '@linkyard/service-kit';

/** Where the gateway puts an upload before its service has judged it. */
const prefix = 'incoming/';
/** An upload is stored when it is whole, and then it is taken within seconds. */
const staleMs = 60 * 60_000;
/** Parts of an upload that is not finished. It expires a day after it was begun, so nobody takes a part that is older than that. */
const partPrefix = 'incoming/day/';
const stalePartMs = 26 * 60 * 60_000;

/** Removes uploads that nobody took: the process that had asked for them died in between. @returns how many */
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
