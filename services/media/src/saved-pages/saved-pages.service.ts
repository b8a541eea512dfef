import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  importMaxFileBytes,
  type keepSavedPictures,
  type ReplyInput,
  type RequestOf,
  type UploadedFile,
  type UserCtx,
  reason,
  type Reason,
} from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { MEDIA_CONFIG, type MediaConfig } from '../config/media-config.js';
import type { MediaDocument } from '../files/media.schema.js';
import { MediaRepository } from '../files/media.repository.js';
import { plainName } from '../files/plain-name.js';
import { readWhole, TakeUpload } from '../files/take-upload.js';
import { maxBytes, maxMegabytes } from '../kinds/file-limits.js';
import { galleryWidths, PicturesService } from '../pictures/pictures.service.js';
import { openSavedPage, type SavedPage } from './saved-page.js';

type Owner = Pick<UserCtx, 'userId' | 'tenantId'>;
type Kept = ReplyInput<typeof keepSavedPictures>['pictures'][number];

/** No picture is begun after it, so that the caller gets an answer in time. */
const beginForMs = 8_000;
const atOnce = 3;

/** Reads uploads that hold a saved page, and stores pictures of them: those that a page then shows come into the library, the others are removed. */
@Injectable()
export class SavedPages {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly pictures: PicturesService,
    private readonly media: MediaRepository,
    @Inject(MEDIA_CONFIG) private readonly config: MediaConfig,
  ) {}

  /** Leaves the upload in place. @throws DomainError import.archive_*, import.too_large, media.no_file */
  async read(file: UploadedFile): Promise<SavedPage> {
    return this.uploads.look(file, async (upload, store) =>
      openSavedPage(await readWhole(store, upload, importMaxFileBytes), file.originalName),
    );
  }

  /** Removes the upload. @throws DomainError as `read` */
  async keepPictures(owner: Owner, { file, names }: RequestOf<typeof keepSavedPictures>): Promise<Kept[]> {
    return this.uploads.take(file, async (upload, store) => {
      if (names.length === 0) return [];
      const page = await openSavedPage(await readWhole(store, upload, importMaxFileBytes), file.originalName);
      const storing = new Map<string, Promise<string>>();
      const until = Date.now() + beginForMs;
      const queue = [...new Set(names)];
      const kept: Kept[] = [];
      const work = async () => {
        for (let name = queue.shift(); name !== undefined; name = queue.shift())
          kept.push(
            Date.now() > until ? notKept(name, reason('media.no_time')) : await this.keep(owner, page, name, storing),
          );
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return kept;
    });
  }

  private async keep(
    owner: Owner,
    page: SavedPage,
    name: string,
    storing: Map<string, Promise<string>>,
  ): Promise<Kept> {
    const bytes = await page.read(name, maxBytes(this.config, 'picture'));
    if (!bytes)
      return notKept(name, reason('media.picture_too_large', { megabytes: maxMegabytes(this.config, 'picture') }));
    // The id follows from owner and content: the same picture, of a page that is read again, is the same file.
    const _id = createHash('sha256').update(owner.userId).update(bytes).digest('hex').slice(0, 24);
    const path = storing.get(_id) ?? this.pathOf(owner, _id, name, bytes);
    storing.set(_id, path);
    try {
      return { name, path: await path, problem: null };
    } catch (error) {
      // One picture that cannot be taken does not end the import: the creator is shown which one, and why.
      if (error instanceof DomainError && error.http < 500) return notKept(name, error.reason);
      throw error;
    }
  }

  private async pathOf(owner: Owner, _id: string, name: string, bytes: Buffer): Promise<string> {
    const ofOwner = { ownerId: owner.userId, _id, state: 'ready' as const };
    const known = await this.media.findOne(ofOwner);
    // Reading the page again starts its day over.
    if (known?.purpose === 'import-waiting') await this.media.update(ofOwner, { $set: {} });
    if (known) return pathOf(known);
    const about = { purpose: 'import-waiting' as const, title: plainName(name, 'picture') };
    try {
      return pathOf(await this.pictures.addBytes(owner, bytes, { ...about, _id }, galleryWidths));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The id belongs to a picture that its owner has deleted, or that another call is storing.
      return pathOf(await this.pictures.addBytes(owner, bytes, about, galleryWidths));
    }
  }
}

const pathOf = ({ objects: [first] }: MediaDocument) => `/media/${first?.key ?? ''}`;
const notKept = (name: string, problem: Reason): Kept => ({ name, path: null, problem });
