import { Injectable } from '@nestjs/common';
import type { EnquiryState } from '@linkyard/contracts';
import { containing, InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { enquiries, type EnquiryDocument } from './enquiry.schema.js';

const bySite = { acrossOwners: 'those who run a site answer all who write there', maxTimeMS: 4_000 };

export interface EnquiryQuery {
  page: number;
  listPerPage: number;
  searchTerm?: string | undefined;
  sort?: string | undefined;
}

@Injectable()
export class EnquiriesRepository extends OwnedRepository<EnquiryDocument> {
  constructor(@InjectStored('notifications-and-chat', enquiries) model: StoredModel<typeof enquiries>) {
    super(model);
  }

  async listOwn(ownerId: string, query: EnquiryQuery) {
    const filter = { ownerId, ...soughtBy(query.searchTerm, ['subject']) };
    const [found, total] = await Promise.all([this.findMany(filter, pageOf(query)), this.count(filter)]);
    return { found, total };
  }

  /** Of the tenant that the running work sees, which the filter names too. */
  async listOf(tenantId: string | null, query: EnquiryQuery & { state?: EnquiryState | undefined }) {
    const state = query.state ?? trusted({ $ne: 'spam' as const });
    const sought = soughtBy(query.searchTerm, ['subject', 'name', 'email']);
    const filter = { tenantId, deletedAt: null, state, ...sought };
    const { sort, skip, limit } = pageOf(query);
    const [found, total] = await Promise.all([
      this.model
        .find(filter, null, { ...bySite, sort, skip, limit })
        .lean<EnquiryDocument[]>()
        .exec(),
      this.model.countDocuments(filter, bySite).exec(),
    ]);
    return { found, total };
  }

  async ofSite(tenantId: string | null, _id: string): Promise<EnquiryDocument | null> {
    return this.model.findOne({ _id, tenantId, deletedAt: null }, null, bySite).lean<EnquiryDocument | null>().exec();
  }
}

function pageOf({ page, listPerPage, sort = '-lastAt' }: EnquiryQuery) {
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  return {
    sort: { [sort.replace('-', '')]: direction, _id: direction },
    skip: (page - 1) * listPerPage,
    limit: listPerPage,
  };
}

const soughtBy = (term: string | undefined, fields: readonly ('subject' | 'name' | 'email')[]) =>
  term ? { $or: fields.map((field) => ({ [field]: trusted(containing(term)) })) } : {};
