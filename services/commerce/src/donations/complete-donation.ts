import { Inject, Injectable } from '@nestjs/common';
import { donationBlocksChanged, donationCompleted, type PaymentMode } from '@linkyard/contracts';
import { newId, trusted } from '@linkyard/mongo';
import { DomainError, EventTooEarly, Outbox, requireFound } from '@linkyard/service-kit';
import { newPublicId } from '../products/product-fields.js';
import { noPaymentAttention, type Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';
import { secondSubscription } from './second-subscription.js';

interface Received {
  ownerId: string;
  /** Of the first donation, also for a renewal. */
  donationId: string;
  paymentId: string;
  /** Minor units. */
  amount: number;
  mode?: PaymentMode | undefined;
  isRenewal: boolean;
  /** The first payment of its subscription; null for a payment that is not a renewal. */
  originPaymentId: string | null;
}

interface FailedRefund {
  /** Minor units: what came back, and what stays returned. */
  amount: number;
  refundedTotal: number;
  /** False where it never left. */
  wasSettled: boolean;
}

/** Whether a payment came after the one that counts: of what is given once, or of a second subscription. */
function isSecond(first: Donation, { paymentId, isRenewal, originPaymentId }: Received): boolean {
  const begunBy = isRenewal ? originPaymentId : paymentId;
  return first.completedAt !== null && begunBy !== null && begunBy !== first.paymentId;
}

/** What happens when a donation's money has arrived; within a transaction. */
@Injectable()
export class CompleteDonation {
  constructor(
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Once per payment. @throws DomainError core.not_found */
  async complete(received: Received, now = new Date()): Promise<Donation> {
    const { ownerId, donationId, paymentId, amount, mode, isRenewal } = received;
    const first = requireFound(await this.donations.findOne({ ownerId, _id: donationId }));
    if (isSecond(first, received) && !(await this.donations.ofPayment(ownerId, paymentId)))
      return this.noteSecond(first, received);
    const donation = isRenewal ? await this.renewal(first, paymentId) : first;
    if (donation.completedAt) return donation;
    const differs = { ...noPaymentAttention, code: 'amount_differs' as const };
    const paymentAttention = amount === donation.total ? noPaymentAttention : differs;
    const receiptNumber = await this.donations.nextReceiptNumber(ownerId);
    const completed = await this.donations.update(
      { ownerId, _id: donation._id, completedAt: null },
      {
        $set: {
          state: 'completed',
          completedAt: now,
          receiptNumber,
          paymentId,
          paymentAttention,
          ...(mode ? { mode } : {}),
        },
        $push: { history: { state: 'completed', at: now, text: '' } },
      },
    );
    if (!completed) throw new DomainError('core.conflict');
    if (isRenewal) await this.donations.noteRenewal(first, null);
    await this.publish(completed, receiptNumber, now);
    return completed;
  }

  /** What was returned of it changes what its page shows. @param refundedTotal minor units, of the whole payment */
  async refunded(donation: Donation, refundedTotal: number, now = new Date()): Promise<void> {
    const { userId: ownerId, _id, total, campaignId, tenantId } = donation;
    const state = refundedTotal >= total ? 'refunded' : 'partiallyRefunded';
    const filter = { ownerId, _id, refunded: trusted({ $lt: refundedTotal }) };
    const history = { state, at: now, text: '' } as const;
    const changed = await this.donations.update(filter, {
      $set: { state, refunded: refundedTotal },
      $push: { history },
    });
    if (changed) await this.outbox.add(donationBlocksChanged, { ownerId, campaignId }, { tenantId });
  }

  /** A dispute is stronger than a refund. @throws EventTooEarly where that refund is not noted yet */
  async refundFailed(donation: Donation, failed: FailedRefund, now = new Date()): Promise<void> {
    const { userId: ownerId, _id, campaignId, tenantId } = donation;
    const { amount, refundedTotal, wasSettled } = failed;
    const paymentAttention = { ...noPaymentAttention, code: 'refund_failed' as const, amount };
    if (!wasSettled) {
      await this.donations.update({ ownerId, _id }, { $set: { paymentAttention } });
      return;
    }
    if (donation.refunded <= refundedTotal) throw new EventTooEarly('The refund is not noted yet');
    const isDisputed = donation.state === 'disputed' || donation.state === 'lost';
    const kept = refundedTotal > 0 ? ('partiallyRefunded' as const) : ('completed' as const);
    const state = isDisputed ? donation.state : kept;
    const history = { state, at: now, text: '' } as const;
    const $set = { state, refunded: refundedTotal, paymentAttention };
    await this.donations.update({ ownerId, _id, refunded: donation.refunded }, { $set, $push: { history } });
    await this.outbox.add(donationBlocksChanged, { ownerId, campaignId }, { tenantId });
  }

  /** The receiver decides about it. A second subscription is ended: one donation was wanted. */
  private async noteSecond(donation: Donation, { paymentId, amount, isRenewal }: Received): Promise<Donation> {
    const noted = await this.donations.noteDuplicate(donation, { paymentId, amount, refunded: 0, isOpen: true });
    const { userId: ownerId, _id: donationId, interval, tenantId } = donation;
    if (noted && interval !== 'once' && !isRenewal)
      await this.outbox.add(secondSubscription, { ownerId, donationId, paymentId }, { tenantId });
    return noted ?? donation;
  }

  private async renewal(first: Donation, paymentId: string): Promise<Donation> {
    const { userId: ownerId } = first;
    const known = await this.donations.ofPayment(ownerId, paymentId);
    if (known) return known;
    return this.donations.insert(ownerId, {
      ...first,
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
