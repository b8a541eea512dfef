import { Controller } from '@nestjs/common';
import {
  changeCategoryStatus,
  deleteCategory,
  idsOf,
  listCategories,
  listOf,
  saveCategory,
  type RequestOf,
} from '@linkyard/contracts';
import { containing, isDuplicateKey, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Handles, requireEach } from '@linkyard/service-kit';
import { freeSlug, slugFrom } from '../pages/page-slug.js';
import { catalogueOwner as ownerId } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { sortOf } from '../templates/templates.service.js';
import { CategoriesRepository } from './categories.repository.js';

/** Template categories, kept by admins. */
@Controller()
export class CategoriesController {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly categories: CategoriesRepository,
    private readonly templates: TemplatesRepository,
  ) {}

  @Handles(listCategories)
  async list(request: RequestOf<typeof listCategories>) {
    const { page, listPerPage, searchTerm, sort = 'sortOrder', filters } = request;
    const filter = { ownerId, ...filters, ...(searchTerm ? { name: trusted(containing(searchTerm)) } : {}) };
    const [rows, total] = await Promise.all([
      this.categories.findMany(filter, { sort: sortOf(sort), skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.categories.count(filter),
    ]);
    return listOf(rows, total, request);
  }

  /** @throws core.conflict when another category has the name */
  @Handles(saveCategory)
  async save({ _id, name, icon, sortOrder }: RequestOf<typeof saveCategory>) {
    try {
      if (_id) {
        const set = {
          name,
          ...(icon === undefined ? {} : { icon }),
          ...(sortOrder === undefined ? {} : { sortOrder }),
        };
        return found(await this.categories.update({ ownerId, _id }, { $set: set }));
      }
      const taken = new Set((await this.categories.findMany({ ownerId })).map(({ slug }) => slug));
      return await this.categories.insert(ownerId, {
        name,
        slug: freeSlug(slugFrom(name) || 'category', taken),
        icon: icon ?? null,
        sortOrder: sortOrder ?? taken.size,
        status: 1,
        templatesCount: 0,
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('core.conflict');
      throw error;
    }
  }

  @Handles(changeCategoryStatus)
  async status({ _id, status }: RequestOf<typeof changeCategoryStatus>) {
    const category = found(await this.categories.findOne({ ownerId, _id }));
    return found(
      await this.categories.update({ ownerId, _id }, { $set: { status: status ?? (category.status === 1 ? 0 : 1) } }),
    );
  }

  /** All or none. @throws templates.category_in_use, core.not_found */
  @Handles(deleteCategory)
  async delete(request: RequestOf<typeof deleteCategory>) {
    const ids = idsOf(request);
    if ((await this.templates.count({ ownerId, categoryId: trusted({ $in: ids }) })) > 0)
      throw new DomainError('templates.category_in_use');
    const wanted = { ownerId, _id: trusted({ $in: ids }) };
    await this.database.transaction(async () => {
      requireEach(ids, await this.categories.findMany(wanted));
      await this.categories.updateMany(wanted, { $set: { deletedAt: new Date() } });
    });
    return { ids: [...new Set(ids)] };
  }
}
