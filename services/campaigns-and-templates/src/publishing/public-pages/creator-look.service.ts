import { Injectable } from '@nestjs/common';
import { visitorLookCss } from '@linkyard/blocks/render';
import type { CreatorLook } from '@linkyard/contracts';
import { HistoryService } from '../../authoring/history/history.service.js';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { pagesHaveOwnHost, publicOrigin } from '../campaigns/public-origin.js';

/** The look of the page that an owner published last, as visitors have it: a draft of its theme does not count. */
@Injectable()
export class CreatorLookService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly history: HistoryService,
  ) {}

  async find(ownerId: string): Promise<CreatorLook | null> {
    const campaign = await this.campaigns.publishedLast(ownerId);
    const { publishedRevisionId, published, campName } = campaign ?? {};
    const theme = publishedRevisionId ? await this.history.themeOf(ownerId, publishedRevisionId) : null;
    if (!theme || !published) return null;
    const path = pagesHaveOwnHost() ? new URL(`/${campName}`, publicOrigin()).href : `/${campName}`;
    return { css: visitorLookCss(theme), page: { path, title: published.title } };
  }
}
