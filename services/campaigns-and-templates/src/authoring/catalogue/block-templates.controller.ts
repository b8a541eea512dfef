import { Controller } from '@nestjs/common';
import {
  type blockTemplateView,
  deleteBlockTemplate,
  idsOf,
  insertBlockTemplate,
  listBlockTemplates,
  listOf,
  type RequestOf,
  saveBlockTemplate,
  updateBlockTemplate,
  type UserCtx,
} from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service.js';
import { SectionPlacing } from '../sections/section-placing.service.js';
import { copySections } from '../templates/copy-template.js';
import { catalogueOwner, ownerOf } from '../templates/owner.js';
import { TemplateAccess } from '../templates/template-access.js';
import type { TemplateDocument } from '../templates/template.schema.js';
import { presentSection } from '../templates/template.presenter.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { sortOf } from '../templates/templates.service.js';
import { OwnBlocks } from './own-blocks.service.js';
import { StarterBlocks } from './starter-blocks.js';

/** Ready-made groups of blocks, as the editor's picker offers them: the catalogue's and the creator's own. */
@Controller()
export class BlockTemplatesController {
  constructor(
    private readonly templates: TemplatesRepository,
    private readonly history: HistoryService,
    private readonly access: TemplateAccess,
    private readonly own: OwnBlocks,
    private readonly blocks: StarterBlocks,
    private readonly placing: SectionPlacing,
  ) {}

  @Handles(listBlockTemplates)
  async list(request: RequestOf<typeof listBlockTemplates>, ctx: UserCtx) {
    const { filters, owner, searchTerm, sort = 'sortOrder', page, listPerPage } = request;
    const ownerId = owner === 'mine' ? ownerOf(ctx) : catalogueOwner;
    const query = {
      kind: 'block' as const,
      categoryId: filters.categoryId,
      searchTerm,
      filters: { status: 1 as const, state: 'published' as const },
      sort: sortOf(owner === 'mine' ? '-createdAt' : sort),
      page,
      listPerPage,
    };
    const { templates, total } = await this.templates.gallery(ownerId, query);
    const types = await this.blocks.typesOf(
      ownerId,
      templates.map(({ _id }) => _id),
    );
    const rows = templates.map((template) => presentBlockTemplate(template, types.get(template._id) ?? []));
    return listOf(rows, total, request);
  }

  @Handles(saveBlockTemplate)
  async save(request: RequestOf<typeof saveBlockTemplate>, ctx: UserCtx) {
    const saved = await this.own.save(ctx, request);
    return presentBlockTemplate(
      saved,
      request.sections.map(({ type }) => type),
    );
  }

  @Handles(updateBlockTemplate)
  async rename({ _id, name }: RequestOf<typeof updateBlockTemplate>, ctx: UserCtx) {
    const renamed = await this.own.rename(ctx, _id, name);
    const types = await this.blocks.typesOf(ownerOf(ctx), [_id]);
    return presentBlockTemplate(renamed, types.get(_id) ?? []);
  }

  @Handles(deleteBlockTemplate)
  async delete(request: RequestOf<typeof deleteBlockTemplate>, ctx: UserCtx) {
    return { ids: await this.own.delete(ctx, idsOf(request)) };
  }

  /** @throws core.not_found, sections.limit_reached */
  @Handles(insertBlockTemplate)
  async insert({ templateId, pageId, blockTemplateId, index }: RequestOf<typeof insertBlockTemplate>, ctx: UserCtx) {
    const page = await this.access.ownPage(ctx, pageId, templateId);
    const group = (await this.own.find(ctx, blockTemplateId)) ?? (await this.templates.findStarter(blockTemplateId));
    if (group?.kind !== 'block') throw new DomainError('core.not_found');
    const at = Math.min(index ?? page.sectionOrder.length, page.sectionOrder.length);
    const copies = copySections(await this.inOrder(group), templateId, pageId);
    const added = await this.placing.insert(ctx, page, copies, at);
    return { sections: added.map((section, offset) => presentSection(section, at + offset)) };
  }

  private async inOrder({ userId, _id }: TemplateDocument) {
    const { pages, sections } = await this.history.snapshot(userId, _id);
    const byId = new Map(sections.map((section) => [section._id, section]));
    return pages.flatMap((page) => page.sectionOrder.flatMap((id) => byId.get(id) ?? []));
  }
}

const presentBlockTemplate = (template: TemplateDocument, types: string[]): z.input<typeof blockTemplateView> => {
  const { _id, name, description, thumb, categoryId, tags, ownerKind } = template;
  return { _id, name, description, thumb, categoryId, tags, ownerKind, types };
};
