import { Inject, Injectable } from '@nestjs/common';
import { DueRows, LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { MultipartUploads } from './multipart-uploads.service.js';
import { UploadRepository } from './upload.repository.js';

/** Deletes uploads that have expired, with their parts. */
@Injectable()
export class UploadSweep extends RecurringJob {
  readonly id = 'upload-sweep';
  readonly everyMs = 15 * 60_000;

  constructor(
    private readonly uploads: UploadRepository,
    private readonly parts: MultipartUploads,
    private readonly due: DueRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal) {
    const forgotten = await this.sweep(new Date(), signal);
    if (forgotten > 0) this.logger.info({ forgotten }, 'uploads that were never finished were forgotten');
  }

  /** @returns how many uploads were forgotten, finished ones not counted */
  async sweep(now = new Date(), signal: AbortSignal = new AbortController().signal): Promise<number> {
    let forgotten = 0;
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 500 },
      find: (page) => this.uploads.expired(now, page),
      process: async ({ _id }) => {
        const upload = await this.uploads.forgetExpired(_id, now);
        if (!upload) return;
        await this.parts.forgetParts(upload);
        if (upload.parts.length > 0) forgotten += 1;
      },
    });
    return forgotten;
  }
}
