import { Injectable } from '@nestjs/common';
import type {
  createStarter,
  listCatalogue,
  RequestOf,
  saveTemplatePage,
  updateStarter,
  UserCtx,
} from '@linkyard/contracts';
import { newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, requireEach, fieldRefusal } from '@linkyard/service-kit';
import { emptyTemplate } from '../templates/empty-template.js';
import { CategoriesRepository } from '../categories/categories.repository.js';
import { HistoryService } from '../history/history.service.js';
import { freeSlug, slugFrom } from '../pages/page-slug.js';
import { copyTemplate, type TemplateCopy } from '../templates/copy-template.js';
import { catalogueOwner } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import type { TemplateDocument } from '../templates/template.schema.js';
import { TemplateWriter } from '../templates/template-writer.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { sortOf } from '../templates/templates.service.js';
import { LoadCatalogue } from './load-catalogue.js';

/** The catalogue as an admin keeps it. */
@Injectable()
export class StartersService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly templates: TemplatesRepository,
    private readonly categories: CategoriesRepository,
    private readonly history: HistoryService,
    private readonly writer: TemplateWriter,
    private readonly catalogue: LoadCatalogue,
  ) {}

  async list({ filters, searchTerm, sort = 'sortOrder', page, listPerPage }: RequestOf<typeof listCatalogue>) {
    const { kind, categoryId, ...rest } = filters;
    return this.templates.gallery(catalogueOwner, {
      kind,
      categoryId,
      searchTerm,
      filters: rest,
      sort: sortOf(sort),
      page,
      listPerPage,
    });
  }

  async create(
    { locale }: Pick<UserCtx, 'locale'>,
    { kind, name, description, categoryId, tags }: RequestOf<typeof createStarter>,
  ): Promise<TemplateDocument> {
    await this.requireCategory(categoryId);
    const copy = emptyTemplate(name, locale);
    return this.write({ ...copy, template: { ...copy.template, kind, description, categoryId, tags } }, name);
  }

  /** A page of a starter as a block template. */
  async saveTemplatePage({
    templateId,
    pageId,
    name,
    categoryId,
  }: RequestOf<typeof saveTemplatePage>): Promise<TemplateDocument> {
    await this.requireCategory(categoryId);
    const snapshot = await this.history.snapshot(catalogueOwner, templateId);
    const page = found(snapshot.pages.find(({ _id }) => _id === pageId) ?? null);
    const one = {
      ...snapshot,
      pages: [{ ...page, isHome: true, order: 0 }],
      template: { ...snapshot.template, homePageId: pageId, pageOrder: [pageId] },
    };
    const copy = copyTemplate(one, name);
    return this.write({ ...copy, template: { ...copy.template, kind: 'block', categoryId, state: 'published' } }, name);
  }

  private async write(copy: TemplateCopy, name: string): Promise<TemplateDocument> {
    const slug = freeSlug(slugFrom(name) || `starter-${newId().slice(-6)}`, new Set(await this.templates.knownSlugs()));
    const template = { ...copy.template, ownerKind: 'admin' as const, slug };
    const written = await this.database.transaction((session) =>
      this.writer.write(catalogueOwner, { ...copy, template }, session),
    );
    await this.catalogue.countTemplates();
    return written;
  }

  /** @throws core.stale_rev */
  async update({ _id, rev, ...fields }: RequestOf<typeof updateStarter>): Promise<TemplateDocument> {
    if (fields.categoryId) await this.requireCategory(fields.categoryId);
    found(await this.templates.findOne({ ownerId: catalogueOwner, _id }));
    const saved = await this.templates.update({ ownerId: catalogueOwner, _id }, { $set: fields }, { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    await this.catalogue.countTemplates();
    return saved;
  }

  /** On also publishes a draft. */
  async setStatus(_id: string, status?: 0 | 1): Promise<TemplateDocument> {
    const template = found(await this.templates.findOne({ ownerId: catalogueOwner, _id }));
    const next = status ?? (template.status === 1 && template.state === 'published' ? 0 : 1);
    const set = next === 1 ? { status: next, state: 'published' as const } : { status: next };
    return found(await this.templates.update({ ownerId: catalogueOwner, _id }, { $set: set }));
  }

  /** All or none; pages made from them keep their own copy. @throws core.not_found */
  async delete(ids: readonly string[]): Promise<string[]> {
    const wanted = { ownerId: catalogueOwner, _id: trusted({ $in: [...ids] }) };
    const present = await this.database.transaction(async () => {
      const starters = await this.templates.findMany(wanted);
      requireEach(ids, starters);
      await this.templates.updateMany(wanted, { $set: { deletedAt: new Date() } });
      return starters;
    });
    await this.catalogue.countTemplates();
    return present.map(({ _id }) => _id);
  }

  private async requireCategory(categoryId: string | null) {
    if (categoryId && !(await this.categories.findOne({ ownerId: catalogueOwner, _id: categoryId })))
      throw fieldRefusal('categoryId', 'templates.no_such_category');
  }
}
