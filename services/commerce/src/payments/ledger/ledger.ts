import { Inject, Injectable } from '@nestjs/common';
import { noAttribution } from '../attribution.fields.js';
import type { Payment } from '../payment.model.js';
import type { BalanceMovement } from '../providers/payment-provider.js';
import { LedgerRecords, type LedgerAccount, type LedgerEntry } from './ledger.model.js';

interface Movement {
  /** The payment, or the refund. */
  id: string;
  kind: LedgerEntry['kind'];
  from: LedgerAccount;
  to: LedgerAccount;
  /** Minor units, more than 0. */
  amount: number;
  currency: string;
}

const balanceOf = ({ provider }: Payment): LedgerAccount => (provider === 'offline' ? 'offline' : 'providerBalance');

/** Double entry, append-only. Every movement belongs to the transaction of the change that it follows from. */
@Injectable()
export class Ledger {
  constructor(@Inject(LedgerRecords) private readonly records: LedgerRecords) {}

  settled(payment: Payment): Promise<void> {
    const { _id, amount, currency } = payment;
    return this.move(payment, { id: _id, kind: 'settled', from: 'sales', to: balanceOf(payment), amount, currency });
  }

  fee(payment: Payment, amount: number, currency: string): Promise<void> {
    return this.move(payment, { id: payment._id, kind: 'fee', from: 'providerBalance', to: 'fees', amount, currency });
  }

  refunded(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    return this.move(payment, { id: _id, kind: 'refund', from: balanceOf(payment), to: 'refunds', amount, currency });
  }

  refundFailed(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    return this.move(payment, {
      id: _id,
      kind: 'refundFailed',
      from: 'refunds',
      to: balanceOf(payment),
      amount,
      currency,
    });
  }

  disputed(payment: Payment): Promise<void> {
    return this.move(payment, { ...this.withheld(payment, 'disputed'), from: 'providerBalance', to: 'disputes' });
  }

  disputeWon(payment: Payment): Promise<void> {
    return this.move(payment, { ...this.withheld(payment, 'disputeWon'), from: 'disputes', to: 'providerBalance' });
  }

  /** Of a dispute; a negative amount comes back. */
  disputeFee(payment: Payment, { id, amount, currency }: BalanceMovement): Promise<void> {
    const isReturned = amount < 0;
    return this.move(payment, {
      ...{ id, currency, amount: Math.abs(amount), kind: isReturned ? 'disputeFeeReturned' : 'disputeFee' },
      ...(isReturned ? { from: 'fees', to: 'providerBalance' } : { from: 'providerBalance', to: 'fees' }),
    });
  }

  /** Belongs to an account, not to a payment; a negative amount comes back. */
  payout(userId: string, provider: LedgerEntry['provider'], { id, amount, currency }: BalanceMovement): Promise<void> {
    const isReturned = amount < 0;
    const kind = isReturned ? 'payoutReturned' : 'payout';
    const about = { provider, providerRef: id, paymentId: null, subject: null, attribution: noAttribution };
    const [from, to] = isReturned
      ? (['payouts', 'providerBalance'] as const)
      : (['providerBalance', 'payouts'] as const);
    return this.book(userId, about, { id, kind, from, to, amount: Math.abs(amount), currency });
  }

  private withheld({ _id, disputedAmount: amount, currency }: Payment, kind: 'disputed' | 'disputeWon') {
    return { id: _id, kind, amount, currency };
  }

  private move(payment: Payment, movement: Movement): Promise<void> {
    const { userId, _id: paymentId, subject, provider, providerRef, attribution } = payment;
    return this.book(userId, { paymentId, subject, provider, providerRef, attribution }, movement);
  }

  private async book(
    userId: string,
    source: Pick<LedgerEntry, 'paymentId' | 'subject' | 'provider' | 'providerRef' | 'attribution'>,
    { id, kind, from, to, amount, currency }: Movement,
  ): Promise<void> {
    if (amount === 0) return;
    const transactionId = `${id}:${kind}`;
    const about = { ...source, transactionId, kind, currency };
    // One after the other: two writes at once as the first of a transaction fail.
    await this.records.insert(userId, { ...about, account: from, amount: -amount });
    await this.records.insert(userId, { ...about, account: to, amount });
  }
}
