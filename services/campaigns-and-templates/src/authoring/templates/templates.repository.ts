import { Inject, Injectable } from '@nestjs/common';
import type { Filter, Sort } from 'mongodb';
import { containing, OwnedRepository, ServiceDatabase } from '@linkyard/mongo';
import { catalogueOwner } from './owner.js';
import { templateModel, type TemplateDocument } from './template.model.js';

interface GalleryQuery {
  kind?: TemplateDocument['kind'];
  categoryId?: string;
  searchTerm?: string;
  filters?: Filter<TemplateDocument>;
  sort: Sort;
  page: number;
  listPerPage: number;
}

@Injectable()
export class TemplatesRepository extends OwnedRepository<TemplateDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, templateModel);
  }

  /** A published starter, readable by everybody who is signed in. */
  async findStarter(_id: string): Promise<TemplateDocument | null> {
    return this.findOne({ ownerId: catalogueOwner, _id, status: 1, state: 'published' });
  }

  /** Outside of the transaction that uses it: a starter that many take at once would make them wait for each other. Not a new revision either. */
  async countUse(_id: string) {
    await this.collection.updateOne({ _id, userId: catalogueOwner }, { $inc: { usedCount: 1 } });
  }

  /** Slugs of every starter there is or was: a deleted one does not come back by itself. */
  async knownSlugs(): Promise<string[]> {
    return this.collection.distinct('slug', { userId: catalogueOwner });
  }

  /** Category → how many starters it has, offered or not. */
  async countByCategory(): Promise<Map<string, number>> {
    const rows = await this.collection
      .aggregate<{ _id: string | null; count: number }>([
        { $match: { userId: catalogueOwner, deletedAt: null } },
        { $group: { _id: '$categoryId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(rows.flatMap(({ _id, count }) => (_id === null ? [] : [[_id, count] as const])));
  }

  /** Categories that have an offered starter of this kind. */
  async offeredCategories(kind: TemplateDocument['kind']): Promise<string[]> {
    const ids = await this.collection.distinct('categoryId', {
      userId: catalogueOwner,
      kind,
      status: 1,
      state: 'published',
      deletedAt: null,
    });
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
              { name: containing(searchTerm) },
              { description: containing(searchTerm) },
              { tags: containing(searchTerm) },
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
