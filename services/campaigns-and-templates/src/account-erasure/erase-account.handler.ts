import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { activityModel, rollupModel } from '../analytics/activity.model.js';
import { CampaignNames } from '../publishing/campaigns/campaign-names.js';
import { campaignModel } from '../publishing/campaigns/campaign.model.js';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { publishKeyModel } from '../publishing/campaigns/publish-keys.js';
import { sectionPasswordModel } from '../authoring/page-passwords/page-passwords.js';
import { revisionModel } from '../authoring/history/revision.model.js';
import { leadModel } from '../audience/leads/lead.model.js';
import { mediaUsesModel } from '../publishing/media-uses/media-uses.model.js';
import { pageModel } from '../authoring/pages/page.model.js';
import { previewLinkModel } from '../publishing/preview-links/preview-link.model.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import { pageRefreshModel } from '../publishing/public-pages/page-refresh.model.js';
import { renderedPageModel } from '../publishing/public-pages/rendered-page.model.js';
import { ratingTotalsModel } from '../audience/ratings/rating-totals.model.js';
import { sectionModel } from '../authoring/sections/section.model.js';
import { found } from '../authoring/templates/template-access.js';
import { templateModel } from '../authoring/templates/template.model.js';

const byUserId = [
  leadModel,
  ratingTotalsModel,
  activityModel,
  rollupModel,
  revisionModel,
  sectionModel,
  pageModel,
  templateModel,
  mediaUsesModel,
  previewLinkModel,
  publishKeyModel,
  sectionPasswordModel,
];

/**
 * Erases what a deleted account made and gathered; its pages are offline before anything else happens. Every step can be repeated, and
 * campaigns go last: what an interrupted run left behind is still found by them. @source quality 3 "Deletion and privacy"
 */
@Injectable()
export class EraseAccountHandler {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(CampaignNames) private readonly names: CampaignNames,
    @Inject(LivePages) private readonly live: LivePages,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.takeOffline(userId);
    await this.erase(userId);
  }

  /** One transaction per campaign, so that every cache has dropped a page before its records are deleted. */
  private async takeOffline(ownerId: string) {
    for (const { _id } of await this.campaigns.findMany({ ownerId })) {
      await this.live.change('deleted', async (session) => {
        await this.names.retire([_id], session);
        const gone = { $set: { deletedAt: new Date() }, $inc: { liveVersion: 1 } };
        return found(await this.campaigns.update({ ownerId, _id }, gone, { session }));
      });
    }
  }

  private async erase(userId: string) {
    const ids = await this.database.collection(campaignModel).distinct('_id', { userId });
    for (const campaignId of ids) {
      await deleteInChunks(this.database, renderedPageModel, { campaignId });
      await this.database.collection(pageRefreshModel).deleteOne({ _id: campaignId });
    }
    for (const model of byUserId) await deleteInChunks(this.database, model, { userId });
    await deleteInChunks(this.database, campaignModel, { userId });
  }
}
