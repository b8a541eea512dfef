import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { FileKeeper } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { aiImageMs } from './ai-image-jobs.repository.js';

const everyMs = 15 * 60_000;
const batch = 200;

/** Removes generated pictures that nobody put into a library within a day. The records of their jobs expire by themselves. */
@Injectable()
export class AiImageSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(MediaRepository) private readonly media: MediaRepository,
    @Inject(FileKeeper) private readonly keeper: FileKeeper,
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
      (error: unknown) => this.logger.warn({ err: error }, 'overdue generated pictures could not be removed'),
    );
  }

  /** @returns how many went; what fails is tried again in the next round */
  async sweep(now = new Date()): Promise<number> {
    const overdue = await this.media.expiredAiImages(new Date(now.getTime() - aiImageMs), batch);
    for (const picture of overdue) await this.keeper.drop(picture);
    return overdue.length;
  }
}
