import { Injectable } from '@nestjs/common';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { CategoriesRepository } from '../categories/categories.repository.js';
import { catalogueOwner } from '../templates/owner.js';
import { TemplateWriter } from '../templates/template-writer.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { newId } from '@linkyard/mongo';
import { readCatalogue, type Catalogue } from './read-catalogue.js';
import { starterCopy } from './starter-copy.js';

/** Brings the starters of the repository into the database: those that are not there yet, by their slug. What an admin changed or deleted stays so. */
@Injectable()
export class LoadCatalogue {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly templates: TemplatesRepository,
    private readonly categories: CategoriesRepository,
    private readonly writer: TemplateWriter,
  ) {}

  /** @returns how many starters were added */
  async load(catalogue: Catalogue = readCatalogue()): Promise<number> {
    const categoryIds = await this.loadCategories(catalogue);
    const known = new Set(await this.templates.knownSlugs());
    const link = catalogue.linkTemplates.map((starter) => ({ ...starter, kind: 'link' as const }));
    const block = catalogue.blockTemplates.map((starter) => ({
      ...starter,
      kind: 'block' as const,
      featured: false,
      pages: [{ _id: newId(), name: starter.name, slug: 'home', isHome: true, sections: starter.sections }],
    }));
    const missing = [...link, ...block].filter(({ slug }) => !known.has(slug));
    for (const starter of missing) {
      const copy = starterCopy({
        ...starter,
        ownerKind: 'admin',
        categoryId: categoryIds.get(starter.category) ?? null,
      });
      await this.database
        .transaction((session) => this.writer.write(catalogueOwner, copy, session))
        .catch(ignoreDoubled);
    }
    if (missing.length > 0) await this.countTemplates();
    return missing.length;
  }

  private async loadCategories({ categories }: Catalogue): Promise<Map<string, string>> {
    for (const { name, slug, icon, sortOrder } of categories) {
      const known = await this.categories.findOne({ ownerId: catalogueOwner, slug });
      if (!known)
        await this.categories
          .insert(catalogueOwner, { name, slug, icon, sortOrder, status: 1, templatesCount: 0 })
          .catch(ignoreDoubled);
    }
    const all = await this.categories.findMany({ ownerId: catalogueOwner });
    return new Map(all.map(({ slug, _id }) => [slug, _id]));
  }

  /** Writes the number of templates of each category; called after whatever moves one. */
  async countTemplates() {
    const counts = await this.templates.countByCategory();
    for (const { _id, templatesCount } of await this.categories.findMany({ ownerId: catalogueOwner })) {
      const count = counts.get(_id) ?? 0;
      if (count !== templatesCount)
        await this.categories.update({ ownerId: catalogueOwner, _id }, { $set: { templatesCount: count } });
    }
  }
}

/** Another process loading at the same moment was first with this one. */
function ignoreDoubled(error: unknown) {
  if (!isDuplicateKey(error)) throw error;
}
