import type { ObjectStore } from '@linkyard/storage';
import type { Logger } from '@linkyard/service-kit';

/** Where the gateway puts an upload before its service has judged it. */
const prefix = 'incoming/';
const everyMs = 15 * 60_000;
/** No upload takes this long: the gateway gives a request up after a minute. */
const staleMs = 60 * 60_000;

/** Removes uploads that nobody took: the process that had asked for them died in between. @returns how many */
export async function sweepUploads(store: ObjectStore, now = new Date()): Promise<number> {
  const stale: string[] = [];
  for await (const { key, modifiedAt } of store.list(prefix)) {
    if (now.getTime() - modifiedAt.getTime() > staleMs) stale.push(key);
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
