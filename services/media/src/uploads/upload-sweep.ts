import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { MultipartUploads } from './multipart-uploads.service.js';
import { UploadRepository } from './upload.repository.js';

/** Deletes uploads that have expired, with their parts. */
@Injectable()
export class UploadSweep extends RecurringJob {
  readonly id = 'upload-sweep';
  readonly everyMs = 15 * 60_000;

  constructor(
    @Inject(UploadRepository) private readonly uploads: UploadRepository,
    @Inject(MultipartUploads) private readonly parts: MultipartUploads,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run() {
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
