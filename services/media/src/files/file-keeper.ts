import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { mediaFileReady } from '@linkyard/contracts';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
import { newObjectKey, StorageFullError, type ObjectStore } from '@linkyard/storage';
import { UsageRepository } from '../quota/usage.repository.js';
import { plainMedia, type MediaDocument, type MediaObject } from './media.schema.js';
import { OBJECT_STORE } from '../storage/storage.js';
import { MediaRepository } from './media.repository.js';

/** One object still to be written. */
export interface NewObject extends Pick<MediaObject, 'mime' | 'size' | 'width' | 'height'> {
  /** Of the content that was found, not of the name that was given. */
  extension: string;
  body(): Promise<Readable | Buffer>;
}

export interface NewFile extends Pick<
  MediaDocument,
  'tenantId' | 'type' | 'kind' | 'purpose' | 'title' | 'fileName' | 'visibility'
> {
  /** Given by what may begin again after a crash, so that the same file is never there twice. */
  _id?: string;
  objects: NewObject[];
  /** Where it comes from and how it is kept in order, when it was not simply uploaded. */
  about?: Partial<Pick<MediaDocument, keyof typeof plainMedia>>;
}

/**
 * Puts files where they stay. The record, with its keys and what it costs, is written first and hidden; it is shown when every object is
 * there. A crash in between leaves a hidden record, by which the sweep finds the objects.
 * @source quality R02, R19
 */
@Injectable()
export class FileKeeper {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly media: MediaRepository,
    private readonly usage: UsageRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError core.limit_reached, media.quota_reached, core.storage_full */
  async keep(ownerId: string, file: NewFile): Promise<MediaDocument> {
    const objects = file.objects.map((object) => described(file.type, object));
    const hidden = await this.begin(ownerId, file, objects);
    try {
      const stored = await this.write(file.objects, objects);
      return await this.show(hidden, stored);
    } catch (error) {
      await this.drop(hidden).catch((cause: unknown) =>
        // The sweep finds it by its hidden record.
        this.logger.warn({ err: cause, mediaId: hidden._id }, 'a failed upload could not be removed at once'),
      );
      if (error instanceof StorageFullError) throw new DomainError('core.storage_full');
      throw error;
    }
  }

  /** Before something costly is made that is then to be kept. @throws DomainError core.limit_reached, media.quota_reached */
  requireRoom(ownerId: string, bytes: number): Promise<void> {
    return this.usage.requireRoom(ownerId, bytes);
  }

  private async begin(ownerId: string, file: NewFile, objects: MediaObject[]): Promise<MediaDocument> {
    const { objects: _bodies, about = {}, ...named } = file;
    const bytesCharged = objects.reduce((sum, { size }) => sum + size, 0);
    const fields = {
      ...plainMedia,
      ...about,
      ...named,
      objects,
      bytesCharged,
      sizes: null,
      unusedSince: null,
      state: 'processing',
    } as const;
    const limit = await this.usage.limitOf(ownerId);
    return this.database.transaction(async () => {
      await this.usage.charge(ownerId, bytesCharged, limit);
      return this.media.insert(ownerId, { ...fields, _id: file._id ?? newId() });
    });
  }

  private async write(bodies: readonly NewObject[], objects: readonly MediaObject[]): Promise<MediaObject[]> {
    const writing = objects.map(async (object, at) => {
      const body = await bodies[at]?.body();
      if (!body) throw new Error('An object without a body');
      const { etag } = await this.store.put(object.key, body, { contentType: object.mime, size: object.size });
      return { ...object, etag };
    });
    // When one fails the others are awaited: an object written after the file was given up would be orphaned.
    await Promise.allSettled(writing);
    return Promise.all(writing);
  }

  private async show(hidden: MediaDocument, objects: MediaObject[]): Promise<MediaDocument> {
    const { _id, userId, tenantId, type, purpose } = hidden;
    return this.database.transaction(async (session) => {
      const shelved = purpose === 'library' ? await this.usage.enter(hidden) : {};
      const change = { $set: { ...shelved, objects, state: 'ready' as const } };
      const shown = await this.media.update({ ownerId: userId, _id, state: 'processing' }, change);
      if (!shown) throw new Error(`Media ${_id} was removed while it was stored`);
      const path = `/media/${objects[0]?.key ?? ''}`;
      await this.outbox.add(mediaFileReady, { mediaId: _id, userId, type, path }, { session, tenantId });
      return shown;
    });
  }

  /**
   * Deletes a file permanently. First it is removed from every listing and its storage is freed, once even if called concurrently; then its objects
   * and at last its record, so that no object is ever without one.
   * @returns false when it was changed in the meantime, e.g. restored: then it stays
   */
  async drop(media: MediaDocument): Promise<boolean> {
    const leaving = media.state === 'failed' ? media : await this.claim(media);
    if (!leaving) return false;
    await this.store.deleteMany([...leaving.objects, ...(leaving.sizes?.planned ?? [])].map(({ key }) => key));
    await this.media.forget(leaving);
    return true;
  }

  private async claim(media: MediaDocument): Promise<MediaDocument | null> {
    return this.database.transaction(async () => {
      const before = await this.media.claim(media);
      // What its owner had deleted no longer counted.
      if (before && !before.deletedAt) {
        await this.usage.change(before.userId, { bytes: -before.bytesCharged });
      }
      return before;
    });
  }
}

/** Where files are kept: every object below has a record, or is an orphan. */
export const keptIn = ['pictures/', 'documents/'] as const;

/** Keys begin with the month, so that no folder grows without end. */
function described(type: MediaDocument['type'], object: NewObject): MediaObject {
  const folder = `${type === 'gallery' ? 'pictures' : 'documents'}/${new Date().toISOString().slice(0, 7)}`;
  const { mime, size, width, height } = object;
  return { key: newObjectKey(folder, object.extension), mime, size, width, height, etag: '' };
}
