import { Inject, Injectable } from '@nestjs/common';
import { usedProductFiles } from '@linkyard/contracts';
import { Bus, DueRows, LOGGER, RecurringJob, systemContext, type Logger } from '@linkyard/service-kit';
import { FileKeeper } from '../files/file-keeper.js';
import { restorableMs } from '../files/library-query.js';
import type { MediaDocument } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';

const batch = 500;

/**
 * Removes files of products a week after the last product, and the last buyer's access, that needed them. The commerce service
 * is asked each time; while it is unavailable nothing is removed.
 */
@Injectable()
export class ProductFileSweep extends RecurringJob {
  readonly id = 'product-file-sweep';
  readonly everyMs = 24 * 60 * 60_000;

  constructor(
    private readonly media: MediaRepository,
    private readonly keeper: FileKeeper,
    private readonly bus: Bus,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(leaving: AbortSignal) {
    const removed = await this.sweep(new Date(), leaving);
    if (removed > 0) this.logger.info({ removed }, 'files that no product refers to were removed');
  }

  /** @returns how many files were removed */
  async sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<number> {
    let removed = 0;
    for (let after = ''; !signal.aborted;) {
      const files = await this.media.productFilesAfter(after, batch);
      const owners = new Set(files.map(({ userId }) => userId));
      await this.due.forEachDue({
        ...{ job: this.id, signal, now, limit: batch },
        find: async ({ except }) => [...owners].filter((_id) => !except.includes(_id)).map((_id) => ({ _id })),
        process: async ({ _id: ownerId }) => {
          const own = files.filter(({ userId }) => userId === ownerId);
          removed += await this.sweepOwner(ownerId, own, now);
        },
      });
      if (files.length < batch) break;
      after = files.at(-1)?._id ?? '';
    }
    return removed;
  }

  private async sweepOwner(ownerId: string, files: readonly MediaDocument[], now: Date): Promise<number> {
    const ids = files.map(({ _id }) => _id);
    const reply = await this.bus.request(usedProductFiles, { ownerId, mediaIds: ids }, systemContext());
    const used = new Set(reply.mediaIds);
    const neededAgain = files.filter(({ _id, unusedSince }) => unusedSince && used.has(_id));
    const newlyUnused = files.filter(({ _id, unusedSince }) => !unusedSince && !used.has(_id));
    await this.note(ownerId, neededAgain, null);
    await this.note(ownerId, newlyUnused, now);
    let removed = 0;
    for (const file of files)
      if (isOver(file, now) && !used.has(file._id) && (await this.keeper.drop(file))) removed += 1;
    return removed;
  }

  private async note(ownerId: string, files: readonly MediaDocument[], since: Date | null): Promise<void> {
    const ids = files.map(({ _id }) => _id);
    if (ids.length > 0) await this.media.noteUnused(ownerId, ids, since);
  }
}

const isOver = ({ unusedSince }: MediaDocument, now: Date): boolean =>
  unusedSince ? now.getTime() - unusedSince.getTime() >= restorableMs : false;
