import { Injectable } from '@nestjs/common';
import { donationBlocksChanged, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CampaignsRepository } from '../../publishing/campaigns/campaigns.repository.js';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { LivePages } from '../../publishing/public-pages/live-pages.js';

/** Renders published pages again when what their donation blocks show has changed. Changes close together are rendered once. */
@Injectable()
export class RefreshDonationBlocks {
  constructor(
    private readonly live: LivePages,
    private readonly campaigns: CampaignsRepository,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(donationBlocksChanged, { id: 'refresh-donation-blocks' })
  async onChanged({ ownerId, campaignId }: EventData<typeof donationBlocksChanged>, _meta: EventMeta): Promise<void> {
    const own = await this.campaigns.idsOf(ownerId);
    const wanted = campaignId === null ? own : own.filter((_id) => _id === campaignId);
    const showing = await this.live.showing({ 'forms.type': 'el_donate' }, wanted);
    for (const _id of showing) {
      await this.refresh.ask(_id);
      this.refresh.soon(_id);
    }
  }
}
