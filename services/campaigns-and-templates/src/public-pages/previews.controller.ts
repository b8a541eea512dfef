import { Controller, Inject } from '@nestjs/common';
import { previewPage, previewTemplate, type Ctx, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { BlockSources } from '../block-sources/block-sources.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { HistoryService } from '../history/history.service.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { renderPreview, shownSections } from './page-renderer.js';

@Controller()
export class PreviewsController {
  constructor(
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(TemplatesRepository) private readonly templates: TemplatesRepository,
    @Inject(BlockSources) private readonly sources: BlockSources,
  ) {}

  /** A published starter to everybody, anything else to its owner. */
  @Handles(previewPage)
  async preview({ templateId, pageId }: RequestOf<typeof previewPage>, ctx: Ctx) {
    const own =
      ctx.userId && ctx.role
        ? await this.templates.findOne({ ownerId: ownerOf({ userId: ctx.userId, role: ctx.role }), _id: templateId })
        : null;
    const template = own ?? (await this.templates.findStarter(templateId));
    if (!template) return { found: false, html: null };
    const { html } = await this.previewOf(template.userId, templateId, pageId ?? template.homePageId);
    return { found: html !== null, html };
  }

  @Handles(previewTemplate)
  async previewForEditor({ templateId, pageId }: RequestOf<typeof previewTemplate>, ctx: UserCtx) {
    const template = found(
      (await this.templates.findOne({ ownerId: ownerOf(ctx), _id: templateId })) ??
        (await this.templates.findStarter(templateId)),
    );
    const { html, title } = await this.previewOf(template.userId, templateId, pageId);
    return { html: found(html), title };
  }

  private async previewOf(
    ownerId: string,
    templateId: string,
    pageId: string,
  ): Promise<{ html: string | null; title: string }> {
    const snapshot = await this.history.snapshot(ownerId, templateId);
    const page = snapshot.pages.find(({ _id }) => _id === pageId);
    if (!page) return { html: null, title: '' };
    const sources = await this.sources.resolve(ownerId, shownSections(snapshot));
    return renderPreview(snapshot, page, await this.campaigns.findOne({ ownerId, templateId }), sources);
  }
}
