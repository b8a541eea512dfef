import { Inject, Injectable } from '@nestjs/common';
import { appointmentsChanged, webinarsChanged, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { PageRefresh } from './page-refresh.js';
import { renderedPageModel } from './rendered-page.model.js';

/** Renders the published pages of a creator again when what appointment or webinar blocks show has changed. Changes close together are rendered once. */
@Injectable()
export class RefreshAppointmentBlocks {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(PageRefresh) private readonly refresh: PageRefresh,
  ) {}

  @OnEvent(appointmentsChanged, { id: 'refresh-appointment-blocks' })
  async onChanged({ ownerId }: EventData<typeof appointmentsChanged>, { session }: EventMeta): Promise<void> {
    await this.refreshPagesOf(ownerId, session);
  }

  @OnEvent(webinarsChanged, { id: 'refresh-webinar-blocks' })
  async onWebinarsChanged({ ownerId }: EventData<typeof webinarsChanged>, { session }: EventMeta): Promise<void> {
    await this.refreshPagesOf(ownerId, session);
  }

  private async refreshPagesOf(ownerId: string, session: EventMeta['session']): Promise<void> {
    const own = (await this.campaigns.findMany({ ownerId })).map(({ _id }) => _id);
    const published = await this.database
      .collection(renderedPageModel)
      .distinct('campaignId', { campaignId: { $in: own } }, { session });
    for (const _id of published) {
      await this.refresh.ask(_id, session);
      this.refresh.soon(_id);
    }
  }
}
