import { Inject, Injectable } from '@nestjs/common';
import type { Payment } from '../payment.model.js';
import { LedgerRecords, type LedgerAccount } from './ledger.model.js';

interface Movement {
  transactionId: string;
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
    return this.move(payment, { ...this.whole(payment, 'settled'), from: 'sales', to: 'providerBalance' });
  }

  fee(payment: Payment, amount: number, currency: string): Promise<void> {
    const transactionId = `${payment._id}:fee`;
    return this.move(payment, { transactionId, from: 'providerBalance', to: 'fees', amount, currency });
  }

  refunded(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    const transactionId = `${_id}:refund`;
    return this.move(payment, { transactionId, from: 'providerBalance', to: 'refunds', amount, currency });
  }

  refundFailed(payment: Payment, { _id, amount }: { _id: string; amount: number }): Promise<void> {
    const { currency } = payment;
    const transactionId = `${_id}:refundFailed`;
    return this.move(payment, { transactionId, from: 'refunds', to: 'providerBalance', amount, currency });
  }

  disputed(payment: Payment): Promise<void> {
    return this.move(payment, { ...this.whole(payment, 'disputed'), from: 'providerBalance', to: 'disputes' });
  }

  disputeWon(payment: Payment): Promise<void> {
    return this.move(payment, { ...this.whole(payment, 'disputeWon'), from: 'disputes', to: 'providerBalance' });
  }

  private whole({ _id, amount, currency }: Payment, what: string) {
    return { transactionId: `${_id}:${what}`, amount, currency };
  }

  private async move(payment: Payment, { from, to, amount, ...movement }: Movement): Promise<void> {
    if (amount === 0) return;
    const { userId, _id, subject, provider, providerRef } = payment;
    const about = { ...movement, paymentId: _id, subject, provider, providerRef };
    // One after the other: two writes at once as the first of a transaction fail.
    await this.records.insert(userId, { ...about, account: from, amount: -amount });
    await this.records.insert(userId, { ...about, account: to, amount });
  }
}
