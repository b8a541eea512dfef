import { Controller, Inject } from '@nestjs/common';
import { insertBlockTemplate, listBlockTemplates, listOf, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { DomainError, Handles } from '@linkyard/service-kit';
import { HistoryService } from '../history/history.service.js';
import { SectionsService } from '../sections/sections.service.js';
import { copySections } from '../templates/copy-template.js';
import { catalogueOwner } from '../templates/owner.js';
import { TemplateAccess } from '../templates/template-access.js';
import { presentSection } from '../templates/template.presenter.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { sortOf } from '../templates/templates.service.js';
import { StarterBlocks } from './starter-blocks.js';

/** Ready-made groups of blocks, as the editor's picker offers them. */
@Controller()
export class BlockTemplatesController {
  constructor(
    @Inject(TemplatesRepository) private readonly templates: TemplatesRepository,
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(TemplateAccess) private readonly access: TemplateAccess,
    @Inject(StarterBlocks) private readonly blocks: StarterBlocks,
    @Inject(SectionsService) private readonly sections: SectionsService,
  ) {}

  @Handles(listBlockTemplates)
  async list(request: RequestOf<typeof listBlockTemplates>) {
    const { filters, searchTerm, sort = 'sortOrder', page, listPerPage } = request;
    const offered = { status: 1 as const, state: 'published' as const };
    const query = {
      kind: 'block' as const,
      categoryId: filters.categoryId,
      searchTerm,
      filters: offered,
      sort: sortOf(sort),
      page,
      listPerPage,
    };
    const { templates, total } = await this.templates.gallery(catalogueOwner, query);
    const types = await this.blocks.typesOf(templates.map(({ _id }) => _id));
    const rows = templates.map(({ _id, name, description, thumb, categoryId, tags }) => ({
      _id,
      name,
      description,
      thumb,
      categoryId,
      tags,
      types: types.get(_id) ?? [],
    }));
    return listOf(rows, total, request);
  }

  /** @throws templates.not_published, sections.limit_reached */
  @Handles(insertBlockTemplate)
  async insert({ templateId, pageId, blockTemplateId, index }: RequestOf<typeof insertBlockTemplate>, ctx: UserCtx) {
    const page = await this.access.ownPage(ctx, pageId, templateId);
    const starter = await this.templates.findStarter(blockTemplateId);
    if (starter?.kind !== 'block') throw new DomainError('templates.not_published');
    const at = Math.min(index ?? page.sectionOrder.length, page.sectionOrder.length);
    const added = await this.sections.insert(
      ctx,
      page,
      copySections(await this.inOrder(blockTemplateId), templateId, pageId),
      at,
    );
    return { sections: added.map((section, offset) => presentSection(section, at + offset)) };
  }

  private async inOrder(templateId: string) {
    const { pages, sections } = await this.history.snapshot(catalogueOwner, templateId);
    const byId = new Map(sections.map((section) => [section._id, section]));
    return pages.flatMap((page) => page.sectionOrder.flatMap((id) => byId.get(id) ?? []));
  }
}
