import { Inject, Injectable } from '@nestjs/common';
import { userDeleted, type EventData } from '@linkyard/contracts';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { activityModel, rollupModel } from '../analytics/activity.model.js';
import { sectionPasswordModel } from '../gates/page-passwords.js';
import { revisionModel } from '../history/revision.model.js';
import { leadModel } from '../leads/lead.model.js';
import { pageModel } from '../pages/page.model.js';
import { previewLinkModel } from '../preview-links/preview-link.model.js';
import { LivePages } from '../public-pages/live-pages.js';
import { pageRefreshModel } from '../public-pages/page-refresh.model.js';
import { renderedPageModel } from '../public-pages/rendered-page.model.js';
import { ratingTotalsModel } from '../ratings/rating-totals.model.js';
import { sectionModel } from '../sections/section.model.js';
import { found } from '../templates/template-access.js';
import { templateModel } from '../templates/template.model.js';
import { CampaignNames } from './campaign-names.js';
import { campaignModel } from './campaign.model.js';
import { CampaignsRepository } from './campaigns.repository.js';
import { publishKeyModel } from './publish-keys.js';

/** What a deleted account made and gathered goes with it; its pages are offline before anything else happens. @source quality 3 "Deletion and privacy" */
@Injectable()
export class AccountEnd {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(CampaignNames) private readonly names: CampaignNames,
    @Inject(LivePages) private readonly live: LivePages,
  ) {}

  @OnEvent(userDeleted, { id: 'onUserDeleted' })
  async onUserDeleted({ userId }: EventData<typeof userDeleted>, { session }: EventMeta): Promise<void> {
    await this.takeOffline(userId);
    await this.erase(userId, session);
  }

  /** In transactions of their own, so that every cache has dropped a page before its records go. Safe to repeat. */
  private async takeOffline(ownerId: string) {
    for (const { _id } of await this.campaigns.findMany({ ownerId })) {
      await this.live.change('deleted', async (session) => {
        await this.names.retire([_id], session);
        const gone = { $set: { deletedAt: new Date() }, $inc: { liveVersion: 1 } };
        return found(await this.campaigns.update({ ownerId, _id }, gone, { session }));
      });
    }
  }

  private async erase(userId: string, session: ClientSession) {
    const campaigns = this.database.collection(campaignModel);
    const ids = await campaigns.distinct('_id', { userId }, { session });
    await this.database.collection(renderedPageModel).deleteMany({ campaignId: { $in: ids } }, { session });
    await this.database.collection(leadModel).deleteMany({ userId }, { session });
    await this.database.collection(ratingTotalsModel).deleteMany({ userId }, { session });
    await this.database.collection(pageRefreshModel).deleteMany({ _id: { $in: ids } }, { session });
    await this.database.collection(activityModel).deleteMany({ userId }, { session });
    await this.database.collection(rollupModel).deleteMany({ userId }, { session });
    await this.database.collection(revisionModel).deleteMany({ userId }, { session });
    await this.database.collection(sectionModel).deleteMany({ userId }, { session });
    await this.database.collection(pageModel).deleteMany({ userId }, { session });
    await this.database.collection(templateModel).deleteMany({ userId }, { session });
    await this.database.collection(previewLinkModel).deleteMany({ userId }, { session });
    await this.database.collection(publishKeyModel).deleteMany({ userId }, { session });
    await this.database.collection(sectionPasswordModel).deleteMany({ userId }, { session });
    await campaigns.deleteMany({ userId }, { session });
  }
}
