import { Injectable } from '@nestjs/common';
import {
  containing,
  indexedString,
  InjectStored,
  OwnedRepository,
  trusted,
  type Conditions,
  type OwnedFilter,
  type StoredModel,
} from '@linkyard/mongo';
import { askedOrder } from './asked-order.js';
import { leads, type LeadDocument } from './lead.schema.js';

/** Different sets of answered questions that decide about the columns of an export. */
const maxAnswerOrders = 5_000;

interface LeadQuery {
  filter: Conditions<LeadDocument>;
  searchTerm?: string;
  sort: Record<string, 1 | -1>;
  page: number;
  listPerPage: number;
}

@Injectable()
export class LeadsRepository extends OwnedRepository<LeadDocument> {
  constructor(@InjectStored('campaigns-and-templates', leads) model: StoredModel<typeof leads>) {
    super(model);
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
    const words = searchTerm ? trusted(containing(searchTerm)) : null;
    return words
      ? { ...filter, $or: [{ name: words }, { email: words }, { phone: words }, { message: words }] }
      : filter;
  }

  /** Titles that fields of these answers have had, each once: form by form, in the order in which they are asked. */
  async answerTitles({ ownerId, ...filter }: OwnedFilter<LeadDocument>): Promise<string[]> {
    const forms = await this.model
      .aggregate<{ answered: string[][] }>([
        { $match: this.scoped({ ...filter, ownerId }) },
        {
          $group: {
            _id: { form: '$sectionId', titles: { $ifNull: ['$answers.title', []] } },
            first: { $min: '$_id' },
            last: { $max: '$_id' },
          },
        },
        { $sort: { last: -1 } },
        { $limit: maxAnswerOrders },
        { $group: { _id: '$_id.form', answered: { $push: '$_id.titles' }, first: { $min: '$first' } } },
        { $sort: { first: 1 } },
      ])
      .exec();
    return [...new Set(forms.flatMap(({ answered }) => askedOrder(answered)))];
  }

  /** The rating of one visitor in a section. */
  async byRater(ownerId: string, sectionId: string, raterHash: string): Promise<LeadDocument | null> {
    return this.findOne({ ownerId, sectionId, raterHash: indexedString(raterHash) });
  }

  /** How often one network has filled a section lately; asked before the owner is of interest. */
  async recentFrom(sectionId: string, ipHash: string, since: Date): Promise<number> {
    const recent = { sectionId, ipHash, createdAt: trusted({ $gte: since }) };
    const acrossOwners = 'a visitor’s network is counted before the owner is of interest';
    return this.model.countDocuments(recent).setOptions({ limit: 100, acrossOwners }).exec();
  }

  /** These are other people's data: gone for good. */
  async erase(ownerId: string, ids: readonly string[]): Promise<number> {
    const chosen = { userId: ownerId, _id: trusted({ $in: [...ids] }) };
    const { deletedCount } = await this.model.deleteMany(chosen).exec();
    return deletedCount;
  }

  /** Comments that a page shows, the last changed first. */
  async shownComments(ownerId: string, sectionId: string, limit: number): Promise<LeadDocument[]> {
    const shown = { userId: ownerId, sectionId, 'rating.isShown': true };
    const where = { ...shown, state: trusted({ $ne: 'spam' as const }), message: trusted({ $ne: '' }) };
    return this.model
      .find(where, null, { sort: { updatedAt: -1 }, limit, maxTimeMS: 2_000 })
      .lean<LeadDocument[]>()
      .exec();
  }

  async countSince(ownerId: string, from: Date, to: Date, campaignId?: string): Promise<number> {
    return this.count({
      ownerId,
      createdAt: trusted({ $gte: from, $lt: to }),
      state: trusted({ $ne: 'spam' as const }),
      ...(campaignId ? { campaignId } : {}),
    });
  }
}
