import { Inject, Injectable } from '@nestjs/common';
import { donationBlocksChanged, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CampaignsRepository } from '../../publishing/campaigns/campaigns.repository.js';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { renderedPageModel } from '../../publishing/public-pages/rendered-page.model.js';

/** Renders published pages again when what their donation blocks show has changed. Changes close together are rendered once. */
@Injectable()
export class RefreshDonationBlocks {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(PageRefresh) private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(donationBlocksChanged, { id: 'refresh-donation-blocks' })
  async onChanged(
    { ownerId, campaignId }: EventData<typeof donationBlocksChanged>,
    { session }: EventMeta,
  ): Promise<void> {
    const own = (await this.campaigns.findMany({ ownerId })).map(({ _id }) => _id);
    const wanted = campaignId === null ? own : own.filter((_id) => _id === campaignId);
    const showing = await this.database
      .collection(renderedPageModel)
      .distinct('campaignId', { campaignId: { $in: wanted }, 'forms.type': 'el_donate' }, { session });
    for (const _id of showing) {
      await this.refresh.ask(_id, session);
      this.refresh.soon(_id);
    }
  }
}
