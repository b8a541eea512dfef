import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { PaymentRecords, type Payment } from '../payment.model.js';
import { RefundPayment } from '../refunds/refund-payment.js';
import { RefundRecords, type Refund } from '../refunds/refund.model.js';
import { SettlePayment } from '../settling/settle-payment.js';

const quietMs = 2 * 60_000;
/** Banks take days for some refunds. */
const refundQuietMs = 3_600_000;
const perRun = 200;

/** Reads open payments at their providers, for a webhook or a return may never come, closes those whose time is over, repeats refunds without an answer, and reads those under way. */
@Injectable()
export class ReconcilePaymentsJob extends RecurringJob {
  readonly id = 'reconcile-payments';
  readonly everyMs = 60_000;

  constructor(
    @Inject(PaymentRecords) private readonly payments: PaymentRecords,
    @Inject(RefundRecords) private readonly refunds: RefundRecords,
    @Inject(SettlePayment) private readonly settling: SettlePayment,
    @Inject(RefundPayment) private readonly refunding: RefundPayment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    const before = new Date(now - quietMs);
    for (const payment of await this.payments.open(before, perRun)) {
      if (signal.aborted) return;
      await this.attempt({ paymentId: payment._id }, () => this.reconcile(payment, now));
    }
    for (const refund of await this.refunds.unanswered(before, perRun)) {
      if (signal.aborted) return;
      await this.attempt({ refundId: refund._id }, () => this.repeat(refund));
    }
    for (const refund of await this.refunds.underWay(new Date(now - refundQuietMs), perRun)) {
      if (signal.aborted) return;
      await this.attempt({ refundId: refund._id }, () => this.read(refund));
    }
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

  private async attempt(about: object, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      this.logger.warn({ err: error, ...about }, 'a payment could not be reconciled');
    });
  }
}
