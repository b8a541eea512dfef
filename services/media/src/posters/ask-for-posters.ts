import { Inject, Injectable } from '@nestjs/common';
import { drawVideoPoster, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue, QueueAway } from '@linkyard/queue';
import { LOGGER, OnEvent, RecurringWork, type EventMeta, type Logger } from '@linkyard/service-kit';
import { SizesRepository } from '../sizes/sizes.repository.js';

const everyMs = 5 * 60_000;
/** A worker has had its tries by then, or there was none. */
const overdueMs = 15 * 60_000;
const batch = 100;

/**
 * Gives every public film to the worker that draws its poster, once it is stored; and now and then those that have none still. Whether there is an
 * ffmpeg only the worker knows: without one it lets them be, and finds them here when it has got one.
 */
@Injectable()
export class AskForPosters extends RecurringWork {
  constructor(
    @Inject(SizesRepository) private readonly films: SizesRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs, failed: 'films without posters could not be looked for' });
  }

  protected round() {
    return this.sweep();
  }

  @OnEvent(mediaFileReady)
  async onFilmReady({ mediaId, type }: EventData<typeof mediaFileReady>, _meta: EventMeta): Promise<void> {
    if (type === 'gallery' || !(await this.films.toDraw(mediaId, 'video'))) return;
    try {
      await this.jobs.enqueue(drawVideoPoster, { mediaId });
    } catch (error) {
      // Redis is away: the sweep finds the film, and lists show its sign until then.
      if (!(error instanceof QueueAway)) throw error;
    }
  }

  /** @returns how many were asked for; each at most once an hour, however many copies of the service sweep */
  async sweep(now = new Date()): Promise<number> {
    const waiting = await this.films.waiting('video', new Date(now.getTime() - overdueMs), batch);
    const hour = Math.floor(now.getTime() / 3_600_000);
    for (const mediaId of waiting) {
      await this.jobs.enqueue(drawVideoPoster, { mediaId }, { key: `${mediaId}.poster.${hour}` });
    }
    return waiting.length;
  }
}
