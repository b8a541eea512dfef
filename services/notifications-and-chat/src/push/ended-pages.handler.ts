import { Injectable } from '@nestjs/common';
import { campaignUnpublished, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** Browsers no longer follow a page that is deleted. One that is only offline may come back. */
@Injectable()
export class EndedPages {
  constructor(private readonly subscriptions: SubscriptionsRepository) {}

  @OnEvent(campaignUnpublished, { id: 'push-unfollow-deleted-pages', isRepeatable: true })
  async onUnpublished(ended: EventData<typeof campaignUnpublished>, _facts: EventFacts): Promise<void> {
    if (ended.reason === 'deleted') await this.subscriptions.endAll(ended.userId, { campaignId: ended.campaignId });
  }
}
