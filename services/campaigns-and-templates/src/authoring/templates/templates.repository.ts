import { Injectable } from '@nestjs/common';
import {
  containing,
  InjectStored,
  OwnedRepository,
  trusted,
  type Conditions,
  type Sort,
  type StoredModel,
} from '@linkyard/mongo';
import { catalogueOwner } from './owner.js';
import { templates, type TemplateDocument } from './template.schema.js';

interface GalleryQuery {
  kind?: TemplateDocument['kind'];
  categoryId?: string;
  searchTerm?: string;
  filters?: Conditions<TemplateDocument>;
  sort: Sort;
  page: number;
  listPerPage: number;
}

@Injectable()
export class TemplatesRepository extends OwnedRepository<TemplateDocument> {
  constructor(@InjectStored('campaigns-and-templates', templates) model: StoredModel<typeof templates>) {
    super(model);
  }

  /** Of any owner, deleted ones too. */
  async findOfAnyOwner(_id: string): Promise<TemplateDocument | null> {
    const options = { maxTimeMS: 4_000, acrossOwners: 'the files of a template are noted by its id' };
    return this.model.findOne({ _id }, null, options).lean<TemplateDocument | null>().exec();
  }

  /** A published starter, readable by every account. */
  async findStarter(_id: string): Promise<TemplateDocument | null> {
    return this.findOne({ ownerId: catalogueOwner, _id, status: 1, state: 'published' });
  }

  /** Outside of the transaction that uses it: a starter that many take at once would make them wait for each other. Not a new revision either. */
  async countUse(_id: string) {
    await this.model.updateOne({ _id, userId: catalogueOwner }, { $inc: { usedCount: 1 } }).exec();
  }

  /** Slugs of every starter there is or was: a deleted one does not come back by itself. */
  async knownSlugs(): Promise<string[]> {
    return this.model.distinct('slug', { userId: catalogueOwner }).exec();
  }

  /** Category → how many starters it has, offered or not. */
  async countByCategory(): Promise<Map<string, number>> {
    const rows = await this.model
      .aggregate<{ _id: string | null; count: number }>([
        { $match: { userId: catalogueOwner, deletedAt: null } },
        { $group: { _id: '$categoryId', count: { $sum: 1 } } },
      ])
      .exec();
    return new Map(rows.flatMap(({ _id, count }) => (_id === null ? [] : [[_id, count] as const])));
  }

  /** Categories that have an offered starter of this kind. */
  async offeredCategories(kind: TemplateDocument['kind']): Promise<string[]> {
    const offered = this.scoped({ ownerId: catalogueOwner, kind, status: 1, state: 'published' });
    const ids = await this.model.distinct('categoryId', offered).exec();
    return ids.flatMap((id) => id ?? []);
  }

  /** One page of templates of an owner with their number. */
  async gallery(ownerId: string, query: GalleryQuery): Promise<{ templates: TemplateDocument[]; total: number }> {
    const { kind, categoryId, searchTerm, filters } = query;
    const filter = {
      ...filters,
      ...(kind ? { kind } : {}),
      ...(categoryId ? { categoryId } : {}),
      ...(searchTerm
        ? {
            $or: [
              { name: trusted(containing(searchTerm)) },
              { description: trusted(containing(searchTerm)) },
              { tags: trusted(containing(searchTerm)) },
            ],
          }
        : {}),
      ownerId,
    };
    const skip = (query.page - 1) * query.listPerPage;
    const [templates, total] = await Promise.all([
      this.findMany(filter, { sort: query.sort, skip, limit: query.listPerPage }),
      this.count(filter),
    ]);
    return { templates, total };
  }
}
