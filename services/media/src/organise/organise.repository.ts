import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { inLibrary } from '../files/library-query.js';
import { mediaFiles, type MediaDocument } from '../files/media.schema.js';
import { foundBy } from '../files/media.repository.js';

@Injectable()
export class OrganiseRepository extends OwnedRepository<MediaDocument> {
  constructor(@InjectStored('media', mediaFiles) model: StoredModel<typeof mediaFiles>) {
    super(model);
  }

  /** In the order of the ids; those that are not the owner's are left out. */
  async byIds(ownerId: string, ids: readonly string[]): Promise<MediaDocument[]> {
    const found = await this.findMany({ ...inLibrary, ownerId, _id: trusted({ $in: [...ids] }) });
    const at = new Map(found.map((media) => [media._id, media]));
    return [...new Set(ids)].flatMap((id) => at.get(id) ?? []);
  }

  async inFolders(ownerId: string, folders: readonly string[], limit: number): Promise<MediaDocument[]> {
    return this.findMany({ ...inLibrary, ownerId, folder: trusted({ $in: [...folders] }) }, { limit });
  }

  /** What was deleted and may come back goes with its folder, uncounted. */
  async moveDeleted(ownerId: string, folders: readonly string[], folder: string): Promise<void> {
    const where = {
      ...inLibrary,
      userId: ownerId,
      deletedAt: trusted({ $type: 'date' as const }),
      folder: trusted({ $in: [...folders] }),
    };
    await this.model.updateMany(where, { $set: { folder, updatedAt: new Date() }, $inc: { rev: 1 } }).exec();
  }

  /** Writes to each of the owner's files its own change. */
  async changeEach(ownerId: string, changes: readonly { _id: string; set: Partial<MediaDocument> }[]): Promise<void> {
    if (changes.length === 0) return;
    const updatedAt = new Date();
    await this.model.bulkWrite(
      changes.map(({ _id, set }) => ({
        updateOne: {
          filter: { _id, userId: ownerId, deletedAt: null },
          update: {
            $set: { ...set, ...(set.title === undefined ? {} : foundBy(set.title)), updatedAt },
            $inc: { rev: 1 },
          },
        },
      })),
    );
  }
}
