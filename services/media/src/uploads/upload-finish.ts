import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { finishUpload, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { DomainError, LOGGER, type Logger, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { IncompleteUploadError, StorageFullError } from '@linkyard/storage';
import type { MediaDocument } from '../files/media.schema.js';
import { LibraryService } from '../library/library.service.js';
import { JoinedFile } from './joined-file.js';
import { MultipartUploads } from './multipart-uploads.service.js';
import { partCount, type UploadDocument } from './upload.schema.js';
import { finisherMs, UploadRepository } from './upload.repository.js';

/** Shorter than the call's timeout, so that a caller waiting for another call's finish gets a reply in time. */
const waitMs = finishUpload.timeoutMs - 3_000;
const lookMs = 100;
/** After these the parts stay: there may be room later. Everything else that is refused is refused for good. */
const forNow = new Set([
  'core.limit_reached',
  'media.quota_reached',
  'core.storage_full',
  'core.unavailable',
  'core.timeout',
  'core.internal',
]);

/**
 * Makes one file of the parts of an upload. One caller does it and the others wait for what comes of it; when that one dies, the next
 * takes over.
 * @source quality R02
 */
@Injectable()
export class UploadFinish {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly parts: MultipartUploads,
    private readonly files: JoinedFile,
    private readonly library: LibraryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @throws DomainError core.not_found, core.invalid_input for another number of parts, media.upload_incomplete, core.timeout while another
   *   call is still at it, and every refusal of an upload
   */
  async finish({ userId }: UserCtx, { uploadId, parts, folder = '' }: RequestOf<typeof finishUpload>) {
    const until = Date.now() + waitMs;
    for (;;) {
      const upload = requireFound(await this.uploads.live(userId, uploadId));
      const ended = await this.ended(upload);
      if (ended) return ended;
      requireWhole(upload, parts);
      const claimed = await this.uploads.claim(userId, uploadId);
      if (claimed) return this.put(claimed, folder);
      if (Date.now() > until) throw new DomainError('core.timeout');
      await wait(lookMs);
    }
  }

  private async ended(upload: UploadDocument): Promise<MediaDocument | null> {
    if (upload.state === 'refused') throw new DomainError(upload.refusal ?? 'core.internal');
    if (upload.state !== 'done') return null;
    const media = await this.files.found(upload);
    // Deleted since.
    if (!media) throw new DomainError('core.not_found');
    return media;
  }

  private async put(upload: UploadDocument, folder: string): Promise<MediaDocument> {
    const { _id, userId } = upload;
    const alive = setInterval(() => this.sayAlive(upload), finisherMs / 4);
    try {
      const media = (await this.files.leftBehind(upload)) ?? (await this.files.join(upload, folder));
      const done = await this.uploads.settle(userId, _id, { state: 'done', refusal: null });
      await this.parts.forgetParts(upload);
      if (done) return media;
    } catch (error) {
      throw await this.afterFailure(upload, error);
    } finally {
      clearInterval(alive);
    }
    // Cancelled while it was finished.
    await this.library.delete(upload, [_id], true);
    throw new DomainError('core.not_found');
  }

  /** Open again where a retry may succeed, else refused permanently. @returns the error for the caller */
  private async afterFailure(upload: UploadDocument, error: unknown): Promise<unknown> {
    const { _id, userId } = upload;
    if (error instanceof IncompleteUploadError) {
      // A part is missing in the store: the file has to be sent again.
      await this.uploads.cancel(userId, _id);
      await this.parts.forgetParts(upload);
      return new DomainError('core.not_found');
    }
    const refusal = error instanceof StorageFullError ? new DomainError('core.storage_full') : error;
    if (!(refusal instanceof DomainError) || forNow.has(refusal.code)) {
      await this.uploads.settle(userId, _id, { state: 'open', refusal: null });
      return refusal;
    }
    await this.uploads.settle(userId, _id, { state: 'refused', refusal: refusal.code });
    await this.parts.forgetParts(upload);
    return refusal;
  }

  private sayAlive({ _id, userId }: UploadDocument) {
    this.uploads.stillFinishing(userId, _id).catch((error: unknown) =>
      // Should it last, another caller takes over, and finds what is stored by then.
      this.logger.warn({ err: error, uploadId: _id }, 'the finishing of an upload could not be kept'),
    );
  }
}

/** @throws DomainError */
function requireWhole(upload: UploadDocument, parts: number) {
  const count = partCount(upload);
  if (parts !== count) throw fieldRefusal('parts', 'media.part_count', { count });
  if (upload.parts.length < count) throw new DomainError('media.upload_incomplete');
}
