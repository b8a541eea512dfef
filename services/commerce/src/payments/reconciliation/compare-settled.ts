import { Injectable } from '@nestjs/common';
import { CompareSubscriptions } from './compare-subscriptions.js';
import type { PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { Disputes } from '../settling/disputes.js';
import { PaymentRecords, type Payment } from '../payment.model.js';
import type { Reversal } from '../providers/payment-provider.js';
import { SettlePayment } from '../settling/settle-payment.js';

const dayMs = 86_400_000;
const readEveryMs = 6 * 3_600_000;
const feeLookBackMs = 30 * dayMs;
const refundLookBackMs = 7 * dayMs;
/** Banks decide within about three months. */
const disputeLookBackMs = 120 * dayMs;
const perRun = 100;
const outcomes = { disputed: 'opened', disputeWon: 'won', disputeLost: 'lost' } as const;

/** Follows what happened to settled payments at the provider although its webhook was lost: renewals, fees, refunds and disputes. */
@Injectable()
export class CompareSettled {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly accounts: ProviderAccounts,
    private readonly settling: SettlePayment,
    private readonly subscriptions: CompareSubscriptions,
    private readonly disputes: Disputes,
  ) {}

  async compare(connection: PaymentConnection, now: number): Promise<void> {
    await this.subscriptions.compare(connection, now);
    const { userId: ownerId, _id: connectionId } = connection;
    const reversals = await this.accounts.of(connection).listReversals(new Date(now - disputeLookBackMs));
    for (const reversal of reversals) await this.follow(connection, reversal, now);
    const due = await this.payments.dueSettled(ownerId, connectionId, {
      before: new Date(now - readEveryMs),
      feeSince: new Date(now - feeLookBackMs),
      refundSince: new Date(now - refundLookBackMs),
      limit: perRun,
    });
    for (const payment of due) await this.read(payment, now);
  }

  /** Marked first: one that always fails must not keep the others waiting. */
  private async read(payment: Payment, now: number): Promise<void> {
    const { userId: ownerId, _id } = payment;
    await this.payments.update({ ownerId, _id }, { $set: { reconciledAt: new Date(now) } });
    await this.settling.settle(payment, true);
  }

  private async follow(
    { userId: ownerId, _id: connectionId }: PaymentConnection,
    { providerPaymentId, kind, disputed }: Reversal,
    now: number,
  ): Promise<void> {
    const payment = await this.payments.findOne({ ownerId, connectionId, providerPaymentId, state: 'settled' });
    if (!payment) return;
    if (kind !== 'refunded') await this.disputes.follow(payment, outcomes[kind], disputed);
    else if (payment.refundedTotal < payment.amount && Number(payment.reconciledAt) < now - readEveryMs)
      await this.read(payment, now);
  }
}
