import { Injectable } from '@nestjs/common';
import { accountTransferred, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { runAcrossTenants } from '@linkyard/request-context';
import { deleteInChunks, OnEvent, transferRecords, type EventFacts } from '@linkyard/service-kit';
import { activity, rollups } from '../analytics/activity.schema.js';
import { revisions } from '../authoring/history/revision.schema.js';
import { sectionPasswords } from '../authoring/page-passwords/page-passwords.js';
import { pages } from '../authoring/pages/page.schema.js';
import { sections } from '../authoring/sections/section.schema.js';
import { found } from '../authoring/templates/template-access.js';
import { templates } from '../authoring/templates/template.schema.js';
import { leads } from '../lead-records/lead.schema.js';
import { ratingTotals } from '../lead-records/rating-totals.schema.js';
import { CampaignNames } from '../publishing/campaigns/campaign-names.js';
import { CampaignsRepository } from '../publishing/campaigns/campaigns.repository.js';
import { slugFault } from '../publishing/campaigns/slug-rules.js';
import { publishKeys } from '../publishing/campaigns/publish-keys.js';
import { mediaUses } from '../publishing/media-uses/media-uses.schema.js';
import { previewLinks } from '../publishing/preview-links/preview-link.schema.js';
import { LivePages } from '../publishing/public-pages/live-pages.js';
import { PageRefresh } from '../publishing/public-pages/page-refresh.js';
import { renderedPages } from '../publishing/public-pages/rendered-page.schema.js';

/** Campaigns are moved one by one, for each takes its address along. */
export const transferred = [
  ...[templates, pages, sections, leads, ratingTotals, activity, rollups, mediaUses, sectionPasswords],
];
/** Snapshots and keys name the former owner in what they hold, and links of previews were given away by them. */
const leftBehind = [revisions, publishKeys, previewLinks];

type Owners = EventData<typeof accountTransferred>;

/**
 * Hands what a person of a tenant made to its reseller: offline first, then each page with its address, then all that belongs to them. Every
 * step can be repeated. @source models.md 16 "delete-user"
 */
@Injectable()
export class TransferAccountHandler {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly live: LivePages,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(accountTransferred, { id: 'onAccountTransferred', isRepeatable: true })
  async onAccountTransferred(owners: Owners, _facts: EventFacts): Promise<void> {
    await this.takeOffline(owners);
    await runAcrossTenants('a person of a tenant hands over to one of the platform', () => this.handOver(owners));
  }

  private async takeOffline({ from: ownerId }: Owners): Promise<void> {
    for (const _id of await this.campaigns.idsOf(ownerId)) {
      await this.live.change('unpublished', async () => {
        const campaign = found(await this.campaigns.findOne({ ownerId, _id }));
        const state = campaign.publishedRev > 0 ? ('unpublished' as const) : ('draft' as const);
        const offline = { state, publishAt: null, unpublishAt: null, publishedRevisionId: null };
        return found(await this.campaigns.update({ ownerId, _id }, { $set: offline, $inc: { liveVersion: 1 } }));
      });
    }
  }

  private async handOver(owners: Owners): Promise<void> {
    const ids = await this.campaigns.everyId(owners.from);
    for (const campaignId of ids) {
      await deleteInChunks(this.database, renderedPages, { campaignId });
      await this.refresh.forget(campaignId);
    }
    for (const model of transferred) await transferRecords(this.database, model, owners);
    for (const model of leftBehind) await deleteInChunks(this.database, model, { userId: owners.from });
    // Last: what an interrupted run left behind is still found by them.
    for (const campaignId of ids) await this.database.transaction(() => this.handOverCampaign(campaignId, owners));
  }

  /**
   * Its address at the site of the tenant stays reserved as that of a deleted page. At the platform it is the same where that is free, else
   * the next free one.
   */
  private async handOverCampaign(_id: string, { from, to: userId }: Owners): Promise<void> {
    const campaign = await this.campaigns.findOne({ ownerId: from, _id });
    const holder = { userId, tenantId: null };
    const kept = campaign ? { campName: await this.freeName(campaign.campName) } : {};
    await this.names.retire([_id]);
    if (kept.campName) await this.names.take(kept.campName, { campaignId: _id, ...holder });
    await this.campaigns.handOver(from, _id, { ...holder, ...kept });
  }

  private async freeName(campName: string): Promise<string> {
    const isFree = slugFault(campName) === null && (await this.names.find(null, campName)) === null;
    return isFree ? campName : this.names.firstFree(campName, null);
  }
}
