import { Injectable } from '@nestjs/common';
import { donationEnded } from '@linkyard/contracts';
import { Outbox } from '@linkyard/service-kit';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

/** Ends a repeating donation, whether donor, seller or provider ended its payments. */
@Injectable()
export class EndDonation {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing is published of a donation that never arrived. */
  async end(first: Donation, at: Date): Promise<void> {
    await this.mark(first, at);
    if (first.completedAt) await this.publish(first);
  }

  /** All its periods show that no more follows. */
  async mark({ userId: ownerId, _id }: Pick<Donation, 'userId' | '_id'>, at: Date): Promise<void> {
    const open = { ownerId, endedAt: null };
    await this.donations.updateMany({ ...open, _id }, { $set: { endedAt: at } });
    await this.donations.updateMany({ ...open, originId: _id }, { $set: { endedAt: at } });
  }

  private async publish({ _id: donationId, userId: ownerId, tenantId, donor, ...donation }: Donation): Promise<void> {
    const { publicId, campaignName, locale, amount, total, currency, interval } = donation;
    const about = { donationId, publicId, ownerId, tenantId, campaignName, name: donor.name, email: donor.email };
    await this.outbox.add(donationEnded, { ...about, locale, amount, total, currency, interval }, { tenantId });
  }
}
