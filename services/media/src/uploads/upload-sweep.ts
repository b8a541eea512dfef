import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { PartedUploads } from './parted-uploads.service.js';
import { UploadRepository } from './upload.repository.js';

const everyMs = 15 * 60_000;

/** Forgets uploads that have expired, with their parts. Copies of the service may sweep at once: each upload goes to one of them. */
@Injectable()
export class UploadSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(UploadRepository) private readonly uploads: UploadRepository,
    @Inject(PartedUploads) private readonly parts: PartedUploads,
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
      (forgotten) => {
        if (forgotten > 0) this.logger.info({ forgotten }, 'uploads that were never finished were forgotten');
      },
      (error: unknown) => this.logger.warn({ err: error }, 'expired uploads could not be looked for'),
    );
  }

  /** @returns how many uploads were forgotten, finished ones not counted */
  async sweep(now = new Date()): Promise<number> {
    let forgotten = 0;
    for (;;) {
      const upload = await this.uploads.forgetExpired(now);
      if (!upload) return forgotten;
      await this.parts.forgetParts(upload);
      if (upload.parts.length > 0) forgotten += 1;
    }
  }
}
