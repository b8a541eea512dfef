import { Injectable } from '@nestjs/common';
import { mediaPathsIn } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { HistoryService } from '../../authoring/history/history.service.js';
import { PagesRepository } from '../../authoring/pages/pages.repository.js';
import { SectionsRepository } from '../../authoring/sections/sections.repository.js';
import { TemplatesRepository } from '../../authoring/templates/templates.repository.js';

export interface ShownMedia {
  userId: string;
  tenantId: string | null;
  /** Title of the page, for the list of places where a file is used. */
  title: string;
  /** What follows /media/. */
  paths: string[];
}

/** Reads which files a template shows, in its draft and as published. Across owners. */
@Injectable()
export class ReadShownMedia {
  constructor(
    private readonly templates: TemplatesRepository,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
    private readonly history: HistoryService,
    private readonly campaigns: CampaignsRepository,
  ) {}

  /** @returns null for a template that never was; one that was deleted shows nothing */
  async of(templateId: string): Promise<ShownMedia | null> {
    const template = await this.templates.findOfAnyOwner(templateId);
    if (!template) return null;
    const { userId, tenantId, name: title, theme, thumb } = template;
    if (template.deletedAt) return { userId, tenantId, title, paths: [] };
    const [pages, sections, campaign] = await Promise.all([
      this.pages.filesShown(userId, templateId),
      this.sections.filesShown(userId, templateId),
      this.campaigns.findOne({ ownerId: userId, templateId }),
    ]);
    const draft = [theme, thumb, campaign?.seo, campaign?.thumb, ...pages, ...sections];
    const revisionId = campaign?.state === 'published' ? campaign.publishedRevisionId : null;
    const live = revisionId ? await this.history.filesShown(revisionId) : null;
    const paths = mediaPathsIn([...draft, campaign?.published?.seo, live]);
    return { userId, tenantId, title: campaign?.title ?? title, paths };
  }
}
