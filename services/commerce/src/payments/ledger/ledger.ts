import { Injectable } from '@nestjs/common';
import { noAttribution } from '../attribution.fields.js';
import type { PaymentConnection } from '../connections/payment-connection.model.js';
import { noParts, type Payment } from '../payment.model.js';
import type { BalanceMovement } from '../providers/payment-provider.js';
import { LedgerRecords, type LedgerAccount, type LedgerEntry } from './ledger.model.js';

interface Transaction {
  /** The payment, or the refund. */
  id: string;
  kind: LedgerEntry['kind'];
  currency: string;
}
interface Movement extends Transaction {
  from: LedgerAccount;
  to: LedgerAccount;
  /** Minor units, more than 0. */
  amount: number;
}
/** Minor units; into the account is positive. */
type Row = readonly [LedgerAccount, number];
type Source = Pick<LedgerEntry, 'paymentId' | 'subject' | 'provider' | 'providerRef' | 'mode' | 'attribution'>;

const balanceOf = ({ provider }: Payment): LedgerAccount => (provider === 'offline' ? 'offline' : 'providerBalance');

/** Double entry, append-only. Every movement belongs to the transaction of the change that it follows from. @source ADR 0025 */
@Injectable()
export class Ledger {
  constructor(private readonly records: LedgerRecords) {}

  settled(payment: Payment): Promise<void> {
    const { _id: id, amount, currency } = payment;
    const income = incomeOf(payment).map(([account, part]): Row => [account, -part]);
    return this.book(payment.userId, sourceOf(payment), { id, kind: 'settled', currency }, [
      ...income,
      [balanceOf(payment), amount],
    ]);
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
  payout(
    { userId, provider, mode }: Pick<PaymentConnection, 'userId' | 'provider' | 'mode'>,
    { id, amount, currency }: BalanceMovement,
  ): Promise<void> {
    const isReturned = amount < 0;
    const kind = isReturned ? 'payoutReturned' : 'payout';
    const about = { provider, mode, providerRef: id, paymentId: null, subject: null, attribution: noAttribution };
    const [from, to] = isReturned
      ? (['payouts', 'providerBalance'] as const)
      : (['providerBalance', 'payouts'] as const);
    return this.book(userId, about, { id, kind, currency }, between(from, to, Math.abs(amount)));
  }

  private withheld({ _id, disputedAmount: amount, currency }: Payment, kind: 'disputed' | 'disputeWon') {
    return { id: _id, kind, amount, currency };
  }

  private move(payment: Payment, { from, to, amount, ...transaction }: Movement): Promise<void> {
    return this.book(payment.userId, sourceOf(payment), transaction, between(from, to, amount));
  }

  private async book(
    userId: string,
    source: Source,
    { id, kind, currency }: Transaction,
    rows: readonly Row[],
  ): Promise<void> {
    const about = { ...source, transactionId: `${id}:${kind}`, kind, currency };
    const moved = rows.filter(([, amount]) => amount !== 0);
    await this.records.insertAll(
      userId,
      moved.map(([account, amount]) => ({ ...about, account, amount })),
    );
  }
}

const between = (from: LedgerAccount, to: LedgerAccount, amount: number): Row[] => [
  [from, -amount],
  [to, amount],
];

const sourceOf = ({ _id: paymentId, subject, provider, providerRef, mode, attribution }: Payment): Source => ({
  ...{ paymentId, subject, provider, providerRef, mode, attribution },
});

/** What a payment is for; its parts sum to its amount. Exported for its spec. */
export function incomeOf({ amount, parts, subject }: Pick<Payment, 'amount' | 'parts' | 'subject'>): Row[] {
  if (subject.kind === 'donation') return [['donations', amount]];
  const { tax, shipping } = parts ?? noParts;
  // Another amount arrived than was asked for: what it is for is not known.
  if (tax + shipping > amount) return [['sales', amount]];
  return [
    ['sales', amount - tax - shipping],
    ['tax', tax],
    ['shipping', shipping],
  ];
}
