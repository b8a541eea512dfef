import { Inject, Injectable } from '@nestjs/common';
import {
  visitorFilesKept,
  visitorFilesReleased,
  type EventData,
  type ReplyInput,
  type ReplyOf,
  type RequestOf,
  type linkVisitorFile,
  type storeVisitorFile,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { DomainError, OnEvent, type EventMeta } from '@linkyard/service-kit';
import type { MediaSigner, ObjectFacts, ObjectStore } from '@linkyard/storage';
import { fileTooLarge, type FileLimits } from '../kinds/file-limits.js';
import { judgeAnyFile } from '../kinds/judge-any-file.js';
import { FileKeeper } from '../files/file-keeper.js';
import { MediaRepository } from '../files/media.repository.js';
import { plainName } from '../files/plain-name.js';
import { TakeUpload } from '../files/take-upload.js';
import { UsageRepository } from '../quota/usage.repository.js';
import { SIGNER } from '../storage/storage.js';

/** How long a download's address opens it. */
const linkSec = 5 * 60;

/** What visitors send to the owner of a page: private, never listed in the library, opened only by a signed address. @source models.md 5 */
@Injectable()
export class VisitorFiles {
  constructor(
    private readonly uploads: TakeUpload,
    private readonly keeper: FileKeeper,
    private readonly media: MediaRepository,
    private readonly usage: UsageRepository,
    @Inject(SIGNER) private readonly signer: MediaSigner,
  ) {}

  /** @throws DomainError media.no_file, media.file_type, media.file_too_large, media.quota_reached */
  async store({
    file,
    userId,
    tenantId,
  }: RequestOf<typeof storeVisitorFile>): Promise<ReplyOf<typeof storeVisitorFile>> {
    return this.uploads.take(file, async (upload, store) => {
      const { mime, extension } = await judge(store, upload, file.originalName);
      const title = plainName(file.originalName);
      const fileName = `${title}.${extension}`;
      const { size, key } = upload;
      const body = async () => (await store.get(key)).body;
      const kept = await this.keeper.keep(userId, {
        tenantId,
        type: 'document',
        kind: mime.startsWith('image/') ? 'picture' : 'document',
        purpose: 'visitor-waiting',
        title,
        fileName,
        visibility: 'private',
        objects: [{ mime, extension, size, width: null, height: null, body }],
      });
      return { mediaId: kept._id, name: fileName, size, mime };
    });
  }

  /** One that was kept in the meantime stays; a missing one is no error. */
  async drop(ownerId: string, _id: string): Promise<void> {
    const waiting = await this.media.findOne({ ownerId, _id, purpose: 'visitor-waiting' });
    if (waiting) await this.keeper.drop(waiting);
  }

  /** @throws core.not_found for what is not the owner's, not a visitor's or not kept */
  async link(ownerId: string, _id: string): Promise<ReplyInput<typeof linkVisitorFile>> {
    const media = await this.media.findOne({ ownerId, _id, purpose: 'visitor', state: 'ready' });
    const object = media?.objects[0];
    if (!media || !object) throw new DomainError('core.not_found');
    const path = this.signer.sign(object.key, linkSec, { downloadName: media.fileName });
    return { path, expiresAt: new Date(Date.now() + linkSec * 1000) };
  }

  @OnEvent(visitorFilesKept, { id: 'onKept' })
  async onKept({ userId, mediaIds }: EventData<typeof visitorFilesKept>, _meta: EventMeta): Promise<void> {
    const waiting = { ownerId: userId, _id: trusted({ $in: mediaIds }), purpose: 'visitor-waiting' as const };
    await this.media.updateMany(waiting, { $set: { purpose: 'visitor' as const } });
  }

  @OnEvent(visitorFilesReleased, { id: 'onReleased' })
  async onReleased({ userId, mediaIds }: EventData<typeof visitorFilesReleased>, _meta: EventMeta): Promise<void> {
    const own = { ownerId: userId, _id: trusted({ $in: mediaIds }) };
    const gone = await this.media.findMany(own);
    const ofVisitors = gone.filter(({ purpose }) => purpose === 'visitor' || purpose === 'visitor-waiting');
    if (ofVisitors.length === 0) return;
    const bytes = ofVisitors.reduce((sum, { bytesCharged }) => sum + bytesCharged, 0);
    const ids = ofVisitors.map(({ _id }) => _id);
    // The sweep takes the bytes: these are other people's, so it need not wait.
    await this.media.updateMany({ ownerId: userId, _id: trusted({ $in: ids }) }, { $set: { deletedAt: new Date(0) } });
    await this.usage.change(userId, { bytes: -bytes });
  }
}

/** Of one file, whatever it is. @source models.md 5 "Upload block" */
const maxMegabytes = 25;
const limits: FileLimits = {
  MEDIA_MAX_PICTURE_MB: maxMegabytes,
  MEDIA_MAX_DOCUMENT_MB: maxMegabytes,
  MEDIA_MAX_AUDIO_MB: maxMegabytes,
  MEDIA_MAX_VIDEO_MB: maxMegabytes,
};

/** @throws DomainError media.file_type, media.file_too_large */
async function judge(
  store: ObjectStore,
  upload: ObjectFacts,
  name: string,
): Promise<{ mime: string; extension: string }> {
  if (upload.size > maxMegabytes * 1024 * 1024) throw fileTooLarge('document', maxMegabytes);
  return judgeAnyFile(store, upload, name, limits);
}
