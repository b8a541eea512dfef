import { Inject, Injectable } from '@nestjs/common';
import { donationRenewalFailed, paymentRenewalFailed, type EventData } from '@linkyard/contracts';
import { EventTooEarly, OnEvent, Outbox, type EventMeta } from '@linkyard/service-kit';
import { hasDuplicate } from '../payments/settling/duplicate-payments.js';
import { DonationsRepository } from './donations.repository.js';

/** A period of a repeating donation that could not be charged is shown on the donation, and its donor and receiver are notified. */
@Injectable()
export class FailedRenewal {
  constructor(
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  @OnEvent(paymentRenewalFailed, { id: 'renewal-of-donation-failed' })
  async onFailed(
    { ownerId, subject, paymentId, failedAt }: EventData<typeof paymentRenewalFailed>,
    _meta: EventMeta,
  ): Promise<void> {
    if (subject.kind !== 'donation') return;
    const first = await this.donations.findOne({ ownerId, _id: subject.id });
    if (!first || first.endedAt || hasDuplicate(first, paymentId)) return;
    if (!first.completedAt) throw new EventTooEarly('The donation is not completed yet');
    await this.donations.noteRenewal(first, new Date(failedAt));
    const { _id: donationId, tenantId, donor, publicId, campaignName, locale, provider } = first;
    const { amount, total, currency, interval } = first;
    const about = { donationId, publicId, ownerId, tenantId, campaignName, name: donor.name, email: donor.email };
    const failed = { ...about, locale, amount, total, currency, interval, provider, failedAt };
    await this.outbox.add(donationRenewalFailed, failed, { tenantId });
  }
}
