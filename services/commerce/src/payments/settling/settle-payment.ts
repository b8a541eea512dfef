import { Injectable } from '@nestjs/common';
import {
  paymentAuthorized,
  paymentExpired,
  paymentFailed,
  paymentParked,
  paymentReleased,
  paymentSettled,
} from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { Ledger } from '../ledger/ledger.js';
import { toEventPayload } from './to-event-payload.js';
import { noAttribution } from '../attribution.fields.js';
import { isAuthorized, noParts, PaymentRecords, unpaid, type Payment } from '../payment.model.js';
import type { ReceivedPayment } from '../payments.js';
import type { ProviderPayment } from '../providers/payment-provider.js';
import { RefundPayment } from '../refunds/refund-payment.js';

type State = Payment['state'];
/** As long as most cards hold an amount; PayPal would hold it for a month, and guarantees it for three days. */
const longestHoldMs = 7 * 86_400_000;
type Arrived = Pick<
  ProviderPayment,
  'providerPaymentId' | 'subscriptionRef' | 'amount' | 'fee' | 'net' | 'settlementCurrency'
>;
type Closing = 'cancelled' | 'expired' | 'replaced';
/** A dispute cannot be booked before its payment, nor a renewal before the first one. */
export class PaymentNotSettled extends Error {
  override readonly name = 'PaymentNotSettled';
}
const paidStates: readonly ProviderPayment['state'][] = ['settled', 'refunded', 'partiallyRefunded'];

/**
 * The one command that brings a payment to what its provider says; webhook, browser return and reconciliation use it. Each step is a
 * compare-and-set with its ledger rows and its event in one transaction, so that any number of calls has one effect.
 * @source design.md 4 "Money", ADR 0024
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly records: PaymentRecords,
    private readonly accounts: ProviderAccounts,
    private readonly ledger: Ledger,
    private readonly refunds: RefundPayment,
  ) {}

  /** @param isPaid the provider reports money: a closed payment is read too */
  async settle(payment: Payment, isPaid = false): Promise<Payment> {
    const { providerRef, state, provider } = payment;
    if (!providerRef) return payment;
    // Reading an approved PayPal order captures it, which must not happen once the payment is closed.
    if (state === 'cancelled' && provider === 'paypal' && !isPaid) return payment;
    // Without its account a payment stays as it is; what the provider has reported waits for the account.
    const opened = isPaid ? await this.accounts.ofPayment(payment) : await this.accounts.whileConnected(payment);
    if (!opened) return payment;
    const read = await opened.readPayment(providerRef).catch(unavailable);
    await this.follow(payment, read);
    return this.again(payment);
  }

  /** A payment that no provider knows of; within a transaction. */
  async receive({
    ownerId,
    attribution = noAttribution,
    parts = noParts,
    ...received
  }: ReceivedPayment): Promise<Payment> {
    const offline = { provider: 'offline', connectionId: 'offline', interval: 'once' } as const;
    const fields = { ...unpaid, ...received, ...offline, parts, attribution, expiresAt: new Date() };
    const payment = await this.records.insert(ownerId, fields);
    const { amount, currency: settlementCurrency } = payment;
    const whole = { amount, fee: 0, net: amount, settlementCurrency };
    await this.book(payment, { ...whole, providerPaymentId: null, subscriptionRef: null });
    return this.again(payment);
  }

  /** Closes a payment that was not made; one that was made in the meantime is settled. No event follows `replaced`: the subject has a newer payment. */
  async close(payment: Payment, why: Closing): Promise<Payment> {
    const { providerRef } = payment;
    if (payment.state !== 'created') return payment;
    const provider = providerRef ? await this.accounts.whileConnected(payment) : null;
    if (provider && providerRef) {
      await provider.cancel(providerRef).catch(unavailable);
      if (payment.provider === 'stripe') {
        const read = await provider.readPayment(providerRef).catch(unavailable);
        if (read.state !== 'expired' && read.state !== 'pending') await this.follow(payment, read);
      }
    }
    await this.closed(payment, why);
    return this.again(payment);
  }

  private async follow(payment: Payment, read: ProviderPayment): Promise<void> {
    if (paidStates.includes(read.state)) return this.paid(payment, read);
    if (read.state === 'processing') await this.transition(payment, ['created'], { state: 'authorized' });
    if (read.state === 'authorized') await this.authorized(payment, read);
    if (read.state === 'expired')
      await (isAuthorized(payment) ? this.released(payment) : this.closed(payment, 'expired'));
    if (read.state === 'declined') await this.declined(payment, read);
    if (read.state === 'pending' && read.errorCode) await this.attemptDeclined(payment, read.errorCode);
  }

  /** The payment stays open: its page takes another card. */
  private async attemptDeclined({ userId: ownerId, _id }: Payment, errorCode: string) {
    await this.records.update({ ownerId, _id, state: 'created' }, { $set: { errorCode } });
  }

  /** Money that has arrived is never refused, whatever its amount is: it settles a payment that was closed before, too. */
  private async paid(payment: Payment, read: ProviderPayment): Promise<void> {
    if (!isOfThis(payment, read)) return this.parked(payment, read);
    if (payment.state === 'settled' && payment.amount !== read.amount) await this.noteMismatch(payment);
    if (payment.state !== 'settled') await this.settled(payment, read);
    else if (payment.fee === null && read.fee !== null) await this.feeKnown(payment, read);
    await this.refunds.follow(payment, read.amountRefunded);
  }

  /** Money is held, not taken: nothing is booked. */
  private async authorized(payment: Payment, read: ProviderPayment): Promise<void> {
    if (!isOfThis(payment, read)) return this.parked(payment, read);
    const longest = Date.now() + longestHoldMs;
    const authorizedUntil = new Date(Math.min(read.authorizedUntil?.getTime() ?? longest, longest));
    const { providerPaymentId, amount } = read;
    const held = { state: 'authorized' as const, amount, authorizedUntil };
    const change = { ...held, providerPaymentId, reconciledAt: new Date() };
    await this.database.transaction(async () => {
      const turned = await this.transition(payment, ['created', 'declined', 'cancelled'], change);
      if (turned) await this.outbox.add(paymentAuthorized, { ...toEventPayload(turned), authorizedUntil });
    });
  }

  private released(payment: Payment) {
    return this.database.transaction(async () => {
      const released = await this.transition(payment, ['authorized'], { state: 'cancelled', authorizedUntil: null });
      if (released) await this.outbox.add(paymentReleased, toEventPayload(released));
    });
  }

  private settled(payment: Payment, read: ProviderPayment) {
    return this.database.transaction(() => this.book(payment, read));
  }

  /** Within a transaction. */
  private async book(
    payment: Payment,
    { providerPaymentId, subscriptionRef, amount, ...money }: Arrived,
  ): Promise<void> {
    const { fee, net, settlementCurrency } = money;
    const paid = { state: 'settled' as const, settledAt: new Date(), errorCode: null };
    // Of a hold less may be captured than was held, and the provider may have charged another amount than it was asked for.
    const arrived = { ...paid, providerPaymentId, subscriptionRef, amount, authorizedUntil: null };
    const change = { ...arrived, fee, net, settlementCurrency };
    const settled = await this.transition(payment, ['created', 'authorized', 'declined', 'error', 'cancelled'], change);
    if (!settled) return;
    await this.ledger.settled(settled);
    if (fee) await this.ledger.fee(settled, fee, settlementCurrency ?? settled.currency);
    const { sequence, originPaymentId } = settled;
    const repetition = { sequence, originPaymentId, isRenewal: originPaymentId !== null };
    await this.outbox.add(paymentSettled, { ...toEventPayload(settled), ...repetition });
  }

  private async feeKnown({ userId: ownerId, _id }: Payment, { fee, net, settlementCurrency }: ProviderPayment) {
    await this.database.transaction(async () => {
      const change = { $set: { fee, net, settlementCurrency } };
      const known = await this.records.update({ ownerId, _id, fee: null }, change);
      if (known && fee) await this.ledger.fee(known, fee, settlementCurrency ?? known.currency);
    });
  }

  /** Nothing is booked and nothing expires while the provider has the money; what went back there ends the payment. */
  private async parked(payment: Payment, read: ProviderPayment): Promise<void> {
    const { userId: ownerId, _id } = payment;
    const { amount, currency, providerPaymentId } = read;
    if (payment.state === 'settled') return this.noteMismatch(payment);
    if (read.state === 'refunded') return this.closed(payment, 'cancelled', ['created', 'authorized']);
    await this.database.transaction(async () => {
      const filter = { ownerId, _id, state: trusted({ $ne: 'settled' as const }), needsAttention: null };
      const change = { state: 'authorized', needsAttention: 'amount_mismatch', providerPaymentId } as const;
      const parked = await this.records.update(filter, { $set: change });
      if (parked) await this.outbox.add(paymentParked, { ...toEventPayload(parked), received: { amount, currency } });
    });
  }

  private async noteMismatch({ userId: ownerId, _id }: Payment): Promise<void> {
    await this.records.update({ ownerId, _id, needsAttention: null }, { $set: { needsAttention: 'amount_mismatch' } });
  }

  private declined(payment: Payment, { errorCode }: ProviderPayment) {
    return this.database.transaction(async () => {
      const declined = await this.transition(payment, ['created', 'authorized'], { state: 'declined', errorCode });
      if (declined) await this.outbox.add(paymentFailed, { ...toEventPayload(declined), reason: 'declined' });
    });
  }

  private closed(payment: Payment, why: Closing, from: State[] = ['created']) {
    return this.database.transaction(async () => {
      const closed = await this.transition(payment, from, { state: 'cancelled' });
      if (!closed) return;
      if (why === 'expired') await this.outbox.add(paymentExpired, toEventPayload(closed));
      if (why === 'cancelled') await this.outbox.add(paymentFailed, { ...toEventPayload(closed), reason: 'cancelled' });
    });
  }

  private transition({ userId: ownerId, _id }: Payment, from: State[], change: Partial<Payment>) {
    return this.records.update({ ownerId, _id, state: trusted({ $in: from }) }, { $set: change });
  }

  private async again({ userId: ownerId, _id }: Payment): Promise<Payment> {
    return requireFound(await this.records.findOne({ ownerId, _id }));
  }
}

/** The provider's records of a renewal name the payment that began the subscription. */
const isOfThis = (payment: Payment, { currency, paymentId }: ProviderPayment) =>
  currency === payment.currency && (paymentId === null || paymentId === (payment.originPaymentId ?? payment._id));

function unavailable(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(error.code === 'unavailable' ? 'payments.provider_unavailable' : 'payments.provider_refused');
}
