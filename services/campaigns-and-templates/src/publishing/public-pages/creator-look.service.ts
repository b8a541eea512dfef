import { Injectable } from '@nestjs/common';
import { visitorLookCss } from '@linkyard/blocks/render';
import type { CreatorLook } from '@linkyard/contracts';
import { HistoryService } from '../../authoring/history/history.service.js';
import type { CampaignDocument } from '../campaigns/campaign.schema.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { PageOrigins } from '../campaigns/page-origins.js';

/** The look of an owner's page as visitors have it: a draft of its theme does not count. */
@Injectable()
export class CreatorLookService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly history: HistoryService,
    private readonly origins: PageOrigins,
  ) {}

  /** @param campaignId of the page that a visitor came from; without it, or where it is not the owner's or not open, the page published last counts */
  async find(ownerId: string, campaignId: string | null): Promise<CreatorLook | null> {
    const wanted = campaignId === null ? null : await this.campaigns.published(ownerId, campaignId);
    const campaign = wanted ?? (await this.campaigns.publishedLast(ownerId));
    return campaign && this.ofPage(campaign);
  }

  /** @param campaign that visitors can open */
  async ofPage(campaign: CampaignDocument): Promise<CreatorLook | null> {
    const { userId, publishedRevisionId, published } = campaign;
    const theme = publishedRevisionId ? await this.history.themeOf(userId, publishedRevisionId) : null;
    if (!theme || !published) return null;
    const path = await this.origins.linkTo(campaign);
    return { css: visitorLookCss(theme), page: { path, title: published.title } };
  }
}
