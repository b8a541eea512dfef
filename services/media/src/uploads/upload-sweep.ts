import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringWork, type Logger } from '@linkyard/service-kit';
import { PartedUploads } from './parted-uploads.service.js';
import { UploadRepository } from './upload.repository.js';

const everyMs = 15 * 60_000;

/** Forgets uploads that have expired, with their parts. Copies of the service may sweep at once: each upload goes to one of them. */
@Injectable()
export class UploadSweep extends RecurringWork {
  constructor(
    @Inject(UploadRepository) private readonly uploads: UploadRepository,
    @Inject(PartedUploads) private readonly parts: PartedUploads,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs, failed: 'expired uploads could not be looked for' });
  }

  protected async round() {
    const forgotten = await this.sweep();
    if (forgotten > 0) this.logger.info({ forgotten }, 'uploads that were never finished were forgotten');
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
