import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { PaymentFlow } from '@linkyard/payables';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { PaymentRecords } from '../payments/payment.model.js';
import { Payments } from '../payments/payments.js';
import { DonationPayable } from './donation-payable.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';
import { EndDonation } from './end-donation.js';

/** What donors do with their payments; `DonationPayable` follows what providers report. */
@Injectable()
export class DonationPayment {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly payable: DonationPayable,
    private readonly ending: EndDonation,
    private readonly payments: Payments,
    private readonly records: PaymentRecords,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found */
  async get(publicId: string): Promise<Donation> {
    return requireFound(await this.donations.findByPublicId(publicId));
  }

  /** The provider is asked; a repeat changes nothing. @returns `retryUrl` after an attempt that was declined @throws DomainError core.not_found */
  async settle(publicId: string): Promise<{ donation: Donation; retryUrl: string | null }> {
    const donation = await this.get(publicId);
    const { _id: id, userId: ownerId, paymentId, completedAt } = donation;
    if (completedAt || paymentId === null) return { donation, retryUrl: null };
    const { state, mode, amount, currency, retryUrl } = await this.payments.settle(ownerId, paymentId);
    const subject = { service: 'commerce', kind: 'donation', id } as const;
    const received = { ownerId, subject, paymentId, amount, currency, mode };
    if (state === 'settled')
      await this.database.transaction(() => new PaymentFlow(this.payable).settled(received, new Date()));
    return { donation: await this.get(publicId), retryUrl };
  }

  /** Money of it is on its way, as with a bank debit: it must not be paid again. */
  async isProcessing({ userId: ownerId, paymentId, completedAt }: Donation): Promise<boolean> {
    if (completedAt || paymentId === null) return false;
    return (await this.records.findOne({ ownerId, _id: paymentId }))?.state === 'authorized';
  }

  /** Takes no more of a donation that repeats. @throws DomainError core.not_found, payments.no_subscription */
  async stop(publicId: string, now = new Date()): Promise<Donation> {
    const opened = await this.get(publicId);
    const { userId: ownerId } = opened;
    const first = requireFound(
      opened.originId ? await this.donations.findOne({ ownerId, _id: opened.originId }) : opened,
    );
    if (first.interval === 'once' || first.paymentId === null) throw new DomainError('payments.no_subscription');
    if (!first.endedAt) {
      await this.payments.cancelSubscription(ownerId, first.paymentId);
      await this.ending.mark(first, now);
    }
    return this.get(publicId);
  }
}
