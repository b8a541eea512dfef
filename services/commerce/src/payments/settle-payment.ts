import { Inject, Injectable } from '@nestjs/common';
import { paymentExpired, paymentFailed, paymentSettled } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox } from '@linkyard/service-kit';
import { ProviderAccounts } from './connections/provider-accounts.js';
import { Ledger } from './ledger/ledger.js';
import { announced } from './announced.js';
import { PaymentRecords, type Payment } from './payment.model.js';
import type { ProviderPayment } from './providers/payment-provider.js';
import { ProviderError } from './providers/provider-error.js';
import { RefundPayment } from './refund-payment.js';

type State = Payment['state'];
type Closing = 'cancelled' | 'expired' | 'replaced';
/** A dispute cannot be booked before its payment. */
export class PaymentNotSettled extends Error {
  override readonly name = 'PaymentNotSettled';
}
const paidStates: readonly ProviderPayment['state'][] = ['settled', 'refunded', 'partiallyRefunded'];

/**
 * The one command that brings a payment to what its provider says; webhook, browser return and reconciliation use it. Each step is a
 * compare-and-set with its ledger rows and its event in one transaction, so that any number of calls has one effect.
 * @source design.md 4 "Money"
 */
@Injectable()
export class SettlePayment {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(PaymentRecords) private readonly records: PaymentRecords,
    @Inject(ProviderAccounts) private readonly accounts: ProviderAccounts,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(RefundPayment) private readonly refunds: RefundPayment,
  ) {}

  /** @param isPaid the provider reports money: a closed payment is read too */
  async settle(payment: Payment, isPaid = false): Promise<Payment> {
    const { providerRef, state, provider } = payment;
    if (!providerRef) return payment;
    // Reading an approved PayPal order captures it, which must not happen once the payment is closed.
    if (state === 'cancelled' && provider === 'paypal' && !isPaid) return payment;
    const read = await this.accounts
      .ofPayment(payment)
      .then((opened) => opened.readPayment(providerRef))
      .catch(unavailable);
    await this.follow(payment, read);
    return this.again(payment);
  }

  /** Closes a payment that was not made; one that was made in the meantime is settled. No event follows `replaced`: the subject has a newer payment. */
  async close(payment: Payment, why: Closing): Promise<Payment> {
    const { providerRef } = payment;
    if (payment.state !== 'created') return payment;
    if (providerRef) {
      const provider = await this.accounts.ofPayment(payment);
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
    if (read.state === 'processing') await this.turned(payment, ['created'], { state: 'authorized' });
    if (read.state === 'expired') await this.closed(payment, 'expired');
    if (read.state === 'declined') await this.declined(payment, read);
  }

  /** Money that has arrived is never refused: it settles a payment that was closed before, too. */
  private async paid(payment: Payment, read: ProviderPayment): Promise<void> {
    if (!isExpected(payment, read)) return this.parked(payment);
    if (payment.state !== 'settled') await this.settled(payment, read);
    else if (payment.fee === null && read.fee !== null) await this.feeKnown(payment, read);
    await this.refunds.follow(payment, read.amountRefunded);
  }

  private settled(payment: Payment, { providerPaymentId, subscriptionRef, ...money }: ProviderPayment) {
    const { fee, net, settlementCurrency } = money;
    const paid = { state: 'settled' as const, settledAt: new Date(), errorCode: null };
    const arrived = { ...paid, providerPaymentId, subscriptionRef };
    return this.database.transaction(async () => {
      const change = { ...arrived, fee, net, settlementCurrency };
      const settled = await this.turned(payment, ['created', 'authorized', 'declined', 'error', 'cancelled'], change);
      if (!settled) return;
      await this.ledger.settled(settled);
      if (fee) await this.ledger.fee(settled, fee, settlementCurrency ?? settled.currency);
      const { sequence, originPaymentId } = settled;
      const repetition = { sequence, originPaymentId, isRenewal: originPaymentId !== null };
      await this.outbox.add(paymentSettled, { ...announced(settled), ...repetition });
    });
  }

  private async feeKnown({ userId: ownerId, _id }: Payment, { fee, net, settlementCurrency }: ProviderPayment) {
    await this.database.transaction(async () => {
      const change = { $set: { fee, net, settlementCurrency } };
      const known = await this.records.update({ ownerId, _id, fee: null }, change);
      if (known && fee) await this.ledger.fee(known, fee, settlementCurrency ?? known.currency);
    });
  }

  private async parked({ userId: ownerId, _id }: Payment) {
    await this.records.update({ ownerId, _id, needsAttention: null }, { $set: { needsAttention: 'amount_mismatch' } });
  }

  private declined(payment: Payment, { errorCode }: ProviderPayment) {
    return this.database.transaction(async () => {
      const declined = await this.turned(payment, ['created', 'authorized'], { state: 'declined', errorCode });
      if (declined) await this.outbox.add(paymentFailed, { ...announced(declined), reason: 'declined' });
    });
  }

  private closed(payment: Payment, why: Closing) {
    return this.database.transaction(async () => {
      const closed = await this.turned(payment, ['created'], { state: 'cancelled' });
      if (!closed) return;
      if (why === 'expired') await this.outbox.add(paymentExpired, announced(closed));
      if (why === 'cancelled') await this.outbox.add(paymentFailed, { ...announced(closed), reason: 'cancelled' });
    });
  }

  private turned({ userId: ownerId, _id }: Payment, from: State[], change: Partial<Payment>) {
    return this.records.update({ ownerId, _id, state: trusted({ $in: from }) }, { $set: change });
  }

  private async again({ userId: ownerId, _id }: Payment): Promise<Payment> {
    const payment = await this.records.findOne({ ownerId, _id });
    if (!payment) throw new DomainError('core.not_found');
    return payment;
  }
}

/** The provider's records of a renewal name the payment that began the subscription. */
const isExpected = (payment: Payment, { amount, currency, paymentId }: ProviderPayment) =>
  amount === payment.amount &&
  currency === payment.currency &&
  (paymentId === null || paymentId === (payment.originPaymentId ?? payment._id));

function unavailable(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(error.code === 'unavailable' ? 'payments.provider_unavailable' : 'payments.provider_refused');
}
