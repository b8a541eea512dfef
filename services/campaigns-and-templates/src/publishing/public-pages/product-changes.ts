import { Injectable } from '@nestjs/common';
import { productsChanged, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { PageRefresh } from './page-refresh.js';
import { LivePages } from './live-pages.js';

/** Renders published pages again when what their product blocks show has changed. Changes close together are rendered once. */
@Injectable()
export class ProductChanges {
  constructor(
    private readonly live: LivePages,
    private readonly campaigns: CampaignsRepository,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(productsChanged, { id: 'refresh-product-blocks' })
  async onChanged({ ownerId }: EventData<typeof productsChanged>, _meta: EventMeta): Promise<void> {
    const own = await this.campaigns.idsOf(ownerId);
    const showing = await this.live.showing({ sources: 'products' }, own);
    for (const _id of showing) {
      await this.refresh.ask(_id);
      this.refresh.soon(_id);
    }
  }
}
