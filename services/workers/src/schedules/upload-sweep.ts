import type { ObjectStore } from '@linkyard/storage';
import type { Logger } from '@linkyard/service-kit';

/** Where the gateway puts an upload before its service has judged it. */
const prefix = 'incoming/';
const everyMs = 15 * 60_000;
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

/** Sweeps now and every 15 minutes. Copies may do so at once: an object that is gone already is no error. */
export function startUploadSweep(store: ObjectStore, logger: Logger): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = sweepUploads(store).then(
      (removed) => {
        if (removed > 0) logger.info({ removed }, 'uploads that nobody took were removed');
      },
      (error: unknown) => logger.warn({ err: error }, 'stale uploads could not be looked for'),
    );
  };
  const timer = setInterval(begin, everyMs);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
