import { visitorFilesReleased } from '@linkyard/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { RatingTotals } from '../../lead-records/rating-totals.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';

/** What else changes when leads do: counts of stars, pages that show them, files that came with them. */
@Injectable()
export class LeadConsequences {
  constructor(
    private readonly totals: RatingTotals,
    private readonly refresh: PageRefresh,
    private readonly outbox: Outbox,
  ) {}

  /** They became spam, or turned out to be none. */
  async counted(leads: readonly LeadDocument[], by: 1 | -1): Promise<void> {
    for (const { rating, sectionId, userId, campaignId } of leads) {
      if (!rating) continue;
      await this.totals.change({ sectionId, userId }, [[rating.stars, by]]);
      if (campaignId !== null) await this.refresh.ask(campaignId);
    }
  }

  async erased(leads: readonly LeadDocument[], session: ClientSession): Promise<void> {
    const isCounted = ({ state }: LeadDocument) => state !== 'spam';
    await this.counted(leads.filter(isCounted), -1);
    const mediaIds = leads.flatMap(({ files }) => files?.map(({ mediaId }) => mediaId) ?? []);
    const [first] = leads;
    if (!first || mediaIds.length === 0) return;
    await this.outbox.add(
      visitorFilesReleased,
      { userId: first.userId, mediaIds },
      { session, tenantId: first.tenantId },
    );
  }

  /** A comment is to be seen, or no longer. */
  async shown({ campaignId }: Pick<LeadDocument, 'campaignId'>): Promise<void> {
    if (campaignId !== null) await this.refresh.ask(campaignId);
  }

  /** The change is in the database: pages may follow. */
  afterwards(leads: readonly Pick<LeadDocument, 'campaignId' | 'rating'>[]): void {
    for (const { campaignId, rating } of leads) if (rating && campaignId !== null) this.refresh.soon(campaignId);
  }
}
