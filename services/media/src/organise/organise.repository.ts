import { Inject, Injectable } from '@nestjs/common';
import { OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { inLibrary } from '../files/library-query.js';
import { mediaModel, type MediaDocument } from '../files/media.model.js';
import { foundBy } from '../files/media.repository.js';

@Injectable()
export class OrganiseRepository extends OwnedRepository<MediaDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, mediaModel);
  }

  /** In the order of the ids; those that are not the owner's are left out. */
  async byIds(ownerId: string, ids: readonly string[], session: ClientSession): Promise<MediaDocument[]> {
    const found = await this.findMany({ ...inLibrary, ownerId, _id: { $in: [...ids] } }, { session });
    const at = new Map(found.map((media) => [media._id, media]));
    return [...new Set(ids)].flatMap((id) => at.get(id) ?? []);
  }

  async inFolders(
    ownerId: string,
    folders: readonly string[],
    limit: number,
    session: ClientSession,
  ): Promise<MediaDocument[]> {
    return this.findMany({ ...inLibrary, ownerId, folder: { $in: [...folders] } }, { limit, session });
  }

  /** What was deleted and may come back goes with its folder, uncounted. */
  async moveDeleted(ownerId: string, folders: readonly string[], folder: string): Promise<void> {
    const where = {
      ...inLibrary,
      userId: ownerId,
      deletedAt: { $type: 'date' as const },
      folder: { $in: [...folders] },
    };
    await this.collection.updateMany(where, { $set: { folder, updatedAt: new Date() }, $inc: { rev: 1 } });
  }

  /** Writes to each of the owner's files its own change. */
  async changeEach(
    ownerId: string,
    changes: readonly { _id: string; set: Partial<MediaDocument> }[],
    session: ClientSession,
  ): Promise<void> {
    if (changes.length === 0) return;
    const updatedAt = new Date();
    await this.collection.bulkWrite(
      changes.map(({ _id, set }) => ({
        updateOne: {
          filter: { _id, userId: ownerId, deletedAt: null },
          update: {
            $set: { ...set, ...(set.title === undefined ? {} : foundBy(set.title)), updatedAt },
            $inc: { rev: 1 },
          },
        },
      })),
      { session },
    );
  }
}
