import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import type { listTemplates, RequestOf, updateTemplate, UserCtx } from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { CategoriesRepository } from '../categories/categories.repository.js';
import { DraftChanged } from './draft-changed.js';
import { DraftPublication } from './draft-publication.js';
import { dottedFields } from './dotted-fields.js';
import { requireOfferedFont } from './offered-font.js';
import { catalogueOwner, ownerOf } from './owner.js';
import type { TemplateDocument } from './template.schema.js';
import { TemplateAccess } from './template-access.js';
import { TemplateWriter } from './template-writer.js';
import { TemplatesRepository } from './templates.repository.js';

/** Templates as creators see them: the gallery and their own. */
@Injectable()
export class TemplatesService {
  constructor(
    private readonly templates: TemplatesRepository,
    private readonly categories: CategoriesRepository,
    private readonly writer: TemplateWriter,
    private readonly publication: DraftPublication,
    private readonly access: TemplateAccess,
    private readonly draft: DraftChanged,
  ) {}

  async list(ctx: UserCtx, request: RequestOf<typeof listTemplates>) {
    const { owner, kind, categoryId, searchTerm, filters, page, listPerPage } = request;
    const isCatalogue = owner === 'catalogue';
    const offered = isCatalogue ? { status: 1 as const, state: 'published' as const } : {};
    const sort = sortOf(request.sort ?? (isCatalogue ? 'sortOrder' : '-createdAt'));
    const query = { kind, categoryId, searchTerm, filters: { ...filters, ...offered }, sort, page, listPerPage };
    const [gallery, categories] = await Promise.all([
      this.templates.gallery(isCatalogue ? catalogueOwner : ownerOf(ctx), query),
      this.offeredCategories(kind),
    ]);
    return { ...gallery, categories };
  }

  /** A category without a template of the kind is left out: it would list nothing. */
  private async offeredCategories(kind: TemplateDocument['kind']) {
    const ids = await this.templates.offeredCategories(kind);
    return this.categories.findMany(
      { ownerId: catalogueOwner, status: 1, _id: trusted({ $in: ids }) },
      { sort: { sortOrder: 1 } },
    );
  }

  async open(ctx: UserCtx, _id: string) {
    const template = await this.access.readableTemplate(ctx, _id);
    const [pages, campaign] = await Promise.all([
      this.access.pagesOf(template),
      template.userId === ctx.userId ? this.publication.campaignOf(ctx.userId, _id) : null,
    ]);
    return { template, pages, campaign };
  }

  /** @throws core.stale_rev, core.limit_reached, core.invalid_input for a font that is not offered */
  async update(ctx: UserCtx, request: RequestOf<typeof updateTemplate>): Promise<TemplateDocument> {
    const { _id, rev, theme: { button, ...theme } = {}, homePageId, ...fields } = request;
    const ownerId = ownerOf(ctx);
    const stored = await this.access.ownTemplate(ctx, _id);
    await this.draft.requireChangeable(ctx, _id);
    requireOfferedFont('theme.font', theme.font, stored.theme.font);
    const set = { ...fields, ...dottedFields('theme', theme), ...dottedFields('theme.button', button) };
    const saved = await this.writer.change(ownerId, _id, { set, homePageId }, rev);
    if (!saved) throw new DomainError('core.stale_rev');
    await this.draft.note(ctx, _id);
    return saved;
  }

  async setThumb(ctx: UserCtx, _id: string, thumb: string): Promise<TemplateDocument> {
    const ownerId = ownerOf(ctx);
    await this.access.ownTemplate(ctx, _id);
    return requireFound(await this.templates.update({ ownerId, _id }, { $set: { thumb } }));
  }
}

/** `-name` is descending by name. */
export function sortOf(sort: string): Record<string, 1 | -1> {
  const isDescending = sort.startsWith('-');
  return { [isDescending ? sort.slice(1) : sort]: isDescending ? -1 : 1, _id: 1 };
}
