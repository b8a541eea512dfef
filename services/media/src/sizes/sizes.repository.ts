import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { mediaModel, type MediaDocument, type MediaObject, type PictureSizes } from '../files/media.model.js';

const maxTimeMS = 4_000;
/** Of what is drawn: pictures their sizes, films their posters. */
export type DrawnKind = 'picture' | 'video';
/** What no worker has asked for has no state at all. */
const ended: PictureSizes['state'][] = ['drawn', 'failed'];
const shown: DrawnKind[] = ['picture', 'video'];
const publicFile = { visibility: 'public', state: 'ready' } as const;

/** Across owners: for the resizing worker, and for public pages. */
@Injectable()
export class SizesRepository {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  private get media() {
    return this.database.collection(mediaModel);
  }

  /** A public file of which nothing is drawn. A deleted one too: it may come back. */
  async toDraw(_id: string, kind: DrawnKind): Promise<MediaDocument | null> {
    return this.media.findOne({ ...publicFile, kind, _id, 'sizes.state': { $nin: ended } }, { maxTimeMS });
  }

  /** Notes a try, and the plan unless there is one already. @returns the plan that holds */
  async begin(_id: string, sizes: PictureSizes): Promise<PictureSizes> {
    await this.media.updateOne({ _id, sizes: { $exists: false } }, { $set: { sizes } });
    const change = { $set: { 'sizes.state': sizes.state, updatedAt: new Date() }, $inc: { 'sizes.tries': 1 } };
    const after = await this.media.findOneAndUpdate({ _id }, change, { returnDocument: 'after', maxTimeMS });
    return after?.sizes ?? { ...sizes, planned: [] };
  }

  /** One that is being removed is gone already. */
  async find(_id: string, session: ClientSession): Promise<MediaDocument | null> {
    return this.media.findOne({ _id, state: 'ready' }, { session });
  }

  async finish(_id: string, objects: MediaObject[], session: ClientSession): Promise<void> {
    const state = objects.length > 0 ? ('drawn' as const) : ('failed' as const);
    await this.media.updateOne(
      { _id },
      {
        $push: { objects: { $each: objects } },
        $set: { 'sizes.state': state, updatedAt: new Date() },
        $inc: { rev: 1 },
      },
      { session },
    );
  }

  /** For the sweep: pictures without sizes, longest waiting first. */
  async waiting(kind: DrawnKind, before: Date, limit: number): Promise<string[]> {
    const rows = await this.media
      .find(
        {
          ...publicFile,
          kind,
          deletedAt: null,
          'sizes.state': { $nin: ended },
          updatedAt: { $lt: before },
        },
        { projection: { _id: 1 }, sort: { updatedAt: 1 }, limit, maxTimeMS },
      )
      .toArray();
    return rows.map(({ _id }) => _id);
  }

  /** For pages: by the keys of the pictures and films themselves or of what was drawn of them. */
  async byKeys(keys: readonly string[]): Promise<MediaDocument[]> {
    return this.media
      .find({ ...publicFile, 'objects.key': { $in: [...keys] }, kind: { $in: shown }, deletedAt: null }, { maxTimeMS })
      .toArray();
  }
}
