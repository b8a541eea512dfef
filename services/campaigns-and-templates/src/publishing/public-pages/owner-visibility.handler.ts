import { Injectable } from '@nestjs/common';
import { userVisibilityChanged, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { LivePages } from './live-pages.js';

/** Hides the pages of an account that is switched off or waits for its deletion, and shows them again. @source models.md 1 "User state" */
@Injectable()
export class OwnerVisibilityHandler {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly live: LivePages,
  ) {}

  /** One transaction per campaign, so that every cache has dropped it before the next. A repeated or older event changes nothing. */
  @OnEvent(userVisibilityChanged, { id: 'applyOwnerVisibility', isRepeatable: true })
  async apply(
    { userId: ownerId, isVisible, rev }: EventData<typeof userVisibilityChanged>,
    _facts: EventFacts,
  ): Promise<void> {
    for (const _id of await this.campaigns.idsOf(ownerId)) {
      await this.live.changeAll(isVisible ? 'switchedOn' : 'switchedOff', async () => {
        const changed = await this.campaigns.setOwnerVisibility(
          { userId: ownerId, _id },
          { isHidden: !isVisible, rev },
        );
        return changed ? [changed] : [];
      });
    }
  }
}
