import { Injectable } from '@nestjs/common';
import type { RequestOf, listSharedPictures, Shelf } from '@linkyard/contracts';
import { installationOwner, InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { titledBy } from '../files/library-query.js';
import { mediaFiles, type MediaDocument } from '../files/media.schema.js';

/** The installation itself owns what is shared: it outlives the account of the admin who put it up. */
const shared = { ownerId: installationOwner, purpose: 'shared', state: 'ready' } as const;

type Query = RequestOf<typeof listSharedPictures>;

/** Pictures for all accounts. Their category stands where a library's item has its folder. */
@Injectable()
export class SharedPicturesRepository extends OwnedRepository<MediaDocument> {
  constructor(@InjectStored('media', mediaFiles) model: StoredModel<typeof mediaFiles>) {
    super(model);
  }

  /** One page, newest first, and how many there are in all. */
  async page({
    page,
    listPerPage,
    category,
    searchTerm,
  }: Query): Promise<{ pictures: MediaDocument[]; total: number }> {
    const titled = titledBy(searchTerm);
    if (titled === null) return { pictures: [], total: 0 };
    const where = { ...titled, ...shared, ...(category === undefined ? {} : { folder: category }) };
    const newest = { createdAt: -1, _id: -1 } as const;
    const [pictures, total] = await Promise.all([
      this.findMany(where, { sort: newest, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.count(where),
    ]);
    return { pictures, total };
  }

  /** By name, each with how many pictures it has. */
  async categories(): Promise<Shelf[]> {
    return this.model
      .aggregate<Shelf>([
        { $match: { ...this.scoped(shared), folder: { $ne: '' } } },
        { $group: { _id: '$folder', count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, name: '$_id', count: 1 } },
      ])
      .option({ maxTimeMS: 4_000, collation: { locale: 'en', strength: 1 } })
      .exec();
  }

  async listed(ids: readonly string[]): Promise<MediaDocument[]> {
    return this.findMany({ ...shared, _id: trusted({ $in: [...ids] }) });
  }

  /** Takes pictures off the list; their addresses stay good. */
  async withdraw(ids: readonly string[]): Promise<void> {
    await this.updateMany({ ...shared, _id: trusted({ $in: [...ids] }) }, { $set: { purpose: 'withdrawn' } });
  }
}
