import { Inject, Injectable } from '@nestjs/common';
import type { MediaView } from '@linkyard/contracts';
import { containing, OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { mediaModel, type MediaDocument } from './media.model.js';

interface LibraryQuery {
  type?: MediaView['type'];
  searchTerm?: string;
  page: number;
  listPerPage: number;
}

const inLibrary = { purpose: 'library', state: 'ready' } as const;

@Injectable()
export class MediaRepository extends OwnedRepository<MediaDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, mediaModel);
  }

  /** One page of the library, newest first. */
  async page(ownerId: string, { page, listPerPage, ...query }: LibraryQuery): Promise<MediaDocument[]> {
    return this.findMany(
      { ...this.where(query), ownerId },
      { sort: { createdAt: -1, _id: -1 }, skip: (page - 1) * listPerPage, limit: listPerPage },
    );
  }

  async countFound(ownerId: string, query: Pick<LibraryQuery, 'type' | 'searchTerm'>): Promise<number> {
    return this.count({ ...this.where(query), ownerId });
  }

  private where({ type, searchTerm }: Pick<LibraryQuery, 'type' | 'searchTerm'>) {
    return { ...inLibrary, ...(type ? { type } : {}), ...(searchTerm ? { title: containing(searchTerm) } : {}) };
  }

  async ofLibrary(ownerId: string, ids: readonly string[], session: ClientSession): Promise<MediaDocument[]> {
    return this.findMany({ ...inLibrary, ownerId, _id: { $in: [...ids] } }, { session });
  }

  /** Pictures of one purpose, newest first. */
  async ofPurpose(ownerId: string, purpose: MediaDocument['purpose']): Promise<MediaDocument[]> {
    return this.findMany({ ownerId, purpose, state: 'ready' }, { sort: { createdAt: -1, _id: -1 }, limit: 100 });
  }

  /** For visitors: whoever knows the address of a public file may have it. */
  async findPublic(key: string): Promise<MediaDocument | null> {
    return this.collection.findOne(
      { 'objects.key': key, state: 'ready', visibility: 'public', deletedAt: null },
      { maxTimeMS: 2_000 },
    );
  }

  /** For the sweep: uploads that a crash left half done, files of visitors that nobody kept, and what was deleted long enough ago. */
  async overdue(before: { unfinished: Date; waiting: Date; deleted: Date }, limit: number): Promise<MediaDocument[]> {
    const waitingFor = { purpose: 'visitor-waiting' as const, state: 'ready' as const };
    const [unfinished, waiting, deleted] = await Promise.all([
      this.collection.find({ state: 'processing', updatedAt: { $lt: before.unfinished } }, { limit }).toArray(),
      this.collection.find({ ...waitingFor, updatedAt: { $lt: before.waiting } }, { limit }).toArray(),
      this.collection.find({ deletedAt: { $lt: before.deleted } }, { limit }).toArray(),
    ]);
    // One that is both is to be removed once.
    return [...new Map([...unfinished, ...waiting, ...deleted].map((media) => [media._id, media])).values()];
  }

  /** For the sweep and for an upload that failed: its objects are gone already. @returns what was forgotten; null when it was gone too */
  async forget(_id: string, session: ClientSession): Promise<MediaDocument | null> {
    return this.collection.findOneAndDelete({ _id }, { session });
  }

  /** The account is gone: everything of it is due for the sweep at once. */
  async endAll(ownerId: string, session: ClientSession): Promise<void> {
    const longAgo = new Date(0);
    await this.collection.updateMany({ userId: ownerId }, { $set: { deletedAt: longAgo } }, { session });
  }
}
