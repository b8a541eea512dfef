import { Injectable } from '@nestjs/common';
import { ConnectionRecords } from '../connections/payment-connection.model.js';
import { Disputes } from '../settling/disputes.js';
import { BookMovements } from '../ledger/book-movements.js';
import { PaymentRecords, type Payment } from '../payment.model.js';
import type { DisputedMoney, ProviderEventKind } from '../providers/payment-provider.js';
import { RefundPayment } from '../refunds/refund-payment.js';
import { SettlePayment } from '../settling/settle-payment.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { StoredProviderEvent } from './provider-event.model.js';

/** The event may have arrived before its payment, or it belongs to another shop of the same account. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown';
}

const hourMs = 3_600_000;

/** The provider reports money: a payment that we closed is read again. */
const paidKinds: ReadonlySet<string> = new Set<ProviderEventKind>([
  ...(['settled', 'processing', 'refunded', 'refundFailed', 'feeKnown'] as const),
  ...(['disputed', 'disputeWon', 'disputeLost'] as const),
]);
const outcomes: Readonly<Record<string, 'opened' | 'won' | 'lost'>> = {
  disputed: 'opened',
  disputeWon: 'won',
  disputeLost: 'lost',
};

function disputedOf({ disputedAmount: amount, disputedCurrency: currency }: StoredProviderEvent): DisputedMoney | null {
  // Messages of earlier versions name no amount.
  return typeof amount === 'number' && currency ? { amount, currency } : null;
}

/** A webhook about a payout or a dispute's money: the provider's own list of movements is read. */
@Injectable()
export class BalanceChanges {
  constructor(
    private readonly connections: ConnectionRecords,
    private readonly movements: BookMovements,
  ) {}

  async follow({ userId: ownerId, connectionId, occurredAt }: StoredProviderEvent): Promise<null> {
    const connection = await this.connections.findOne({ ownerId, _id: connectionId });
    if (connection) await this.movements.book(connection, new Date(occurredAt.getTime() - hourMs));
    return null;
  }
}

/** What each kind of provider event does. The payment is read at its provider; the event is no source of amounts. */
@Injectable()
export class ApplyProviderEvent {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly settling: SettlePayment,
    private readonly refunds: RefundPayment,
    private readonly disputes: Disputes,
    private readonly subscriptions: Subscriptions,
    private readonly balance: BalanceChanges,
  ) {}

  /** @throws PaymentUnknown */
  async apply(event: StoredProviderEvent): Promise<Payment | null> {
    const { kind, providerRefundId } = event;
    if (kind === 'balanceChanged') return this.balance.follow(event);
    if (kind === 'renewed') return this.required(await this.subscriptions.renewed(event));
    if (kind === 'renewalFailed') return this.required(await this.subscriptions.renewalFailed(event));
    if (kind === 'subscriptionSuspended') return this.required(await this.subscriptions.suspended(event));
    if (kind === 'subscriptionEnded') return this.required(await this.subscriptions.ended(event));
    const payment = await this.settling.settle(this.required(await this.paymentOf(event)), paidKinds.has(kind));
    if (kind === 'refundFailed') await this.refunds.failed(payment, providerRefundId);
    const outcome = outcomes[kind];
    if (outcome) {
      await this.disputes.follow(payment, outcome, disputedOf(event));
      // Its fee may have been reported before the payment was known.
      await this.balance.follow(event);
    }
    return payment;
  }

  private async paymentOf(event: StoredProviderEvent): Promise<Payment | null> {
    const { userId: ownerId, connectionId, providerRef, providerPaymentId } = event;
    const byRef = providerRef ? await this.payments.byProviderRef(ownerId, connectionId, providerRef) : null;
    if (byRef || !providerPaymentId) return byRef;
    return this.payments.findOne({ ownerId, connectionId, providerPaymentId });
  }

  private required(payment: Payment | null): Payment {
    if (!payment) throw new PaymentUnknown('No payment of ours is known for this event');
    return payment;
  }
}
