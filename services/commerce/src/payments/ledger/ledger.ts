import { Inject, Injectable } from '@nestjs/common';
import type { Payment } from '../payment.model.js';
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

/** Double entry, append-only. Every movement belongs to the transaction of the change that it follows from. */
@Injectable()
export class Ledger {
  constructor(@Inject(LedgerRecords) private readonly records: LedgerRecords) {}

  settled(payment: Payment): Promise<void> {
    const { _id, amount, currency } = payment;
    return this.move(payment, { id: _id, kind: 'settled', from: 'sales', to: 'providerBalance', amount, currency });
  }

  fee(payment: Payment, amount: number, currency: string): Promise<void> {
    return this.move(payment, { id: payment._id, kind: 'fee', from: 'providerBalance', to: 'fees', amount, currency });
  }

  refunded(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    return this.move(payment, { id: _id, kind: 'refund', from: 'providerBalance', to: 'refunds', amount, currency });
  }

  refundFailed(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    return this.move(payment, {
      id: _id,
      kind: 'refundFailed',
      from: 'refunds',
      to: 'providerBalance',
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

  private withheld({ _id, disputedAmount: amount, currency }: Payment, kind: 'disputed' | 'disputeWon') {
    return { id: _id, kind, amount, currency };
  }

  private async move(payment: Payment, { id, kind, from, to, amount, currency }: Movement): Promise<void> {
    if (amount === 0) return;
    const { userId, _id, subject, provider, providerRef, attribution } = payment;
    const transactionId = `${id}:${kind}`;
    const about = { transactionId, kind, currency, paymentId: _id, subject, provider, providerRef, attribution };
    // One after the other: two writes at once as the first of a transaction fail.
    await this.records.insert(userId, { ...about, account: from, amount: -amount });
    await this.records.insert(userId, { ...about, account: to, amount });
  }
}
