import { Inject, Injectable } from '@nestjs/common';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { FileKeeper } from './file-keeper.js';
import { restorableMs } from './library-query.js';
import { MediaRepository } from './media.repository.js';

/** No upload takes this long to be stored. */
const unfinishedMs = 60 * 60_000;
/** A lead keeps a visitor's file within seconds, a page an imported picture as soon as it is built; a day covers a night without the bus. */
const waitingMs = 24 * 60 * 60_000;
const batch = 200;

/** Removes for good what was deleted a week ago, and what a crash left half stored. */
@Injectable()
export class MediaSweep extends RecurringJob {
  readonly id = 'media-sweep';
  readonly everyMs = 15 * 60_000;

  constructor(
    private readonly media: MediaRepository,
    private readonly keeper: FileKeeper,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal) {
    const removed = await this.sweep(new Date(), signal);
    if (removed > 0) this.logger.info({ removed }, 'files were removed for good');
  }

  /** @returns how many files were removed */
  async sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<number> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    const moments = { unfinished: before(unfinishedMs), waiting: before(waitingMs), deleted: before(restorableMs) };
    let removed = 0;
    for (;;) {
      let found = 0;
      let gone = 0;
      await this.due.forEachDue({
        ...{ job: this.id, signal, now, limit: batch },
        find: async (page) => {
          const overdue = await this.media.overdue(moments, page);
          found = overdue.length;
          return overdue;
        },
        process: async (media) => {
          if (await this.keeper.drop(media)) gone += 1;
        },
      });
      removed += gone;
      // Less than a batch is the end; without any progress the storage is away.
      if (found < batch || gone === 0 || signal.aborted) return removed;
    }
  }
}
