import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { FileKeeper } from './file-keeper.js';
import { restorableMs } from './library-query.js';
import type { MediaDocument } from './media.schema.js';
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
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(FileKeeper) private readonly keeper: FileKeeper,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run() {
    const removed = await this.sweep();
    if (removed > 0) this.logger.info({ removed }, 'files were removed for good');
  }

  /** @returns how many files went; one that would not go is tried again in the next round */
  async sweep(now = new Date()): Promise<number> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    let removed = 0;
    for (;;) {
      const moments = { unfinished: before(unfinishedMs), waiting: before(waitingMs), deleted: before(restorableMs) };
      const overdue = await this.media.overdue(moments, batch);
      let gone = 0;
      for (const media of overdue) gone += (await this.remove(media)) ? 1 : 0;
      removed += gone;
      // Less than a batch is the end; without any progress the storage is away.
      if (overdue.length < batch || gone === 0) return removed;
    }
  }

  private async remove(media: MediaDocument): Promise<boolean> {
    try {
      return await this.keeper.drop(media);
    } catch (error) {
      this.logger.warn({ err: error, mediaId: media._id }, 'a file could not be removed');
      return false;
    }
  }
}
