import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { payments, type Payment } from '../payments/payment.model.js';
import { ledgerEntries, type LedgerAccount, type LedgerEntry } from '../payments/ledger/ledger.model.js';

export interface Sum {
  ownerId: string;
  currency: string;
  amount: number;
}
export interface TransactionSum extends Sum {
  transactionId: string;
}
/** Of one account and one kind of movement. */
export interface AccountSum extends Sum {
  account: LedgerAccount;
  kind: LedgerEntry['kind'];
}
export type PaymentFigure =
  'amount' | 'parts.tax' | 'parts.shipping' | 'refundedTotal' | 'fee' | 'disputedAmount' | 'disputeFee';
export interface FigureSum extends Sum {
  figure: PaymentFigure;
}
interface SummedPayments extends Record<'amount' | 'tax' | 'shipping' | 'refundedTotal' | 'fee', number> {
  _id: { ownerId: string; currency: string; settled: string; disputed: string };
  disputedAmount: number;
  disputeFee: number;
}
const acrossOwners = 'the nightly check reads the ledger of all owners';
const ofOwner = (ownerId: string | undefined) => ({ deletedAt: null, ...(ownerId ? { userId: ownerId } : {}) });
const shown = { _id: 0, ownerId: '$_id.ownerId', currency: '$_id.currency', amount: 1 } as const;
const sumOf = (field: string) => ({ $sum: { $ifNull: [`$${field}`, 0] } });

/** Sums over the ledger and over the payments, for the check that compares them: one pass over each, row by row. */
@Injectable()
export class LedgerSums {
  constructor(
    @InjectStored('commerce', ledgerEntries) private readonly entries: StoredModel<typeof ledgerEntries>,
    @InjectStored('commerce', payments) private readonly settled: StoredModel<typeof payments>,
  ) {}

  /** Transactions whose rows do not sum to zero. */
  async unbalanced(limit: number, ownerId?: string): Promise<TransactionSum[]> {
    const _id = { ownerId: '$userId', currency: '$currency', transactionId: '$transactionId' };
    return this.entries
      .aggregate<TransactionSum>([
        { $match: ofOwner(ownerId) },
        { $group: { _id, amount: { $sum: '$amount' } } },
        { $match: { amount: { $ne: 0 } } },
        { $limit: limit },
        { $project: { ...shown, transactionId: '$_id.transactionId' } },
      ])
      .option({ acrossOwners, allowDiskUse: true })
      .exec();
  }

  ofAccounts(ownerId?: string): AsyncIterable<AccountSum> {
    const _id = { ownerId: '$userId', currency: '$currency', account: '$account', kind: '$kind' };
    return this.entries
      .aggregate<AccountSum>([
        { $match: ofOwner(ownerId) },
        { $group: { _id, amount: { $sum: '$amount' } } },
        { $project: { ...shown, account: '$_id.account', kind: '$_id.kind' } },
      ])
      .option({ acrossOwners, allowDiskUse: true })
      .cursor<AccountSum>();
  }

  /** The figures of the settled payments. Fees are in the currency that the provider settles in. */
  async *ofPayments(ownerId?: string): AsyncIterable<FigureSum> {
    const inCurrency = (field: string) => ({ $ifNull: [`$${field}`, '$currency'] });
    const currencies = { settled: inCurrency('settlementCurrency'), disputed: inCurrency('disputeFeeCurrency') };
    const isWithheld = { $in: ['$dispute', ['opened', 'lost']] };
    const sums = this.settled
      .aggregate<SummedPayments>([
        { $match: { ...ofOwner(ownerId), state: 'settled' } },
        {
          $group: {
            _id: { ownerId: '$userId', currency: '$currency', ...currencies },
            ...{ amount: sumOf('amount'), tax: sumOf('parts.tax'), shipping: sumOf('parts.shipping') },
            ...{ refundedTotal: sumOf('refundedTotal'), fee: sumOf('fee'), disputeFee: sumOf('disputeFee') },
            disputedAmount: { $sum: { $cond: [isWithheld, { $ifNull: ['$disputedAmount', 0] }, 0] } },
          },
        },
      ])
      .option({ acrossOwners, allowDiskUse: true })
      .cursor<SummedPayments>();
    for await (const { _id, tax, shipping, ...summed } of sums) {
      const { ownerId: owner, currency, settled, disputed } = _id;
      const of = (figure: PaymentFigure, amount: number, at = currency) => ({
        ...{ ownerId: owner, currency: at, figure, amount },
      });
      yield of('amount', summed.amount);
      yield of('parts.tax', tax);
      yield of('parts.shipping', shipping);
      yield of('refundedTotal', summed.refundedTotal);
      yield of('disputedAmount', summed.disputedAmount);
      yield of('fee', summed.fee, settled);
      yield of('disputeFee', summed.disputeFee, disputed);
    }
  }

  /** Settled payments that changed since, for the comparison with the provider. */
  async recentlySettled(since: Date, limit: number, ownerId?: string): Promise<Payment[]> {
    const filter = { state: trusted({ $in: ['settled' as const] }), updatedAt: trusted({ $gte: since }) };
    return this.settled
      .find({ ...filter, ...ofOwner(ownerId) }, null, { sort: { updatedAt: -1 }, limit, acrossOwners })
      .lean<Payment[]>()
      .exec();
  }
}
