import { Inject, Injectable } from '@nestjs/common';
import {
  donationBlocksChanged,
  paymentDisputed,
  paymentExpired,
  paymentFailed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  type EventData,
} from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, EventTooEarly, OnEvent, Outbox, type EventMeta, requireFound } from '@linkyard/service-kit';
import { hasDuplicate } from '../payments/settling/duplicate-payments.js';
import { PaymentRecords } from '../payments/payment.model.js';
import { Payments } from '../payments/payments.js';
import { CompleteDonation } from './complete-donation.js';
import { noPaymentAttention, type Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';
import { EndDonation } from './end-donation.js';
import { DonationPaidTwice } from './paid-twice.js';

type Subject = Pick<EventData<typeof paymentSettled>, 'ownerId' | 'paymentId' | 'subject'>;

/** Follows the payments of donations. The donor's return and the provider's message end in the same step. */
@Injectable()
export class DonationPayment {
  constructor(
    @Inject(DonationsRepository) private readonly donations: DonationsRepository,
    @Inject(CompleteDonation) private readonly completing: CompleteDonation,
    @Inject(EndDonation) private readonly ending: EndDonation,
    @Inject(Payments) private readonly payments: Payments,
    @Inject(PaymentRecords) private readonly records: PaymentRecords,
    @Inject(DonationPaidTwice) private readonly second: DonationPaidTwice,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError core.not_found */
  async get(publicId: string): Promise<Donation> {
    return requireFound(await this.donations.findByPublicId(publicId));
  }

  /** The provider is asked; a repeat changes nothing. @returns `retryUrl` after an attempt that was declined @throws DomainError core.not_found */
  async settle(publicId: string): Promise<{ donation: Donation; retryUrl: string | null }> {
    const donation = await this.get(publicId);
    const { _id: donationId, userId: ownerId, paymentId, completedAt } = donation;
    if (completedAt || paymentId === null) return { donation, retryUrl: null };
    const { state, mode, amount, retryUrl } = await this.payments.settle(ownerId, paymentId);
    const received = { ownerId, donationId, paymentId, amount, mode, isRenewal: false, originPaymentId: null };
    if (state === 'settled') await this.database.transaction(() => this.completing.complete(received));
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
    const first = opened.originId ? await this.donations.findOne({ ownerId, _id: opened.originId }) : opened;
    if (!first) throw new DomainError('core.not_found');
    if (first.interval === 'once' || first.paymentId === null) throw new DomainError('payments.no_subscription');
    if (!first.endedAt) {
      await this.payments.cancelSubscription(ownerId, first.paymentId);
      await this.ending.mark(first, now);
    }
    return this.get(publicId);
  }

  @OnEvent(paymentSettled, { id: 'payment-of-donation-settled' })
  async onSettled(payment: EventData<typeof paymentSettled>, _meta: EventMeta): Promise<void> {
    if (payment.subject.kind !== 'donation') return;
    const { ownerId, paymentId, amount, mode, subject, isRenewal, originPaymentId } = payment;
    const received = { ownerId, donationId: subject.id, paymentId, amount, mode, isRenewal, originPaymentId };
    await this.completing.complete(received);
  }

  @OnEvent(paymentFailed, { id: 'payment-of-donation-failed' })
  async onFailed(payment: EventData<typeof paymentFailed>, _meta: EventMeta): Promise<void> {
    await this.close(payment, payment.reason === 'cancelled' ? 'cancelled' : 'failed');
  }

  @OnEvent(paymentExpired, { id: 'payment-of-donation-expired' })
  async onExpired(payment: EventData<typeof paymentExpired>, _meta: EventMeta): Promise<void> {
    await this.close(payment, 'expired');
  }

  @OnEvent(paymentRefunded, { id: 'payment-of-donation-refunded' })
  async onRefunded(payment: EventData<typeof paymentRefunded>, _meta: EventMeta): Promise<void> {
    const twice = await this.paidTwice(payment);
    if (twice) return this.second.returned(twice, payment);
    const donation = await this.completed(payment);
    if (donation) await this.completing.refunded(donation, payment.refundedTotal);
  }

  /** A refund came back, or never left: the money is the receiver's again, who is shown it. */
  @OnEvent(paymentRefundFailed, { id: 'payment-of-donation-refund-failed' })
  async onRefundFailed(payment: EventData<typeof paymentRefundFailed>, _meta: EventMeta): Promise<void> {
    const twice = await this.paidTwice(payment);
    if (twice) return this.second.refundFailed(twice, payment);
    const donation = await this.completed(payment);
    if (donation) await this.completing.refundFailed(donation, payment);
  }

  /** Pages leave out what is lost, and do not name the donor of what is disputed. */
  @OnEvent(paymentDisputed, { id: 'payment-of-donation-disputed' })
  async onDisputed(payment: EventData<typeof paymentDisputed>, { at }: EventMeta): Promise<void> {
    const { outcome } = payment;
    const twice = await this.paidTwice(payment);
    if (twice && outcome === 'lost') return this.second.disputeLost(twice, payment.paymentId);
    const donation = twice ? null : await this.completed(payment);
    // The event of an earlier step may be delivered after that of a later one.
    if (!donation || (await this.disputeOf(payment)) !== outcome) return;
    const won = donation.refunded > 0 ? 'partiallyRefunded' : 'completed';
    const state = { opened: 'disputed', won, lost: 'lost' } as const;
    const isUndisputed = outcome === 'won' && donation.state !== 'disputed';
    if (isUndisputed || donation.state === state[outcome]) return;
    await this.turn(donation, state[outcome], at, [donation.state]);
    const { userId: ownerId, campaignId, tenantId } = donation;
    await this.outbox.add(donationBlocksChanged, { ownerId, campaignId }, { tenantId });
  }

  /** Money arrived in another currency: it stays at the provider, where the receiver returns it. */
  @OnEvent(paymentParked, { id: 'parked-payment-of-donation' })
  async onParked({ subject, ownerId, received }: EventData<typeof paymentParked>, _meta: EventMeta): Promise<void> {
    if (subject.kind !== 'donation') return;
    const paymentAttention = { ...noPaymentAttention, code: 'currency_differs' as const, currency: received.currency };
    // Donations of earlier versions have no notices.
    const filter = { ownerId, _id: subject.id, 'paymentAttention.code': null };
    await this.donations.update(filter, { $set: { paymentAttention } });
  }

  private async disputeOf({ ownerId, paymentId }: Subject) {
    return (await this.records.findOne({ ownerId, _id: paymentId }))?.dispute;
  }

  /** The donation that this payment is the second one of. */
  private async paidTwice({ ownerId, paymentId, subject }: Subject): Promise<Donation | null> {
    const first = subject.kind === 'donation' ? await this.donations.findOne({ ownerId, _id: subject.id }) : null;
    return first && hasDuplicate(first, paymentId) ? first : null;
  }

  /** @throws EventTooEarly where the payment itself, or the renewal that it is for, is not noted yet */
  private async completed(payment: Subject): Promise<Donation | null> {
    const { ownerId, subject } = payment;
    if (subject.kind !== 'donation') return null;
    const donation = await this.ofPayment(payment);
    const first = donation ?? (await this.donations.findOne({ ownerId, _id: subject.id }));
    if (first && !donation?.completedAt) throw new EventTooEarly('The donation is not completed yet');
    return donation;
  }

  private async ofPayment({ ownerId, paymentId, subject }: Subject): Promise<Donation | null> {
    return subject.kind === 'donation' ? this.donations.ofPayment(ownerId, paymentId) : null;
  }

  /** A payment that was not made ends an open donation; money that arrives later completes it all the same. */
  private async close(payment: Subject, state: 'failed' | 'cancelled' | 'expired'): Promise<void> {
    const donation = await this.ofPayment(payment);
    if (donation) await this.turn(donation, state, new Date(), ['created', 'pending', 'failed']);
  }

  private async turn(
    { userId: ownerId, _id }: Donation,
    state: Donation['state'],
    at: Date,
    from?: Donation['state'][],
  ) {
    const filter = { ownerId, _id, ...(from ? { state: trusted({ $in: from }) } : {}) };
    await this.donations.update(filter, { $set: { state }, $push: { history: { state, at, text: '' } } });
  }
}
