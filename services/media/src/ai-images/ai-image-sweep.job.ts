import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { FileKeeper } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { aiImageMs } from './ai-image-jobs.repository.js';

/** Deletes generated pictures that were not added to a library within a day. The records of their jobs expire by a TTL index. */
@Injectable()
export class AiImageSweep extends RecurringJob {
  readonly id = 'ai-image-sweep';
  readonly everyMs = 15 * 60_000;

  constructor(
    private readonly media: MediaRepository,
    private readonly keeper: FileKeeper,
    private readonly due: DueRows,
  ) {
    super();
  }

  run(signal: AbortSignal) {
    return this.sweep(new Date(), signal);
  }

  /** @returns how many were removed */
  async sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<number> {
    return this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.media.expiredAiImages(new Date(now.getTime() - aiImageMs), page),
      process: (picture) => this.keeper.drop(picture),
    });
  }
}
