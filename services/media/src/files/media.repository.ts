import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@linkyard/contracts';
import {
  dueBy,
  InjectStored,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type NewDocument,
  type OwnedFilter,
  type QueryFilter,
  type StoredModel,
} from '@linkyard/mongo';
import type { Respelled } from '../shelves/shelves.repository.js';
import { foldTitle, partsOfTitle } from '../search/title-words.js';
import { inLibrary, restorableMs } from './library-query.js';
import { mediaFiles, type MediaDocument } from './media.schema.js';

type Change = Parameters<OwnedRepository<MediaDocument>['update']>[1];
type NewMedia = Omit<NewDocument<MediaDocument>, 'titleKey' | 'titleParts'>;

/** The files of one place, by their addresses (what follows /media/) and by their ids. */
export interface UsedFiles {
  paths: readonly string[];
  mediaIds: readonly string[];
}

const maxTimeMS = 4_000;

@Injectable()
export class MediaRepository extends OwnedRepository<MediaDocument> {
  constructor(@InjectStored('media', mediaFiles) model: StoredModel<typeof mediaFiles>) {
    super(model);
  }

  override async insert(ownerId: string, fields: NewMedia): Promise<MediaDocument> {
    return super.insert(ownerId, { ...fields, ...foundBy(fields.title) });
  }

  override async update(filter: OwnedFilter<MediaDocument>, change: Change, options: { rev?: number } = {}) {
    return super.update(filter, withParts(change), options);
  }

  override async updateMany(filter: OwnedFilter<MediaDocument>, change: Change) {
    return super.updateMany(filter, withParts(change));
  }

  async ofLibrary(ownerId: string, ids: readonly string[]): Promise<MediaDocument[]> {
    return this.findMany({ ...inLibrary, ownerId, _id: trusted({ $in: [...ids] }) });
  }

  /** Whether an owner has, or had, any file. */
  async hasHadFiles(ownerId: string): Promise<boolean> {
    return (await this.model.exists({ userId: ownerId }).exec()) !== null;
  }

  /** One of the library, or one that was deleted from it and can still come back. */
  async keptInLibrary(ownerId: string, _id: string): Promise<MediaDocument | null> {
    const { deletedAt } = restorable();
    const where = { ...inLibrary, _id, userId: ownerId, $or: [{ deletedAt: null }, { deletedAt }] };
    return this.model.findOne(where, null, { maxTimeMS }).lean<MediaDocument | null>().exec();
  }

  async deletedFromLibrary(ownerId: string, ids: readonly string[]): Promise<MediaDocument[]> {
    const where = { ...inLibrary, ...restorable(), userId: ownerId, _id: trusted({ $in: [...ids] }) };
    return this.model.find(where, null, { maxTimeMS }).lean<MediaDocument[]>().exec();
  }

  /** Undoes a soft delete of those that `deletedFromLibrary` found, with the folder and tags they are in from now on. */
  async undelete(ownerId: string, files: readonly MediaDocument[]): Promise<void> {
    const updatedAt = new Date();
    await this.model.bulkWrite(
      files.map(({ _id, folder, tags }) => ({
        updateOne: {
          filter: { ...inLibrary, ...restorable(), userId: ownerId, _id },
          update: { $set: { deletedAt: null, folder, tags, updatedAt }, $inc: { rev: 1 } },
        },
      })),
    );
  }

  /** Notes which of the owner's files one place uses now, deleted ones too. What they are does not change by it, so `rev` stays. */
  async noteUse(ownerId: string, use: MediaUse, { paths, mediaIds }: UsedFiles): Promise<void> {
    const { kind, id } = use;
    const shown = { userId: ownerId, 'usedIn.id': id, usedIn: trusted({ $elemMatch: { kind, id } }) };
    await this.model.updateMany(shown, { $pull: { usedIn: { kind, id } } }).exec();
    if (paths.length + mediaIds.length === 0) return;
    const named = [{ 'objects.key': trusted({ $in: [...paths] }) }, { _id: trusted({ $in: [...mediaIds] }) }];
    await this.model.updateMany({ userId: ownerId, $or: named }, { $push: { usedIn: use } }).exec();
  }

  /** Pictures of an import that no page showed until now, by the addresses that one shows. */
  async waitingImports(ownerId: string, paths: readonly string[]): Promise<MediaDocument[]> {
    const shown = { 'objects.key': trusted({ $in: [...paths] }) };
    return this.findMany({ ownerId, purpose: 'import-waiting', state: 'ready', ...shown });
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
    const stillShown = { ...restorable(), 'usedIn.0': trusted({ $exists: true }) };
    const where = { 'objects.key': key, state: 'ready' as const, visibility: 'public' as const };
    return this.model
      .findOne({ ...where, $or: [{ deletedAt: null }, stillShown] }, null, {
        maxTimeMS: 2_000,
        acrossOwners: 'a visitor fetches a public file by its address',
      })
      .lean<MediaDocument | null>()
      .exec();
  }

  /** For a service that has authorised access to this file. A deleted file is found as long as it can be restored. */
  async findForDownload(ownerId: string, _id: string): Promise<MediaDocument | null> {
    const where = { _id, userId: ownerId, state: 'ready' as const, $or: [{ deletedAt: null }, restorable()] };
    return this.model.findOne(where, null, { maxTimeMS: 2_000 }).lean<MediaDocument | null>().exec();
  }

  /** For the sweep: uploads left unfinished by a crash, unreferenced files of visitors and of imports, and files deleted long enough ago. */
  async overdue(before: { unfinished: Date; waiting: Date; deleted: Date }, page: DuePage): Promise<MediaDocument[]> {
    const waiting = { state: 'ready' as const, updatedAt: trusted({ $lt: before.waiting }) };
    const overdue = await Promise.all([
      this.due({ state: 'failed' }, page),
      this.due({ state: 'processing', updatedAt: trusted({ $lt: before.unfinished }) }, page),
      this.due({ ...waiting, purpose: 'visitor-waiting' }, page),
      this.due({ ...waiting, purpose: 'import-waiting' }, page),
      this.due({ deletedAt: dueBy(before.deleted) }, page),
    ]);
    // One that is both is to be removed once.
    return [...new Map(overdue.flat().map((media) => [media._id, media])).values()];
  }

  /** What was made from the same thing a moment ago. */
  async lately(ownerId: string, origin: string, since: Date): Promise<MediaDocument | null> {
    return this.findOne({ ...inLibrary, ownerId, origin, createdAt: trusted({ $gt: since }) });
  }

  /** For the sweep: generated pictures that were not added to a library. */
  async expiredAiImages(before: Date, page: DuePage): Promise<MediaDocument[]> {
    return this.due({ purpose: 'ai-image', createdAt: trusted({ $lt: before }) }, page);
  }

  /** For the sweep: files of products, of every owner, in the order of their ids. */
  async productFilesAfter(_id: string, limit: number): Promise<MediaDocument[]> {
    const where = { purpose: 'product' as const, _id: trusted({ $gt: _id }), state: 'ready' as const };
    return this.model
      .find({ ...where, deletedAt: null }, null, {
        sort: { _id: 1 },
        limit,
        maxTimeMS,
        acrossOwners: 'the sweep looks at the products of every owner',
      })
      .lean<MediaDocument[]>()
      .exec();
  }

  /** `rev` stays: the file is the same. @param since null for files that are needed again */
  async noteUnused(ownerId: string, ids: readonly string[], since: Date | null): Promise<void> {
    const where = { userId: ownerId, _id: trusted({ $in: [...ids] }) };
    await this.model.updateMany(where, { $set: { unusedSince: since } }).exec();
  }

  /**
   * From here on it is invisible and cannot be restored: its objects are about to be deleted.
   * @returns the file as it was; null when it has changed since it was read, or another process has claimed it
   */
  async claim({ _id, userId, rev }: MediaDocument): Promise<MediaDocument | null> {
    const change = { $set: { state: 'failed' as const, updatedAt: new Date() } };
    const asItWas = { _id, userId, rev, state: trusted({ $ne: 'failed' as const }) };
    return this.model
      .findOneAndUpdate(asItWas, change, { returnDocument: 'before' })
      .lean<MediaDocument | null>()
      .exec();
  }

  /** The end of one that was claimed and has no objects any more. */
  async forget({ _id, userId }: MediaDocument): Promise<void> {
    await this.model.deleteOne({ _id, userId, state: 'failed' }).exec();
  }

  /** For the sweep: of these keys the ones that belong to a record, or are about to. */
  async knownKeys(keys: readonly string[]): Promise<Set<string>> {
    const these = () => trusted({ $in: [...keys] });
    const options = { maxTimeMS, acrossOwners: 'the store is compared with the records of every owner' };
    const [kept, planned] = await Promise.all([
      this.model
        .find({ 'objects.key': these() }, { 'objects.key': 1 }, options)
        .lean<Pick<MediaDocument, 'objects'>[]>()
        .exec(),
      this.model
        .find({ 'sizes.state': 'asked', 'sizes.planned.key': these() }, { sizes: 1 }, options)
        .lean<Pick<MediaDocument, 'sizes'>[]>()
        .exec(),
    ]);
    const known = [...kept.flatMap(({ objects }) => objects), ...planned.flatMap(({ sizes }) => sizes?.planned ?? [])];
    return new Set(known.map(({ key }) => key));
  }

  /** For the sweep: listed and unlisted files in the order of their ids. */
  async readyAfter(_id: string, limit: number): Promise<Pick<MediaDocument, '_id' | 'userId' | 'objects'>[]> {
    return this.model
      .find(
        { _id: trusted({ $gt: _id }), state: 'ready' },
        { userId: 1, objects: 1 },
        {
          sort: { _id: 1 },
          limit,
          maxTimeMS,
          acrossOwners: 'the sweep looks for the objects of every owner',
        },
      )
      .lean<Pick<MediaDocument, '_id' | 'userId' | 'objects'>[]>()
      .exec();
  }

  /** The account is gone: everything of it is due for the sweep at once. */
  async endAll(ownerId: string): Promise<void> {
    const longAgo = new Date(0);
    await this.model.updateMany({ userId: ownerId }, { $set: { deletedAt: longAgo } }).exec();
  }

  /** Files that are filed in a folder or under a tag are filed where it is written otherwise. */
  async respell(ownerId: string, { kind, was, name }: Respelled): Promise<void> {
    if (kind === 'folder') await this.updateMany({ ownerId, folder: was }, { $set: { folder: name } });
    else await this.updateMany({ ownerId, tags: was }, { $set: { 'tags.$': name } });
  }

  private async due(filter: QueryFilter<MediaDocument>, { limit, except }: DuePage): Promise<MediaDocument[]> {
    return this.model
      .find({ ...filter, ...notAmong(except) }, null, {
        limit,
        maxTimeMS,
        acrossOwners: 'sweeps remove the files of every owner',
      })
      .lean<MediaDocument[]>()
      .exec();
  }
}

const restorable = () => ({ deletedAt: trusted({ $gt: new Date(Date.now() - restorableMs) }) });

/** Written with every title. */
export const foundBy = (title: string) => ({ titleKey: foldTitle(title), titleParts: partsOfTitle(title) });

/** A new title is found by its own words. */
function withParts(change: Change): Change {
  const title: unknown = change.$set?.title;
  return typeof title === 'string' ? { ...change, $set: { ...change.$set, ...foundBy(title) } } : change;
}
