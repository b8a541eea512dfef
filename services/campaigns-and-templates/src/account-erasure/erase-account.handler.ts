import { Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { deleteInChunks, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { activity, rollups } from '../analytics/activity.schema.js';
import { CampaignNames } from '../publishing/campaigns/campaign-names.js';
import { campaigns } from '../publishing/campaigns/campaign.schema.js';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { publishKeys } from '../publishing/campaigns/publish-keys.js';
import { sectionPasswords } from '../authoring/page-passwords/page-passwords.js';
import { revisions } from '../authoring/history/revision.schema.js';
import { leads } from '../lead-records/lead.schema.js';
import { mediaUses } from '../publishing/media-uses/media-uses.schema.js';
import { pages } from '../authoring/pages/page.schema.js';
import { previewLinks } from '../publishing/preview-links/preview-link.schema.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import { PageRefresh } from '../publishing/public-pages/page-refresh.js';
import { renderedPages } from '../publishing/public-pages/rendered-page.schema.js';
import { ratingTotals } from '../lead-records/rating-totals.schema.js';
import { sections } from '../authoring/sections/section.schema.js';
import { found } from '../authoring/templates/template-access.js';
import { templates } from '../authoring/templates/template.schema.js';

const byUserId = [
  leads,
  ratingTotals,
  activity,
  rollups,
  revisions,
  sections,
  pages,
  templates,
  mediaUses,
  previewLinks,
  publishKeys,
  sectionPasswords,
];

/**
 * Erases what a deleted account made and gathered; its pages are offline before anything else happens. Every step can be repeated, and
 * campaigns go last: what an interrupted run left behind is still found by them. @source quality 3 "Deletion and privacy"
 */
@Injectable()
export class EraseAccountHandler {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly live: LivePages,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted', isRepeatable: true })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, _facts: EventFacts): Promise<void> {
    await this.takeOffline(userId);
    await this.erase(userId);
  }

  /** One transaction per campaign, so that every cache has dropped a page before its records are deleted. */
  private async takeOffline(ownerId: string) {
    for (const _id of await this.campaigns.idsOf(ownerId)) {
      await this.live.change('deleted', async () => {
        await this.names.retire([_id]);
        const gone = { $set: { deletedAt: new Date() }, $inc: { liveVersion: 1 } };
        return found(await this.campaigns.update({ ownerId, _id }, gone));
      });
    }
  }

  private async erase(userId: string) {
    const ids = await this.campaigns.everyId(userId);
    for (const campaignId of ids) {
      await deleteInChunks(this.database, renderedPages, { campaignId });
      await this.refresh.forget(campaignId);
    }
    for (const model of byUserId) await deleteInChunks(this.database, model, { userId });
    await deleteInChunks(this.database, campaigns, { userId });
  }
}
