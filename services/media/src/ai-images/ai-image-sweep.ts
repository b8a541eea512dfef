import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { FileKeeper } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { aiImageMs } from './ai-image-jobs.repository.js';

const batch = 200;

/** Deletes generated pictures that were not added to a library within a day. The records of their jobs expire by a TTL index. */
@Injectable()
export class AiImageSweep extends RecurringJob {
  readonly id = 'ai-image-sweep';
  readonly everyMs = 15 * 60_000;

  constructor(
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(FileKeeper) private readonly keeper: FileKeeper,
  ) {
    super();
  }

  run() {
    return this.sweep();
  }

  /** @returns how many went; what fails is tried again in the next round */
  async sweep(now = new Date()): Promise<number> {
    const overdue = await this.media.expiredAiImages(new Date(now.getTime() - aiImageMs), batch);
    for (const picture of overdue) await this.keeper.drop(picture);
    return overdue.length;
  }
}
