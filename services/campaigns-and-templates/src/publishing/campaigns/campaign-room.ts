import { Injectable } from '@nestjs/common';
import { AccountLimits, DomainError } from '@linkyard/service-kit';
import type { CampaignDocument } from './campaign.schema.js';
import { CampaignsRepository } from './campaigns.repository.js';

/** Of an account without a limit. */
const campaignsPerUser = 100;

/** How many link pages an account may have, and which of them it may change. */
@Injectable()
export class CampaignRoom {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly limits: AccountLimits,
  ) {}

  /** Not within a transaction. */
  async limitOf(ownerId: string): Promise<number | null> {
    return (await this.limits.of(ownerId)).campaigns;
  }

  /** Within the transaction that adds one. @throws DomainError core.limit_reached, campaigns.limit_reached */
  async require(ownerId: string, limit: number | null): Promise<void> {
    const used = () => this.campaigns.count({ ownerId });
    await this.limits.requireRoom({ ownerId, kind: 'campaigns', limit, used });
    if (limit === null && (await used()) >= campaignsPerUser) throw new DomainError('campaigns.limit_reached');
  }

  /** @throws DomainError core.limit_reached for a page that is above a lowered limit: it can be taken offline and deleted */
  async requireWithin(campaign: Pick<CampaignDocument, 'userId' | '_id' | 'createdAt'>): Promise<void> {
    const limit = await this.limitOf(campaign.userId);
    const isAbove = async (count: number) => (await this.campaigns.beyondOldest(campaign.userId, count))(campaign);
    await this.limits.requireWithin({ kind: 'campaigns', limit, isAbove });
  }

  /** The same for the draft that a page publishes. */
  async requireDraftWithin(ownerId: string, templateId: string): Promise<void> {
    if ((await this.limitOf(ownerId)) === null) return;
    const campaign = await this.campaigns.findOne({ ownerId, templateId });
    if (campaign) await this.requireWithin(campaign);
  }

  /** Which of an owner's pages are above their limit. */
  async readOnlyOf(ownerId: string): Promise<(campaign: Pick<CampaignDocument, '_id' | 'createdAt'>) => boolean> {
    const limit = await this.limitOf(ownerId);
    return limit === null ? () => false : this.campaigns.beyondOldest(ownerId, limit);
  }
}
