import { Injectable } from '@nestjs/common';
import { paymentRefunded, paymentRefundFailed } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { isDuplicateKey, newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { toEventPayload } from '../settling/to-event-payload.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { Ledger } from '../ledger/ledger.js';
import { PaymentRecords, type Payment } from '../payment.model.js';
import { RefundRecords, type Refund } from './refund.model.js';

export interface RefundRequest {
  ownerId: string;
  paymentId: string;
  amount: number;
  reason: string;
  idempotencyKey: string;
}

/** Whether an event says that a refund under way has failed, or the answer to the request for it does. */
type Failure = 'announced' | 'answered';
interface Ended extends Pick<Refund, 'state' | 'providerRefundId'> {
  failure?: Failure;
}
const settledAs = (providerRefundId: string | null): Ended => ({ state: 'settled', providerRefundId });

/** Returns money. What a refund takes is claimed on the payment first, so that refunds at the same moment never exceed it. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly payments: PaymentRecords,
    private readonly records: RefundRecords,
    private readonly accounts: ProviderAccounts,
    private readonly ledger: Ledger,
  ) {}

  /** @throws DomainError payments.refund_refused, also for a repeat of a refund that has failed; payments.refund_exceeds */
  async refund(request: RefundRequest): Promise<Refund> {
    const { ownerId, paymentId, amount } = request;
    const payment = requireFound(await this.payments.findOne({ ownerId, _id: paymentId }));
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new DomainError('payments.refund_exceeds');
    // What cannot be sent is not claimed.
    if (payment.provider !== 'offline') await this.accounts.ofPayment(payment);
    const refund = (await this.known(request)) ?? (await this.claim(payment, request));
    const sent = await this.send(payment, refund, 'answered');
    if (sent.state === 'failed') throw new DomainError('payments.refund_refused');
    return sent;
  }

  /** Sends a claimed refund to the provider; again with the same key when no answer came. @param failure `answered` where the caller reports it */
  async send(payment: Payment, refund: Refund, failure: Failure = 'announced'): Promise<Refund> {
    const { providerPaymentId, currency } = payment;
    if (refund.state !== 'pending' || refund.providerRefundId) return refund;
    // The owner returns it the way it came.
    if (payment.provider === 'offline') return this.ended(payment, refund, settledAs(null));
    if (!providerPaymentId) return refund;
    const provider = await this.accounts.whileConnected(payment);
    if (!provider) return this.ended(payment, refund, { state: 'failed', providerRefundId: null, failure });
    try {
      const made = await provider.refund(providerPaymentId, refund.amount, currency, refund._id);
      return await this.ended(payment, refund, { ...made, failure });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // The outcome is unknown: reconciliation asks again with the same key.
      if (error.code === 'unavailable') return refund;
      await this.ended(payment, refund, { state: 'failed', providerRefundId: null, failure });
      const exceeds = error.code === 'refund_too_large' || error.code === 'already_refunded';
      throw new DomainError(exceeds ? 'payments.refund_exceeds' : 'payments.refund_refused');
    }
  }

  /** Reads a refund that was under way: no message comes of one that PayPal does not make in the end. */
  async read(payment: Payment, refund: Refund): Promise<void> {
    const { providerRefundId } = refund;
    const { providerPaymentId } = payment;
    const provider = await this.accounts.whileConnected(payment);
    if (!provider || !providerPaymentId || !providerRefundId || refund.state !== 'pending') return;
    const state = await provider.readRefund(providerPaymentId, providerRefundId);
    if (state !== 'pending') await this.ended(payment, refund, { state, providerRefundId });
  }

  /** Takes over what the provider says was returned: refunds made there, and those that were pending. */
  async follow({ userId: ownerId, _id }: Payment, returned: number): Promise<void> {
    const payment = await this.payments.findOne({ ownerId, _id });
    if (!payment || returned <= payment.refundedTotal) return;
    const sent = { ownerId, paymentId: _id, state: 'pending', providerRefundId: trusted({ $ne: null }) } as const;
    let total = payment.refundedTotal;
    for (const refund of await this.records.findMany(sent, { sort: { createdAt: 1 } })) {
      total += refund.amount;
      if (total <= returned) await this.ended(payment, refund, settledAs(refund.providerRefundId));
    }
    const foreign = returned - payment.refundClaimed;
    if (foreign <= 0) return;
    const request = { ownerId, paymentId: _id, amount: foreign, reason: 'Refunded at the provider' };
    await this.takeOver(payment, { ...request, idempotencyKey: `provider:${_id}:${returned}` });
  }

  /** One that the provider took back may have brought the total to the same sum before: it is another one. */
  private async takeOver(payment: Payment, request: RefundRequest): Promise<void> {
    const { ownerId, idempotencyKey } = request;
    if (await this.records.findOne({ ownerId, idempotencyKey, state: 'failed' }))
      return this.takeOver(payment, { ...request, idempotencyKey: `${idempotencyKey}:again` });
    const refund = (await this.known(request)) ?? (await this.claim(payment, request));
    await this.ended(payment, refund, settledAs(null));
  }

  /** A refund came back, also one that had been settled. One that was made at the provider is found by what the provider no longer counts. */
  async failed(payment: Payment, providerRefundId: string | null): Promise<void> {
    const { userId: ownerId, _id: paymentId } = payment;
    const refund = providerRefundId ? await this.records.findOne({ ownerId, paymentId, providerRefundId }) : null;
    if (!refund) return this.withdrawn(payment);
    if (refund.state === 'pending') await this.ended(payment, refund, { state: 'failed', providerRefundId });
    if (refund.state === 'settled') await this.reverse(payment, refund);
  }

  /** @throws DomainError core.idempotency_mismatch */
  private async known({ ownerId, idempotencyKey, paymentId, amount }: RefundRequest): Promise<Refund | null> {
    const refund = await this.records.findOne({ ownerId, idempotencyKey });
    if (refund && (refund.paymentId !== paymentId || refund.amount !== amount))
      throw new DomainError('core.idempotency_mismatch');
    return refund;
  }

  private async claim(payment: Payment, request: RefundRequest): Promise<Refund> {
    const { userId: ownerId, _id: paymentId } = payment;
    const { amount, reason, idempotencyKey } = request;
    const left = trusted({ $lte: payment.amount - amount });
    try {
      return await this.database.transaction(async () => {
        const filter = { ownerId, _id: paymentId, state: 'settled', refundClaimed: left } as const;
        const claimed = await this.payments.update(filter, { $inc: { refundClaimed: amount } });
        if (!claimed) throw await this.refusal(payment);
        const fields = { paymentId, idempotencyKey, amount, reason: reason.slice(0, 500), providerRefundId: null };
        return this.records.insert(ownerId, { _id: newId(), ...fields, state: 'pending' });
      });
    } catch (error) {
      // The same request at the same moment was first.
      const first = isDuplicateKey(error) || error instanceof DomainError ? await this.known(request) : null;
      if (!first) throw error;
      return first;
    }
  }

  private async refusal({ userId: ownerId, _id }: Payment): Promise<DomainError> {
    const payment = await this.payments.findOne({ ownerId, _id });
    return new DomainError(payment?.state === 'settled' ? 'payments.refund_exceeds' : 'payments.not_settled');
  }

  /** The provider's total is below ours, and no refund of ours has the id that failed. */
  private async withdrawn(payment: Payment): Promise<void> {
    const { userId: ownerId, _id: paymentId, providerRef } = payment;
    if (!providerRef) return;
    const { amountRefunded } = await (await this.accounts.ofPayment(payment)).readPayment(providerRef);
    const surplus = payment.refundedTotal - amountRefunded;
    if (surplus <= 0) return;
    const filter = { ownerId, paymentId, state: 'settled', providerRefundId: null, amount: surplus } as const;
    const refund = await this.records.findOne(filter);
    if (refund) return this.reverse(payment, refund);
    await this.payments.update({ ownerId, _id: paymentId }, { $set: { needsAttention: 'refund_mismatch' } });
  }

  private async reverse({ userId: ownerId, _id: paymentId }: Payment, { _id, amount }: Refund): Promise<void> {
    await this.database.transaction(async () => {
      const changed = await this.records.update({ ownerId, _id, state: 'settled' }, { $set: { state: 'failed' } });
      if (!changed) return;
      const $inc = { refundedTotal: -amount, refundClaimed: -amount };
      const after = await this.payments.update({ ownerId, _id: paymentId }, { $inc });
      if (!after) return;
      await this.ledger.refundFailed(after, changed);
      const { refundedTotal } = after;
      await this.outbox.add(paymentRefundFailed, { ...toEventPayload(after), amount, refundId: _id, refundedTotal });
    });
  }

  private async ended(payment: Payment, refund: Refund, { state, providerRefundId, failure = 'announced' }: Ended) {
    const { userId: ownerId } = payment;
    const { _id, amount } = refund;
    const ended = await this.database.transaction(async () => {
      const changed = await this.records.update(
        { ownerId, _id, state: 'pending' },
        { $set: { state, providerRefundId } },
      );
      if (!changed || state === 'pending') return changed;
      const $inc = state === 'settled' ? { refundedTotal: amount } : { refundClaimed: -amount };
      const after = await this.payments.update({ ownerId, _id: payment._id }, { $inc });
      if (!after) return changed;
      const { refundedTotal } = after;
      const about = { ...toEventPayload(after), amount, refundId: _id, refundedTotal };
      if (state === 'settled') await this.ledger.refunded(after, changed);
      if (state === 'settled') await this.outbox.add(paymentRefunded, about);
      else if (failure === 'announced') await this.outbox.add(paymentRefundFailed, { ...about, wasSettled: false });
      return changed;
    });
    return ended ?? (await this.records.findOne({ ownerId, _id })) ?? refund;
  }
}
