import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { drawPictureSizes, mediaFileReady, type EventData } from '@linkyard/contracts';
import { JobQueue, QueueAway } from '@linkyard/queue';
import { LOGGER, OnEvent, type EventMeta, type Logger } from '@linkyard/service-kit';
import { SizesRepository } from './sizes.repository.js';

const everyMs = 5 * 60_000;
/** A worker has had its tries by then, or there was none. */
const overdueMs = 15 * 60_000;
const batch = 200;

/** Gives every public picture to the worker that draws its sizes, once it is stored; and now and then those that have none still. */
@Injectable()
export class AskForSizes implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(SizesRepository) private readonly pictures: SizesRepository,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.begin(), everyMs);
    this.begin();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  private begin() {
    this.running = this.sweep().then(
      () => undefined,
      (error: unknown) => this.logger.warn({ err: error }, 'pictures without sizes could not be looked for'),
    );
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
    const waiting = await this.pictures.waiting(new Date(now.getTime() - overdueMs), batch);
    const hour = Math.floor(now.getTime() / 3_600_000);
    for (const mediaId of waiting) {
      await this.jobs.enqueue(drawPictureSizes, { mediaId }, { key: `${mediaId}.${hour}` });
    }
    return waiting.length;
  }
}
