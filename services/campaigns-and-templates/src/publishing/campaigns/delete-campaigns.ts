import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { requireEach } from '@linkyard/service-kit';
import { LivePages } from '../public-pages/live-pages.js';
import { TemplateWriter } from '../../authoring/templates/template-writer.js';
import { CampaignNames } from './campaign-names.js';
import { CampaignsRepository } from './campaigns.repository.js';

/** Deletes link pages with their templates. @source models.md 2 "delete" */
@Injectable()
export class DeleteCampaigns {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly names: CampaignNames,
    private readonly templates: TemplateWriter,
    private readonly live: LivePages,
  ) {}

  /**
   * Offline at once, all or none; their addresses stay kept for 30 days. What visitors left on them stays the owner's.
   * @throws core.not_found when one is missing or another owner's
   */
  async delete(ownerId: string, ids: readonly string[]): Promise<string[]> {
    const gone = await this.live.changeAll('deleted', async (session) => {
      const present = await this.campaigns.findMany({ ownerId, _id: trusted({ $in: [...ids] }) });
      requireEach(ids, present);
      const campaignIds = present.map(({ _id }) => _id);
      const set = { deletedAt: new Date(), publishAt: null, unpublishAt: null };
      await this.names.retire(campaignIds);
      await this.live.remove(campaignIds);
      await this.templates.remove(
        ownerId,
        present.map(({ templateId }) => templateId),
        session,
      );
      await this.campaigns.updateMany(
        { ownerId, _id: trusted({ $in: campaignIds }) },
        { $set: set, $inc: { liveVersion: 1 } },
      );
      return present.map((campaign) => ({ ...campaign, ...set, liveVersion: campaign.liveVersion + 1 }));
    });
    return gone.map(({ _id }) => _id);
  }
}
