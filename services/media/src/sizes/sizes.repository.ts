import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, trusted, type DuePage, type QueryFilter, type StoredModel } from '@linkyard/mongo';
import { mediaFiles, type MediaDocument, type MediaObject, type PictureSizes } from '../files/media.schema.js';

const maxTimeMS = 4_000;
const forWorkers = { maxTimeMS, acrossOwners: 'the worker names files by their ids alone' };
/** Of what is drawn: pictures their sizes, films their posters. */
export type DrawnKind = 'picture' | 'video';
const shown: readonly DrawnKind[] = ['picture', 'video'];
const publicFile = { visibility: 'public', state: 'ready' } as const;
/** What no worker has asked for has no state at all. */
const notEnded = () => ({ 'sizes.state': trusted({ $nin: ['drawn' as const, 'failed' as const] }) });

/** Across owners: for the resizing worker, and for public pages. */
@Injectable()
export class SizesRepository {
  constructor(@InjectStored('media', mediaFiles) private readonly model: StoredModel<typeof mediaFiles>) {}

  /** A public file of which nothing is drawn. A deleted one too: it may come back. */
  async toDraw(_id: string, kind: DrawnKind): Promise<MediaDocument | null> {
    return this.findOne({ ...publicFile, kind, _id, ...notEnded() });
  }

  /** Notes a try, and the plan unless there is one already. @returns the plan that holds */
  async begin(_id: string, sizes: PictureSizes): Promise<PictureSizes> {
    // Null is also what has no such field.
    await this.model.updateOne({ _id, sizes: null }, { $set: { sizes } }, forWorkers).exec();
    const change = { $set: { 'sizes.state': sizes.state, updatedAt: new Date() }, $inc: { 'sizes.tries': 1 } };
    const after = await this.model
      .findOneAndUpdate({ _id }, change, { ...forWorkers, returnDocument: 'after' })
      .lean<MediaDocument | null>()
      .exec();
    return after?.sizes ?? { ...sizes, planned: [] };
  }

  /** One that is being removed is gone already. */
  async find(_id: string): Promise<MediaDocument | null> {
    return this.findOne({ _id, state: 'ready' });
  }

  async finish({ _id, userId }: MediaDocument, objects: MediaObject[]): Promise<void> {
    const state = objects.length > 0 ? ('drawn' as const) : ('failed' as const);
    const set = { 'sizes.state': state, updatedAt: new Date() };
    const change = { $push: { objects: { $each: objects } }, $set: set, $inc: { rev: 1 } };
    await this.model.updateOne({ _id, userId }, change).exec();
  }

  /** For the sweep: pictures without sizes, longest waiting first. */
  async waiting(kind: DrawnKind, before: Date, { limit, except }: DuePage): Promise<Pick<MediaDocument, '_id'>[]> {
    const overdue = { ...notEnded(), updatedAt: trusted({ $lt: before }) };
    return this.model
      .find(
        { ...publicFile, ...notAmong(except), kind, deletedAt: null, ...overdue },
        { _id: 1 },
        {
          sort: { updatedAt: 1 },
          limit,
          maxTimeMS,
          acrossOwners: 'the sweep asks for the sizes of every owner',
        },
      )
      .lean<Pick<MediaDocument, '_id'>[]>()
      .exec();
  }

  /** For pages: by the keys of the pictures and films themselves or of what was drawn of them. */
  async byKeys(keys: readonly string[]): Promise<MediaDocument[]> {
    const named = { 'objects.key': trusted({ $in: [...keys] }), kind: trusted({ $in: [...shown] }) };
    return this.model
      .find({ ...publicFile, ...named, deletedAt: null }, null, {
        maxTimeMS,
        acrossOwners: 'a page shows public files by their addresses',
      })
      .lean<MediaDocument[]>()
      .exec();
  }

  private async findOne(filter: QueryFilter<MediaDocument>): Promise<MediaDocument | null> {
    return this.model.findOne(filter, null, forWorkers).lean<MediaDocument | null>().exec();
  }
}
