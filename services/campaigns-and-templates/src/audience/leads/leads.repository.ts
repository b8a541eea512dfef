import { Inject, Injectable } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { containing, OwnedRepository, ServiceDatabase, type ClientSession, type OwnedFilter } from '@linkyard/mongo';
import { leadModel, type LeadDocument } from './lead.model.js';

interface LeadQuery {
  filter: Filter<LeadDocument>;
  searchTerm?: string;
  sort: Record<string, 1 | -1>;
  page: number;
  listPerPage: number;
}

@Injectable()
export class LeadsRepository extends OwnedRepository<LeadDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, leadModel);
  }

  async list(ownerId: string, { filter, searchTerm, sort, page, listPerPage }: LeadQuery) {
    const where = this.searched({ ...filter, ownerId }, searchTerm);
    const [leads, total] = await Promise.all([
      this.findMany(where, { sort, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.count(where),
    ]);
    return { leads, total };
  }

  /** Narrows a filter to the search term of a table. */
  searched(filter: OwnedFilter<LeadDocument>, searchTerm?: string): OwnedFilter<LeadDocument> {
    const words = searchTerm ? containing(searchTerm) : null;
    return words
      ? { ...filter, $or: [{ name: words }, { email: words }, { phone: words }, { message: words }] }
      : filter;
  }

  /** Titles that fields of these answers have had, each once, in order of the alphabet. */
  async answerTitles({ ownerId, ...filter }: OwnedFilter<LeadDocument>): Promise<string[]> {
    const titles = await this.collection.distinct('answers.title', { ...filter, userId: ownerId, deletedAt: null });
    return titles.filter((title) => typeof title === 'string').sort();
  }

  /** How often one network has filled a section lately; asked before the owner is of interest. */
  async recentFrom(sectionId: string, ipHash: string, since: Date): Promise<number> {
    return this.collection.countDocuments({ sectionId, ipHash, createdAt: { $gte: since } }, { limit: 100 });
  }

  /** These are other people's data: gone for good. */
  async erase(ownerId: string, ids: readonly string[], session: ClientSession): Promise<number> {
    const { deletedCount } = await this.collection.deleteMany({ userId: ownerId, _id: { $in: [...ids] } }, { session });
    return deletedCount;
  }

  async countSince(ownerId: string, from: Date, to: Date, campaignId?: string): Promise<number> {
    return this.count({
      ownerId,
      createdAt: { $gte: from, $lt: to },
      state: { $ne: 'spam' },
      ...(campaignId ? { campaignId } : {}),
    });
  }
}
