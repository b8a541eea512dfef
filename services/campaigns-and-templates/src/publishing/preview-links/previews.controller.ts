import { Controller } from '@nestjs/common';
import { previewPage, previewRev, previewTemplate, type Ctx, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { HistoryService } from '../../authoring/history/history.service.js';
import { PageRendering } from '../public-pages/page-rendering.js';
import { ownerOf } from '../../authoring/templates/owner.js';
import { found } from '../../authoring/templates/template-access.js';
import type { TemplateDocument } from '../../authoring/templates/template.schema.js';
import { TemplatesRepository } from '../../authoring/templates/templates.repository.js';
import { DraftRev } from '../../authoring/templates/draft-rev.js';
import { PreviewLinksRepository } from './preview-links.repository.js';

/** Drafts as visitors would see them. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly history: HistoryService,
    private readonly templates: TemplatesRepository,
    private readonly rendering: PageRendering,
    private readonly links: PreviewLinksRepository,
    private readonly revs: DraftRev,
  ) {}

  /** A published starter to all callers, anything else to its owner. */
  @Handles(previewPage)
  async preview({ templateId, pageId, key }: RequestOf<typeof previewPage>, ctx: Ctx) {
    const template = await this.viewable(ctx, templateId, key);
    if (!template) return { found: false, html: null, rev: null };
    // Asked before the draft is read: what comes in between is noticed at the next look.
    const rev = await this.revs.read(template);
    const { html } = await this.previewOf(readBy(template, ctx), templateId, pageId ?? template.homePageId, key);
    return { found: html !== null, html, rev };
  }

  @Handles(previewRev)
  async rev({ templateId, key }: RequestOf<typeof previewRev>, ctx: Ctx) {
    const template = await this.viewable(ctx, templateId, key);
    return { rev: template && (await this.revs.read(template)) };
  }

  private async viewable({ userId, role }: Ctx, _id: string, key: string | null): Promise<TemplateDocument | null> {
    const own = userId && role ? await this.templates.findOne({ ownerId: ownerOf({ userId, role }), _id }) : null;
    const link = own || !key ? null : await this.links.findOpen(key, _id);
    const shared = link && (await this.sharedBy(link.userId, _id));
    return own ?? shared ?? (await this.templates.findStarter(_id));
  }

  /** Nothing of an owner whose pages are hidden: the account is switched off or about to be deleted. */
  private async sharedBy(ownerId: string, _id: string): Promise<TemplateDocument | null> {
    const hidden = await this.campaigns.findOne({ ownerId, 'ownerHidden.isHidden': true });
    return hidden ? null : this.templates.findOne({ ownerId, _id });
  }

  @Handles(previewTemplate)
  async previewForEditor({ templateId, pageId }: RequestOf<typeof previewTemplate>, ctx: UserCtx) {
    const template = found(
      (await this.templates.findOne({ ownerId: ownerOf(ctx), _id: templateId })) ??
        (await this.templates.findStarter(templateId)),
    );
    const { html, title } = await this.previewOf(readBy(template, ctx), templateId, pageId);
    return { html: found(html), title };
  }

  private async previewOf(
    owner: Owner,
    templateId: string,
    pageId: string,
    key: string | null = null,
  ): Promise<{ html: string | null; title: string }> {
    const { userId: ownerId } = owner;
    const snapshot = await this.history.snapshot(ownerId, templateId);
    const page = snapshot.pages.find(({ _id }) => _id === pageId);
    if (!page) return { html: null, title: '' };
    const campaign = await this.campaigns.findOne({ ownerId, templateId });
    return this.rendering.preview(owner, snapshot, page, campaign, key);
  }
}

type Owner = Pick<TemplateDocument, 'userId' | 'tenantId'>;

/** A starter belongs to no site: it is shown as on the site of its reader, where all others are read too. */
const readBy = ({ userId }: Pick<TemplateDocument, 'userId'>, { tenantId }: Pick<Ctx, 'tenantId'>): Owner => ({
  userId,
  tenantId,
});
