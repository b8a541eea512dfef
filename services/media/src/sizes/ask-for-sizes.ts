import { Inject, Injectable } from '@nestjs/common';
import { drawPictureSizes, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue, QueueAway } from '@linkyard/queue';
import { LOGGER, OnEvent, RecurringWork, type EventMeta, type Logger } from '@linkyard/service-kit';
import { SizesRepository } from './sizes.repository.js';

const everyMs = 5 * 60_000;
/** A worker has had its tries by then, or there was none. */
const overdueMs = 15 * 60_000;
const batch = 200;

/** Gives every public picture to the worker that draws its sizes, once it is stored; and now and then those that have none still. */
@Injectable()
export class AskForSizes extends RecurringWork {
  constructor(
    @Inject(SizesRepository) private readonly pictures: SizesRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs, failed: 'pictures without sizes could not be looked for' });
  }

  protected round() {
    return this.sweep();
  }

  @OnEvent(mediaFileReady)
  async onReady({ mediaId, type }: EventData<typeof mediaFileReady>, _meta: EventMeta): Promise<void> {
    if (type !== 'gallery') return;
    try {
      await this.jobs.enqueue(drawPictureSizes, { mediaId });
    } catch (error) {
      // Redis is away: the sweep finds the picture, and pages show it as it is until then.
      if (!(error instanceof QueueAway)) throw error;
    }
  }

  /** @returns how many were asked for; each at most once an hour, however many copies of the service sweep */
  async sweep(now = new Date()): Promise<number> {
    const waiting = await this.pictures.waiting('picture', new Date(now.getTime() - overdueMs), batch);
    const hour = Math.floor(now.getTime() / 3_600_000);
    for (const mediaId of waiting) {
      await this.jobs.enqueue(drawPictureSizes, { mediaId }, { key: `${mediaId}.${hour}` });
    }
    return waiting.length;
  }
}
