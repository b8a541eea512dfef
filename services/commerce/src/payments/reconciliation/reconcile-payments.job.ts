import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { PaymentRecords, type Payment } from '../payment.model.js';
import { isOfProvider } from '../providers/is-of-provider.js';
import { RefundPayment } from '../refunds/refund-payment.js';
import { RefundRecords, type Refund } from '../refunds/refund.model.js';
import { SettlePayment } from '../settling/settle-payment.js';

const quietMs = 2 * 60_000;
/** Banks take days for some refunds. */
const refundQuietMs = 3_600_000;

/** Reads open payments at their providers, for a webhook or a return may never come, closes those whose time is over, repeats refunds without an answer, and reads those under way. */
@Injectable()
export class ReconcilePaymentsJob extends RecurringJob {
  readonly id = 'reconcile-payments';
  readonly everyMs = 60_000;

  constructor(
    private readonly payments: PaymentRecords,
    private readonly refunds: RefundRecords,
    private readonly settling: SettlePayment,
    private readonly refunding: RefundPayment,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    const before = new Date(now - quietMs);
    const usual = { signal, now: new Date(now), concurrency: 5, isOutage: isOfProvider };
    await this.due.forEachDue({
      ...{ ...usual, job: this.id },
      find: (page) => this.payments.open(before, page),
      lane: ({ userId }) => userId,
      process: (payment) => this.reconcile(payment, now),
    });
    await this.due.forEachDue({
      ...{ ...usual, job: 'unanswered-refunds' },
      find: (page) => this.refunds.unanswered(before, page),
      lane: ({ userId }) => userId,
      process: (refund) => this.repeat(refund),
    });
    await this.due.forEachDue({
      ...{ ...usual, job: 'refunds-under-way' },
      find: (page) => this.refunds.underWay(new Date(now - refundQuietMs), page),
      lane: ({ userId }) => userId,
      process: (refund) => this.read(refund),
    });
  }

  /** The payment is marked first: one that always fails must not keep the others waiting. */
  private async reconcile({ userId: ownerId, _id, state: listedAs }: Payment, now: number): Promise<void> {
    const mark = { $set: { reconciledAt: new Date(now) } };
    const payment = await this.payments.update({ ownerId, _id, state: listedAs }, mark);
    if (!payment) return;
    const { state, expiresAt } = await this.settling.settle(payment);
    if (state === 'created' && expiresAt.getTime() <= now) await this.settling.close(payment, 'expired');
  }

  private async repeat(listed: Refund): Promise<void> {
    const refund = await this.refunds.markTried(listed);
    const payment = refund && (await this.paymentOf(refund));
    if (payment) await this.refunding.send(payment, refund);
  }

  private async read(listed: Refund): Promise<void> {
    const refund = await this.refunds.markTried(listed);
    const payment = refund && (await this.paymentOf(refund));
    if (payment) await this.refunding.read(payment, refund);
  }

  private paymentOf({ userId: ownerId, paymentId }: Refund): Promise<Payment | null> {
    return this.payments.findOne({ ownerId, _id: paymentId });
  }
}
