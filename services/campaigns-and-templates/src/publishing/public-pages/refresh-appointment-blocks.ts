import { Injectable } from '@nestjs/common';
import { appointmentsChanged, webinarsChanged, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { PageRefresh } from './page-refresh.js';
import { LivePages } from './live-pages.js';

/** Renders the published pages of a creator again when what appointment or webinar blocks show has changed. Changes close together are rendered once. */
@Injectable()
export class RefreshAppointmentBlocks {
  constructor(
    private readonly live: LivePages,
    private readonly campaigns: CampaignsRepository,
    private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(appointmentsChanged, { id: 'refresh-appointment-blocks' })
  async onChanged({ ownerId }: EventData<typeof appointmentsChanged>, _meta: EventMeta): Promise<void> {
    await this.refreshPagesOf(ownerId);
  }

  @OnEvent(webinarsChanged, { id: 'refresh-webinar-blocks' })
  async onWebinarsChanged({ ownerId }: EventData<typeof webinarsChanged>, _meta: EventMeta): Promise<void> {
    await this.refreshPagesOf(ownerId);
  }

  private async refreshPagesOf(ownerId: string): Promise<void> {
    const own = await this.campaigns.idsOf(ownerId);
    const published = await this.live.showing({}, own);
    for (const _id of published) {
      await this.refresh.ask(_id);
      this.refresh.soon(_id);
    }
  }
}
