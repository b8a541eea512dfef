import { Injectable } from '@nestjs/common';
import type { ClientSession } from '@linkyard/mongo';
import { HistoryService } from '../../authoring/history/history.service.js';
import { LivePages } from '../public-pages/live-pages.js';
import { PageRendering } from '../public-pages/page-rendering.js';
import { found } from '../../authoring/templates/template-access.js';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignNames } from './campaign-names.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { WriteConflict, retryOnConflict } from './retry-on-conflict.js';

const keptNames = 20;
type Write = (
  campaign: CampaignDocument,
  moved: Partial<CampaignDocument>,
  session: ClientSession,
) => Promise<CampaignDocument>;

/** Gives a campaign a new address, which counts at once; the old one leads to it. @source models.md 2 "Slug" */
@Injectable()
export class RenameCampaign {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly history: HistoryService,
    private readonly live: LivePages,
    private readonly rendering: PageRendering,
  ) {}

  /**
   * Its pages are rendered again from what was published, for they name their own address; nothing else of the draft is shown by it.
   * @param write saves the campaign as it is inside the transaction; throws WriteConflict when it no longer is
   * @throws campaigns.slug_taken, campaigns.slug_reserved, campaigns.slug_look_alike, core.stale_rev
   */
  async rename(ownerId: string, _id: string, campName: string, write: Write): Promise<CampaignDocument> {
    return retryOnConflict(async () => {
      const campaign = found(await this.campaigns.findOne({ ownerId, _id }));
      const pages = await this.pagesAt(campaign, campName);
      return this.live.change('renamed', async (session) => {
        const now = found(await this.campaigns.findOne({ ownerId, _id }));
        if (now.rev !== campaign.rev || now.liveVersion !== campaign.liveVersion) throw new WriteConflict();
        const moved = campName === now.campName ? {} : await this.move(now, campName);
        if (pages.length > 0) await this.live.store(_id, pages);
        return write(now, { ...moved, liveVersion: now.liveVersion + 1 }, session);
      });
    });
  }

  private async pagesAt(campaign: CampaignDocument, campName: string) {
    const { userId, publishedRevisionId, published } = campaign;
    const revision = publishedRevisionId ? await this.history.find(userId, publishedRevisionId) : null;
    return revision ? this.rendering.campaign({ ...campaign, ...published, campName }, revision.snapshot) : [];
  }

  private async move(campaign: CampaignDocument, campName: string) {
    const { _id: campaignId, userId, tenantId, campName: former, previousCampNames } = campaign;
    await this.names.take(campName, { campaignId, userId, tenantId });
    const until = await this.names.leave(former, tenantId);
    const earlier = previousCampNames.filter((previous) => previous.name !== campName && previous.until > new Date());
    return { campName, previousCampNames: [{ name: former, until }, ...earlier].slice(0, keptNames) };
  }
}
