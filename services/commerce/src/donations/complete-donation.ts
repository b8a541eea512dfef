import { Injectable } from '@nestjs/common';
import { donationBlocksChanged, donationCompleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { noPaymentAttention, type PaymentChange, type ReceivedPayment } from '@linkyard/payables';
import { DomainError, Outbox } from '@linkyard/service-kit';
import { newPublicId } from '../products/product-fields.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

/** What happens when a donation's money has arrived; within a transaction. */
@Injectable()
export class CompleteDonation {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Gives it a receipt number and publishes it. @throws DomainError core.conflict where it was completed since it was read */
  async complete(
    donation: Donation,
    { paid, paymentId, attention: paymentAttention }: Pick<PaymentChange, 'paid' | 'paymentId' | 'attention'>,
    { isRenewal, mode }: Pick<ReceivedPayment, 'isRenewal' | 'mode'>,
  ): Promise<Donation> {
    const { userId: ownerId, _id, originId } = donation;
    const now = new Date();
    const receiptNumber = await this.donations.nextReceiptNumber(ownerId);
    const completed = await this.donations.update(
      { ownerId, _id, completedAt: null },
      {
        $set: {
          ...{ state: 'completed', completedAt: now, receiptNumber, paid, paymentId },
          ...(paymentAttention ? { paymentAttention } : {}),
          ...(mode ? { mode } : {}),
        },
        $push: { history: { state: 'completed', at: now, text: '' } },
      },
    );
    if (!completed) throw new DomainError('core.conflict');
    if (isRenewal) await this.donations.noteRenewal({ userId: ownerId, _id: originId ?? _id }, null);
    await this.publish(completed, receiptNumber, now);
    return completed;
  }

  /** The donation of one more period. */
  async renewal(first: Donation, paymentId: string): Promise<Donation> {
    const { userId: ownerId, dispute: _none, paid: _unpaid, ...same } = first;
    return this.donations.insert(ownerId, {
      ...same,
      _id: newId(),
      publicId: newPublicId(),
      idempotencyKey: `renewal:${paymentId}`,
      originId: first._id,
      paymentId,
      ...{
        refunded: 0,
        endedAt: null,
        renewalFailedAt: null,
        redirectUrl: null,
        receiptNumber: null,
        completedAt: null,
        duplicates: [],
        paymentAttention: noPaymentAttention,
      },
      ...{ state: 'pending', history: [], message: '' },
    });
  }

  private async publish(donation: Donation, receiptNumber: number, now: Date) {
    const { _id: donationId, userId: ownerId, tenantId, publicId, campaignId, campaignName } = donation;
    const { donor, locale, message, amount, total, currency, interval } = donation;
    const about = { tenantId };
    await this.outbox.add(
      donationCompleted,
      {
        ...{ donationId, publicId, ownerId, tenantId, campaignId, campaignName, locale, message },
        ...{ name: donor.name, email: donor.email, amount, total, currency, interval, receiptNumber },
        completedAt: now.toISOString(),
      },
      about,
    );
    await this.outbox.add(donationBlocksChanged, { ownerId, campaignId }, about);
  }
}
