import { Inject, Injectable } from '@nestjs/common';
import { IncompleteUploadError, ObjectNotFoundError, type ObjectStore } from '@linkyard/storage';
import { FileKeeper } from '../files/file-keeper.js';
import type { MediaDocument } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';
import { UploadService } from '../library/upload.service.js';
import { joinedParts } from './join-parts.js';
import type { UploadDocument } from './upload.schema.js';
import { OBJECT_STORE } from '../storage/storage.js';

/** The file that comes of an upload in parts, under the upload's id. */
@Injectable()
export class JoinedFile {
  constructor(
    private readonly files: UploadService,
    private readonly keeper: FileKeeper,
    private readonly media: MediaRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  async found({ _id, userId }: UploadDocument): Promise<MediaDocument | null> {
    return this.media.findOne({ ownerId: userId, _id, state: 'ready' });
  }

  /** What a finisher that died had stored: all of it, or what is to be removed before it is stored again. */
  async leftBehind({ _id, userId }: UploadDocument): Promise<MediaDocument | null> {
    const media = await this.media.findOne({ ownerId: userId, _id });
    if (media?.state === 'ready') return media;
    if (media) await this.keeper.drop(media);
    return null;
  }

  /** @throws IncompleteUploadError when a part is gone, StorageFullError, DomainError every refusal of an upload */
  async join(upload: UploadDocument, folder: string): Promise<MediaDocument> {
    const { _id, name, size, type } = upload;
    const stored = { reader: joinedParts(this.store, upload), key: _id, size, originalName: name };
    try {
      return await this.files.put(upload, stored, { type, name, folder }, { _id });
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new IncompleteUploadError('A part is gone', { cause: error });
      throw error;
    }
  }
}
