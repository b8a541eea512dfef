import { Injectable } from '@nestjs/common';
import { seoSchema, type createPage, type RequestOf, type updatePage, type UserCtx, reason } from '@linkyard/contracts';
import { isDuplicateKey, newId, ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { copySections } from '../templates/copy-template.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { dottedFields } from '../templates/dotted-fields.js';
import { ownerOf } from '../templates/owner.js';
import { found, TemplateAccess } from '../templates/template-access.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { SectionsRepository } from '../sections/sections.repository.js';
import type { PageDocument } from './page.schema.js';
import { freeSlug, slugFrom } from './page-slug.js';
import { PagesRepository } from './pages.repository.js';

const pagesPerTemplate = 30;

/** The pages of a template. */
@Injectable()
export class PagesService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
    private readonly templates: TemplatesRepository,
    private readonly access: TemplateAccess,
    private readonly draft: DraftChanged,
  ) {}

  async list(ctx: UserCtx, templateId: string): Promise<PageDocument[]> {
    const template = await this.access.readableTemplate(ctx, templateId);
    return this.pages.ofTemplate(template.userId, templateId);
  }

  async withSections(ctx: UserCtx, templateId: string, pageId: string) {
    const template = await this.access.readableTemplate(ctx, templateId);
    const page = found(await this.pages.findOne({ ownerId: template.userId, _id: pageId, templateId }));
    return { page, sections: await this.sections.inOrder(template.userId, page) };
  }

  /** @throws templates.page_limit, templates.page_slug_taken */
  async create(ctx: UserCtx, request: RequestOf<typeof createPage>): Promise<PageDocument> {
    const ownerId = ownerOf(ctx);
    const { _id: templateId } = await this.access.ownTemplate(ctx, request.templateId);
    await this.draft.requireChangeable(ctx, templateId);
    const source = request.copyOf ? await this.withSections(ctx, templateId, request.copyOf) : undefined;
    const page = { ...freshPage(templateId, request.name), background: source?.page.background ?? null };
    const copies = copySections(source?.sections ?? [], templateId, page._id);
    const created = await this.withoutDoubledSlug(() =>
      this.database.transaction(async () => {
        // Adding, moving and removing pages all write the template, so that concurrent changes of the list conflict.
        await this.templates.update({ ownerId, _id: templateId }, { $push: { pageOrder: page._id } });
        const place = placeFor(await this.pages.ofTemplate(ownerId, templateId), request);
        for (const copy of copies) await this.sections.insert(ownerId, copy);
        const sectionOrder = copies.map(({ _id }) => _id);
        return this.pages.insert(ownerId, { ...page, ...place, sectionOrder });
      }),
    );
    await this.draft.note(ctx, templateId);
    return created;
  }

  /** @throws core.stale_rev, templates.page_slug_taken */
  async update(ctx: UserCtx, request: RequestOf<typeof updatePage>): Promise<PageDocument> {
    const ownerId = ownerOf(ctx);
    const { templateId, pageId, rev, seo, ...fields } = request;
    const set = { ...fields, ...dottedFields('seo', seo) };
    const page = await this.access.ownPage(ctx, pageId, templateId);
    await this.draft.requireChangeable(ctx, templateId);
    if (page.isHome && fields.status === 0)
      throw new DomainError('core.conflict', { reason: reason('templates.first_page_shown') });
    // It may become the first page in the meantime.
    const stillOther = fields.status === 0 ? { isHome: false } : {};
    const saved = await this.withoutDoubledSlug(() =>
      this.pages.update({ ownerId, _id: pageId, ...stillOther }, { $set: set }, { rev }),
    );
    if (!saved) throw new DomainError('core.stale_rev');
    await this.draft.note(ctx, templateId);
    return saved;
  }

  /** Deleting the home page promotes the next one. @throws templates.last_page */
  async delete(ctx: UserCtx, templateId: string, pageId: string): Promise<PageDocument[]> {
    const ownerId = ownerOf(ctx);
    await this.access.ownPage(ctx, pageId, templateId);
    await this.draft.requireChangeable(ctx, templateId);
    await this.database.transaction(async () => {
      const present = await this.pages.ofTemplate(ownerId, templateId);
      const page = found(present.find(({ _id }) => _id === pageId) ?? null);
      const rest = present.filter(({ _id }) => _id !== pageId);
      const [next] = rest;
      if (!next) throw new DomainError('templates.last_page');
      await this.pages.softDelete({ ownerId, _id: pageId });
      await this.sections.updateMany({ ownerId, pageId }, { $set: { deletedAt: new Date() } });
      const homePageId = page.isHome ? next._id : found(rest.find(({ isHome }) => isHome) ?? null)._id;
      await this.pages.update({ ownerId, _id: homePageId }, { $set: { isHome: true, status: 1 } });
      await this.templates.update(
        { ownerId, _id: templateId },
        { $set: { homePageId, pageOrder: rest.map(({ _id }) => _id) } },
      );
    });
    await this.draft.note(ctx, templateId);
    return this.pages.ofTemplate(ownerId, templateId);
  }

  /** @throws sections.order_mismatch */
  async order(ctx: UserCtx, templateId: string, ids: readonly string[]): Promise<PageDocument[]> {
    const ownerId = ownerOf(ctx);
    await this.access.ownTemplate(ctx, templateId);
    await this.draft.requireChangeable(ctx, templateId);
    await this.database.transaction(async () => {
      await this.templates.update({ ownerId, _id: templateId }, { $set: { pageOrder: [...ids] } });
      const present = await this.pages.ofTemplate(ownerId, templateId);
      const isWhole =
        ids.length === present.length &&
        new Set(ids).size === ids.length &&
        present.every(({ _id }) => ids.includes(_id));
      if (!isWhole) throw new DomainError('sections.order_mismatch');
      for (const [order, _id] of ids.entries()) await this.pages.update({ ownerId, _id }, { $set: { order } });
    });
    await this.draft.note(ctx, templateId);
    return this.pages.ofTemplate(ownerId, templateId);
  }

  private async withoutDoubledSlug<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('templates.page_slug_taken');
      throw error;
    }
  }
}

/** Address and place of one more page. @throws templates.page_limit, templates.page_slug_taken */
function placeFor(present: readonly PageDocument[], { name, slug }: RequestOf<typeof createPage>) {
  if (present.length >= pagesPerTemplate) throw new DomainError('templates.page_limit');
  const taken = new Set(present.map((page) => page.slug));
  if (slug && taken.has(slug)) throw new DomainError('templates.page_slug_taken');
  return { slug: slug ?? freeSlug(slugFrom(name), taken), order: (present.at(-1)?.order ?? -1) + 1 };
}

/** An empty page at the end of its template. */
export const freshPage = (templateId: string, name: string): NewDocument<PageDocument> & { _id: string } => ({
  _id: newId(),
  templateId,
  name,
  slug: slugFrom(name) || 'page',
  icon: null,
  isHome: false,
  status: 1,
  order: 0,
  seo: seoSchema.parse({}),
  background: null,
  sectionOrder: [],
  showInNav: true,
});
