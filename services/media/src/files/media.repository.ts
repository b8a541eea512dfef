import { Inject, Injectable } from '@nestjs/common';
import type { MediaUse } from '@linkyard/contracts';
import {
  OwnedRepository,
  ServiceDatabase,
  type ClientSession,
  type NewDocument,
  type OwnedFilter,
} from '@linkyard/mongo';
import { foldTitle, partsOfTitle } from '../search/title-words.js';
import { inLibrary, restorableMs } from './library-query.js';
import { mediaModel, type MediaDocument } from './media.model.js';

type Change = Parameters<OwnedRepository<MediaDocument>['update']>[1];
type NewMedia = Omit<NewDocument<MediaDocument>, 'titleKey' | 'titleParts'>;

const maxTimeMS = 4_000;

@Injectable()
export class MediaRepository extends OwnedRepository<MediaDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, mediaModel);
  }

  override async insert(ownerId: string, fields: NewMedia, session?: ClientSession): Promise<MediaDocument> {
    return super.insert(ownerId, { ...fields, ...foundBy(fields.title) }, session);
  }

  override async update(
    filter: OwnedFilter<MediaDocument>,
    change: Change,
    options: { rev?: number; session?: ClientSession } = {},
  ) {
    return super.update(filter, withParts(change), options);
  }

  override async updateMany(filter: OwnedFilter<MediaDocument>, change: Change, session?: ClientSession) {
    return super.updateMany(filter, withParts(change), session);
  }

  async ofLibrary(ownerId: string, ids: readonly string[], session: ClientSession): Promise<MediaDocument[]> {
    return this.findMany({ ...inLibrary, ownerId, _id: { $in: [...ids] } }, { session });
  }

  /** One of the library, or one that was deleted from it and can still come back. */
  async keptInLibrary(ownerId: string, _id: string): Promise<MediaDocument | null> {
    const { deletedAt } = restorable();
    const where = { ...inLibrary, _id, userId: ownerId, $or: [{ deletedAt: null }, { deletedAt }] };
    return this.collection.findOne(where, { maxTimeMS });
  }

  async deletedFromLibrary(ownerId: string, ids: readonly string[], session: ClientSession): Promise<MediaDocument[]> {
    const where = { ...inLibrary, ...restorable(), userId: ownerId, _id: { $in: [...ids] } };
    return this.collection.find(where, { session, maxTimeMS }).toArray();
  }

  /** Undoes a soft delete of those that `deletedFromLibrary` found, with the folder and tags they are in from now on. */
  async undelete(ownerId: string, files: readonly MediaDocument[], session: ClientSession): Promise<void> {
    const updatedAt = new Date();
    await this.collection.bulkWrite(
      files.map(({ _id, folder, tags }) => ({
        updateOne: {
          filter: { ...inLibrary, ...restorable(), userId: ownerId, _id },
          update: { $set: { deletedAt: null, folder, tags, updatedAt }, $inc: { rev: 1 } },
        },
      })),
      { session },
    );
  }

  /** Notes which of the owner's files one place shows now, deleted ones too. What they are does not change by it, so `rev` stays. */
  async noteUse(ownerId: string, use: MediaUse, paths: readonly string[], session: ClientSession): Promise<void> {
    const { kind, id } = use;
    const shown = { userId: ownerId, 'usedIn.id': id, usedIn: { $elemMatch: { kind, id } } };
    await this.collection.updateMany(shown, { $pull: { usedIn: { kind, id } } }, { session });
    if (paths.length === 0) return;
    const showing = { userId: ownerId, 'objects.key': { $in: [...paths] } };
    await this.collection.updateMany(showing, { $push: { usedIn: use } }, { session });
  }

  /** Pictures of one purpose, newest first. */
  async ofPurpose(ownerId: string, purpose: MediaDocument['purpose']): Promise<MediaDocument[]> {
    return this.findMany({ ownerId, purpose, state: 'ready' }, { sort: { createdAt: -1, _id: -1 }, limit: 100 });
  }

  /**
   * For visitors: anyone with the address of a public file may fetch it. A deleted file that pages still show is
   * served until it can no longer be restored, so that a mistaken deletion breaks no page.
   */
  async findPublic(key: string): Promise<MediaDocument | null> {
    const stillShown = { ...restorable(), 'usedIn.0': { $exists: true } };
    return this.collection.findOne(
      { 'objects.key': key, state: 'ready', visibility: 'public', $or: [{ deletedAt: null }, stillShown] },
      { maxTimeMS: 2_000 },
    );
  }

  /** For a service that has authorised access to this file. A deleted file is found as long as it can be restored. */
  async findForDownload(ownerId: string, _id: string): Promise<MediaDocument | null> {
    const where = { _id, userId: ownerId, state: 'ready' as const, $or: [{ deletedAt: null }, restorable()] };
    return this.collection.findOne(where, { maxTimeMS: 2_000 });
  }

  /** For the sweep: uploads left unfinished by a crash, unreferenced files of visitors, and files deleted long enough ago. */
  async overdue(before: { unfinished: Date; waiting: Date; deleted: Date }, limit: number): Promise<MediaDocument[]> {
    const waitingFor = { purpose: 'visitor-waiting' as const, state: 'ready' as const };
    const [leaving, unfinished, waiting, deleted] = await Promise.all([
      this.collection.find({ state: 'failed' }, { limit }).toArray(),
      this.collection.find({ state: 'processing', updatedAt: { $lt: before.unfinished } }, { limit }).toArray(),
      this.collection.find({ ...waitingFor, updatedAt: { $lt: before.waiting } }, { limit }).toArray(),
      this.collection.find({ deletedAt: { $lt: before.deleted } }, { limit }).toArray(),
    ]);
    // One that is both is to be removed once.
    return [
      ...new Map([...leaving, ...unfinished, ...waiting, ...deleted].map((media) => [media._id, media])).values(),
    ];
  }

  /** What was made from the same thing a moment ago. */
  async lately(ownerId: string, origin: string, since: Date): Promise<MediaDocument | null> {
    return this.findOne({ ...inLibrary, ownerId, origin, createdAt: { $gt: since } });
  }

  /** For the sweep: generated pictures that were not added to a library. */
  async expiredAiImages(before: Date, limit: number): Promise<MediaDocument[]> {
    return this.collection.find({ purpose: 'ai-image', createdAt: { $lt: before } }, { limit, maxTimeMS }).toArray();
  }

  /**
   * From here on it is invisible and cannot be restored: its objects are about to be deleted.
   * @returns the file as it was; null when it has changed since it was read, or another process has claimed it
   */
  async claim({ _id, rev }: MediaDocument, session: ClientSession): Promise<MediaDocument | null> {
    const change = { $set: { state: 'failed' as const, updatedAt: new Date() } };
    const asItWas = { _id, rev, state: { $ne: 'failed' as const } };
    return this.collection.findOneAndUpdate(asItWas, change, { session, returnDocument: 'before' });
  }

  /** The end of one that was claimed and has no objects any more. */
  async forget(_id: string): Promise<void> {
    await this.collection.deleteOne({ _id, state: 'failed' });
  }

  /** For the sweep: of these keys the ones that belong to a record, or are about to. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const $in = [...keys];
    const [kept, planned] = await Promise.all([
      this.collection.find({ 'objects.key': { $in } }, { projection: { 'objects.key': 1 }, maxTimeMS }).toArray(),
      this.collection
        .find({ 'sizes.state': 'asked', 'sizes.planned.key': { $in } }, { projection: { sizes: 1 }, maxTimeMS })
        .toArray(),
    ]);
    const known = [...kept.flatMap(({ objects }) => objects), ...planned.flatMap(({ sizes }) => sizes?.planned ?? [])];
    return new Set(known.map(({ key }) => key));
  }

  /** For the sweep: listed and unlisted files in the order of their ids. */
  async readyAfter(_id: string, limit: number): Promise<Pick<MediaDocument, '_id' | 'userId' | 'objects'>[]> {
    const projection = { userId: 1, objects: 1 };
    return this.collection
      .find({ _id: { $gt: _id }, state: 'ready' }, { projection, sort: { _id: 1 }, limit, maxTimeMS })
      .toArray();
  }

  /** The account is gone: everything of it is due for the sweep at once. */
  async endAll(ownerId: string): Promise<void> {
    const longAgo = new Date(0);
    await this.collection.updateMany({ userId: ownerId }, { $set: { deletedAt: longAgo } });
  }
}

const restorable = () => ({ deletedAt: { $gt: new Date(Date.now() - restorableMs) } });

/** Written with every title. */
export const foundBy = (title: string) => ({ titleKey: foldTitle(title), titleParts: partsOfTitle(title) });

/** A new title is found by its own words. */
function withParts(change: Change): Change {
  const title: unknown = change.$set?.title;
  return typeof title === 'string' ? { ...change, $set: { ...change.$set, ...foundBy(title) } } : change;
}
