import { Injectable } from '@nestjs/common';
import type { EventData } from '@linkyard/contracts';
import { DomainError, OnEvent, type EventFacts } from '@linkyard/service-kit';
import { DuplicatePayments } from '../payments/settling/duplicate-payments.js';
import { Payments } from '../payments/payments.js';
import type { Donation } from './donation.schema.js';
import { DonationRecords } from './donation-records.js';
import { secondSubscription } from './second-subscription.js';

/** The second payment of a donation: what happens to it changes nothing about the donation itself. */
@Injectable()
export class DonationPaidTwice extends DuplicatePayments<Donation, DonationRecords['states'][number]> {
  constructor(
    records: DonationRecords,
    private readonly taken: Payments,
  ) {
    super(records, taken);
  }

  @OnEvent(secondSubscription, { id: 'end-second-subscription', isRepeatable: true })
  async onSecondSubscription(
    { ownerId, paymentId }: EventData<typeof secondSubscription>,
    _facts: EventFacts,
  ): Promise<void> {
    await this.taken.cancelSubscription(ownerId, paymentId).catch((error: unknown) => {
      // It was paid once only, so nothing is left to end.
      if (!(error instanceof DomainError) || error.code !== 'payments.no_subscription') throw error;
    });
  }
}
