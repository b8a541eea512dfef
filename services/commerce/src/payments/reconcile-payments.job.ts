import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { PaymentRecords, type Payment } from './payment.model.js';
import { SettlePayment } from './settle-payment.js';

const quietMs = 2 * 60_000;
const perRun = 200;

/** Reads open payments at their providers, for a webhook or a return may never come, and closes those whose time is over. */
@Injectable()
export class ReconcilePaymentsJob extends RecurringJob {
  readonly id = 'reconcile-payments';
  readonly everyMs = 60_000;

  constructor(
    @Inject(PaymentRecords) private readonly records: PaymentRecords,
    @Inject(SettlePayment) private readonly settling: SettlePayment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    for (const payment of await this.records.open(new Date(now - quietMs), perRun)) {
      if (signal.aborted) return;
      await this.reconcile(payment, now).catch((error: unknown) => {
        this.logger.warn({ err: error, paymentId: payment._id }, 'a payment could not be reconciled');
      });
    }
  }

  private async reconcile(payment: Payment, now: number): Promise<void> {
    const { state, expiresAt } = await this.settling.settle(payment);
    if (state === 'created' && expiresAt.getTime() <= now) await this.settling.close(payment, 'expired');
  }
}
