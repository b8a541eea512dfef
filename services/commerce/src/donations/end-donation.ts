import { Inject, Injectable } from '@nestjs/common';
import { donationEnded, paymentSubscriptionEnded, type EventData } from '@linkyard/contracts';
import { Outbox, OnEvent, type EventMeta } from '@linkyard/service-kit';
import { hasDuplicate } from '../payments/settling/duplicate-payments.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

/** Ends a repeating donation, whether donor, seller or provider ended its payments. */
@Injectable()
export class EndDonation {
  constructor(
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  @OnEvent(paymentSubscriptionEnded, { id: 'subscription-of-donation-ended' })
  async onEnded(
    { ownerId, subject, paymentId }: EventData<typeof paymentSubscriptionEnded>,
    { at }: EventMeta,
  ): Promise<void> {
    if (subject.kind !== 'donation') return;
    const first = await this.donations.findOne({ ownerId, _id: subject.id });
    if (!first || hasDuplicate(first, paymentId)) return;
    await this.mark(first, at);
    // Nothing was announced of a donation that never arrived.
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
