import type { EventData, paymentParked } from '@linkyard/contracts';
import { allocate } from '@linkyard/money';
import { EventTooEarly, nextState } from '@linkyard/service-kit';
import { afterDispute, attentionFor } from './attention.js';
import { hasDuplicate, withDuplicate, withReturned, withSecond } from './duplicates.js';
import type { Decision, PayableRecords } from './payable-records.js';
import type { FailedRefund, PayableSubject, PaymentNews, ReceivedPayment, RefundNews } from './payable-subject.js';
import type { PaymentChange, PaymentRecord } from './payment-record.js';
import { afterFailedRefund, withRefunded } from './refunded-sums.js';
import {
  disputeTransitions,
  paymentTransitions,
  type DisputeOutcome,
  type PaymentState,
  type PaymentStep,
} from './transitions.js';

type Known<State extends PaymentState> = PaymentRecord<State>;

/** Whether this payment can pay the record: none has paid it, and what is held is held by this one. */
function takes({ state, paymentId: current }: PaymentRecord, paymentId: string): boolean {
  if (nextState(paymentTransitions, state, 'settled') === null) return false;
  const isHeld = state === 'authorized' || state === 'cancelled';
  return !isHeld || current === null || current === paymentId;
}

/**
 * What the news of a payment makes of the records that it is for, the same for every kind. Each is within the caller's transaction, and a
 * repeat changes nothing.
 */
export class PaymentFlow<Doc, State extends PaymentState> {
  private readonly records: PayableRecords<Doc, State>;

  constructor(private readonly subject: PayableSubject<Doc, State>) {
    this.records = subject.records;
  }

  /** A payment of what another one has paid already is kept apart, and its receiver decides. */
  async settled(payment: ReceivedPayment, at: Date): Promise<void> {
    const { paymentId, amount, currency } = payment;
    const found = await this.subject.findUnpaid(payment);
    const isOwn = (record: Known<State>) => takes(record, paymentId) || record.paymentId === paymentId;
    const together = found.filter((doc) => isOwn(this.records.describe(doc)));
    const [first] = found;
    if (first && together.length === 0) return this.noteSecond(first, payment, at);
    const records = together.map((doc) => this.records.describe(doc));
    const due = records.reduce((sum, record) => sum + record.due, 0);
    const isLess = amount < due && records.some(({ mayTakeLess }) => mayTakeLess);
    const isExact = (amount === due || isLess) && records.every((record) => record.currency === currency);
    const shares =
      together.length === 0
        ? []
        : allocate(
            amount,
            records.map((record) => record.due),
          );
    for (const [index, doc] of together.entries()) {
      const attention = isExact || index > 0 ? {} : { attention: attentionFor('amount_differs', { key: paymentId }) };
      const paid = { paid: shares[index] ?? 0, paymentId, heldUntil: null, ...attention };
      const change: Decision<State> = (record) => {
        const state = takes(record, paymentId) ? this.records.next(record, 'settled') : null;
        return state && { state, ...paid };
      };
      await this.records.change(doc, change, at, (record, decided) => this.subject.pay(record, decided, payment, at));
    }
  }

  private async noteSecond(doc: Doc, payment: ReceivedPayment, at: Date): Promise<void> {
    const { paymentId, amount } = payment;
    const noted = await this.records.change(
      doc,
      (record) => (hasDuplicate(record, paymentId) ? null : { duplicates: withSecond(record, paymentId, amount) }),
      at,
    );
    if (noted) await this.subject.onSecondPayment(noted, payment);
  }

  /** The record goes on as if it were paid. */
  async authorized(payment: PaymentNews, heldUntil: Date, at: Date): Promise<void> {
    const { paymentId } = payment;
    for (const doc of await this.subject.find(payment)) {
      const record = this.records.describe(doc);
      const isOther = record.state !== 'unpaid' && record.paymentId !== paymentId;
      if (isOther && record.state !== 'none' && record.state !== 'failed') {
        await this.subject.onSecondHold(doc, payment);
        continue;
      }
      const held = await this.step(doc, 'authorized', at, { paymentId, heldUntil });
      if (held) await this.subject.onHeld(held, at);
    }
  }

  /** Also what ended by itself, or was released at the provider. */
  async released(payment: PaymentNews, at: Date): Promise<void> {
    for (const doc of await this.ownOf(payment)) {
      const released = await this.step(doc, 'released', at, { heldUntil: null });
      if (released) await this.subject.onReleased(released, at);
    }
  }

  async failed(payment: PaymentNews, reason: 'declined' | 'cancelled' | 'error', at: Date): Promise<void> {
    for (const doc of await this.subject.find(payment)) {
      await this.subject.onFailed(doc, payment, reason);
      const step = reason === 'cancelled' ? 'cancelled' : 'failed';
      if (await this.subject.endsWith(doc, payment)) await this.step(doc, step, at);
    }
  }

  async expired(payment: PaymentNews, at: Date): Promise<void> {
    for (const doc of await this.subject.find(payment)) {
      const isOpen = nextState(paymentTransitions, this.records.describe(doc).state, 'expired') !== null;
      if (!isOpen || !(await this.subject.endsWith(doc, payment))) continue;
      const expired = (await this.step(doc, 'expired', at)) ?? doc;
      await this.subject.onExpired(expired, at);
    }
  }

  /** Money in another currency stays at the provider, where its receiver returns it. Another notice is not replaced. */
  async parked(payment: EventData<typeof paymentParked>, at: Date): Promise<void> {
    const [doc] = await this.subject.find(payment);
    const about = { currency: payment.received.currency, key: payment.paymentId };
    if (!doc) return;
    await this.records.change(
      doc,
      ({ attention }) => (attention.code === null ? { attention: attentionFor('currency_differs', about) } : null),
      at,
    );
  }

  /** Also what was returned at the provider. @throws EventTooEarly where the payment is not noted yet */
  async refunded(refund: RefundNews, at: Date): Promise<void> {
    const { paymentId, refundedTotal } = refund;
    const second = await this.secondOf(refund);
    if (second) {
      const duplicates = (record: Known<State>) => withReturned(record, paymentId, refundedTotal);
      await this.records.change(second, (record) => ({ duplicates: duplicates(record) }), at);
      return;
    }
    const paid = await this.paidBy(refund);
    if (paid.length > 0 && !(await this.subject.noteRefund(paid, refund, at))) await this.addRefund(paid, refund, at);
  }

  /** The records of a payment share what has come back of it: first the one that has asked for exactly that. */
  private async addRefund(paid: readonly Doc[], { amount, refundedTotal }: RefundNews, at: Date): Promise<void> {
    const openOf = (doc: Doc) => {
      const { refundAsked, refunded } = this.records.describe(doc);
      return (refundAsked ?? 0) - refunded;
    };
    let rest = refundedTotal - paid.reduce((sum, doc) => sum + this.records.describe(doc).refunded, 0);
    for (const doc of [...paid].sort(
      (one, other) => Number(openOf(other) === amount) - Number(openOf(one) === amount),
    )) {
      const record = this.records.describe(doc);
      const part = Math.min(rest, record.paid - record.refunded);
      if (part <= 0) continue;
      rest -= part;
      const reversed = await this.records.change(
        doc,
        (read) => withRefunded(this.records, read, read.refunded + part),
        at,
      );
      if (reversed) await this.subject.onReversed(reversed, {}, at);
    }
  }

  /** The money is its receiver's again, who is shown it. @throws EventTooEarly where that refund is not noted yet */
  async refundFailed(refund: FailedRefund, at: Date): Promise<void> {
    const { paymentId, refundedTotal, wasSettled } = refund;
    const second = await this.secondOf(refund);
    if (second) {
      const open = { isOpen: true, ...(wasSettled ? { refunded: refundedTotal } : {}) };
      await this.records.change(second, (record) => ({ duplicates: withDuplicate(record, paymentId, () => open) }), at);
      return;
    }
    const paid = await this.paidBy(refund);
    if (paid.length > 0 && !(await this.subject.noteFailedRefund(paid, refund, at)))
      await this.takeBackRefund(paid, refund, at);
  }

  private async takeBackRefund(paid: readonly Doc[], refund: FailedRefund, at: Date): Promise<void> {
    const { amount, wasSettled, refundId: key } = refund;
    const read = paid.map((doc) => ({ doc, record: this.records.describe(doc) }));
    const returned = read.reduce((sum, { record }) => sum + record.refunded, 0);
    const isKnown = read.some(({ record }) => record.attention.key === key);
    if (isKnown && (!wasSettled || returned <= refund.refundedTotal)) return;
    const openOf = ({ refunded, refundAsked }: Known<State>) =>
      wasSettled ? refunded : (refundAsked ?? Infinity) - refunded;
    const concerned = read.filter(({ record }) => openOf(record) >= amount);
    const one = concerned.find(({ record }) => openOf(record) === amount) ?? concerned[0];
    if (!one && wasSettled) throw new EventTooEarly('The refund is not noted yet');
    if (!one) return;
    const failed = { amount, wasSettled, key };
    const reversed = await this.records.change(
      one.doc,
      (record) => afterFailedRefund(this.records, record, failed),
      at,
    );
    if (reversed) await this.subject.onReversed(reversed, {}, at);
  }

  /** A dispute is of all records that its payment paid. @throws EventTooEarly where the payment is not noted yet */
  async disputed(payment: PaymentNews, outcome: DisputeOutcome, at: Date): Promise<void> {
    const { paymentId } = payment;
    const second = await this.secondOf(payment);
    if (second) {
      // The bank has taken it back.
      const closed = (record: Known<State>) => withDuplicate(record, paymentId, () => ({ isOpen: false }));
      if (outcome === 'lost') await this.records.change(second, (record) => ({ duplicates: closed(record) }), at);
      return;
    }
    for (const doc of await this.paidBy(payment)) {
      const disputed = await this.records.change(doc, (record) => disputeChange(record, outcome), at);
      if (disputed) await this.subject.onReversed(disputed, { dispute: outcome }, at);
    }
  }

  async renewalFailed(payment: PaymentNews, failedAt: string): Promise<void> {
    const [doc] = await this.subject.find(payment);
    if (doc && !hasDuplicate(this.records.describe(doc), payment.paymentId))
      await this.subject.onRenewalFailed(doc, { failedAt });
  }

  async subscriptionEnded(payment: PaymentNews, at: Date): Promise<void> {
    const [doc] = await this.subject.find(payment);
    if (doc && !hasDuplicate(this.records.describe(doc), payment.paymentId))
      await this.subject.onSubscriptionEnded(doc, at);
  }

  private async step(doc: Doc, step: PaymentStep, at: Date, also: PaymentChange<State> = {}): Promise<Doc | null> {
    const change: Decision<State> = (record) => {
      const state = this.records.next(record, step);
      return state && { ...also, state };
    };
    return this.records.change(doc, change, at);
  }

  private async ownOf(payment: PaymentNews): Promise<Doc[]> {
    const found = await this.subject.find(payment);
    return found.filter((doc) => this.records.describe(doc).paymentId === payment.paymentId);
  }

  private async secondOf(payment: PaymentNews): Promise<Doc | null> {
    const found = await this.subject.find(payment);
    return found.find((doc) => hasDuplicate(this.records.describe(doc), payment.paymentId)) ?? null;
  }

  /** @throws EventTooEarly where the payment is not noted yet */
  private async paidBy(payment: PaymentNews): Promise<Doc[]> {
    const found = await this.subject.find(payment);
    const paid = found.filter((doc) => {
      const { paymentId, state } = this.records.describe(doc);
      return paymentId === payment.paymentId && paymentTransitions[state].nothingReturned !== undefined;
    });
    if (found.length > 0 && paid.length === 0) throw new EventTooEarly('The payment is not noted yet');
    return paid;
  }
}

/** A decision is final, and its notice stays until its receiver dismisses it. */
function disputeChange({ dispute, attention }: PaymentRecord, outcome: DisputeOutcome): PaymentChange<never> | null {
  const to = nextState(disputeTransitions, dispute, outcome);
  const notice = afterDispute(attention.code, outcome);
  return to && { dispute: to, ...(notice ? { attention: notice } : {}) };
}
