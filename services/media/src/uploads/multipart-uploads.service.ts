import { Inject, Injectable } from '@nestjs/common';
import { uploadPartBytes, type beginUpload, type RequestOf, type uploadPart, type UserCtx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError, LOGGER, type Logger, fieldRefusal, requireFound } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import { checkSize, fileTooLarge } from '../kinds/file-limits.js';
import { UsageRepository } from '../quota/usage.repository.js';
import { bytesOfPart, partCount, type UploadDocument } from './upload.schema.js';
import { UploadRepository } from './upload.repository.js';
import { OBJECT_STORE } from '../storage/storage.js';

type Begin = RequestOf<typeof beginUpload>;

/** An upload that is not finished by then starts over. */
const lifeMs = 24 * 60 * 60_000;
/** Each may take as much room as a file may. */
const maxUnfinished = 20;
/** Where the gateway puts parts. Nothing else is ever taken, whatever a request says. */
const partKey = /^incoming\/day\/[0-9a-f-]{36}$/;

/** Takes large files in parts. What has arrived is there for a day, however often the connection breaks. */
@Injectable()
export class MultipartUploads {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly usage: UsageRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError media.image_too_large, media.file_too_large, media.quota_reached, media.too_many_unfinished */
  async begin({ userId, tenantId }: UserCtx, { key, ...file }: Begin): Promise<UploadDocument> {
    this.requireSize(file);
    // A key names a file as it is: of another size or for another shelf it is another one.
    const openKey = key ? `${key}.${file.size}.${file.type}` : null;
    const unfinished = await this.uploads.unfinished(userId);
    const same = openKey && unfinished.find((upload) => upload.openKey === openKey);
    if (same) return same;
    if (unfinished.length >= maxUnfinished) throw new DomainError('media.too_many_unfinished');
    const onTheirWay = unfinished.reduce((sum, { size }) => sum + size, 0);
    await this.usage.requireRoom(userId, onTheirWay + file.size);
    return this.uploads.open(userId, {
      ...file,
      _id: newId(),
      tenantId,
      openKey,
      partSize: uploadPartBytes,
      parts: [],
      state: 'open',
      refusal: null,
      finisherUntil: null,
      expiresAt: new Date(Date.now() + lifeMs),
    });
  }

  /** @throws DomainError core.not_found, core.invalid_input for a part that the file does not have or that is not as long as it has to be */
  async addPart({ userId }: UserCtx, { uploadId, index, file }: RequestOf<typeof uploadPart>): Promise<UploadDocument> {
    const upload = requireFound(await this.uploads.live(userId, uploadId));
    if (index >= partCount(upload)) throw fieldRefusal('index', 'media.no_such_part');
    const stored = partKey.test(file.tempKey) ? await this.store.stat(file.tempKey) : null;
    if (!stored) throw new DomainError('media.no_file');
    if (stored.size !== bytesOfPart(upload, index))
      throw fieldRefusal('file', 'media.part_size', { count: bytesOfPart(upload, index) });
    const added = await this.uploads.addPart(userId, uploadId, { index, storageKey: file.tempKey });
    if (added) return added;
    return this.takeAgain(userId, uploadId, index, file.tempKey);
  }

  /** A part that is there already, because the answer to it was lost: the first one stays. */
  private async takeAgain(userId: string, uploadId: string, index: number, key: string): Promise<UploadDocument> {
    const upload = await this.uploads.live(userId, uploadId);
    const known = upload?.parts.find((part) => part.index === index);
    // What was stored of a part that is refused is removed by the gateway.
    if (!upload || (upload.state === 'open' && !known) || upload.state === 'refused')
      throw new DomainError('core.not_found');
    if (known?.storageKey !== key) await this.forgetObjects([key]);
    return upload;
  }

  /** @throws DomainError core.not_found for one that is not there, not theirs or finished */
  async cancel({ userId }: UserCtx, uploadId: string): Promise<void> {
    const cancelled = requireFound(await this.uploads.cancel(userId, uploadId));
    await this.forgetParts(cancelled);
  }

  async forgetParts({ parts }: Pick<UploadDocument, 'parts'>): Promise<void> {
    await this.forgetObjects(parts.map(({ storageKey }) => storageKey));
  }

  private async forgetObjects(keys: readonly string[]) {
    try {
      await this.store.deleteMany(keys);
    } catch (error) {
      // The sweep of stale uploads takes them by their age.
      this.logger.warn({ err: error }, 'parts of an upload could not be removed at once');
    }
  }

  /** By what the file is said to be; what it is shows when it is whole. */
  private requireSize({ size, type, mime }: Pick<Begin, 'size' | 'type' | 'mime'>) {
    if (type === 'gallery') return checkSize(this.config, 'picture', size);
    const kind = mime.startsWith('audio/') ? 'audio' : mime.startsWith('video/') ? 'video' : 'document';
    checkSize(this.config, kind, size);
    if (size > this.config.UPLOAD_MB * 1024 * 1024) throw fileTooLarge(kind, this.config.UPLOAD_MB);
  }
}
