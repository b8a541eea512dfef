import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { payments, type Payment } from '../payment.model.js';
import { ledgerEntries, type LedgerAccount, type LedgerEntry } from './ledger.model.js';

export interface Sum {
  ownerId: string;
  currency: string;
  amount: number;
}
export interface TransactionSum extends Sum {
  transactionId: string;
}
export type PaymentFigure =
  'amount' | 'parts.tax' | 'parts.shipping' | 'refundedTotal' | 'fee' | 'disputedAmount' | 'disputeFee';
/** Fees are in the currency that the provider settles in. */
const currencyFields: Partial<Record<PaymentFigure, string>> = {
  fee: '$settlementCurrency',
  disputeFee: '$disputeFeeCurrency',
};
const acrossOwners = 'the nightly check reads the ledger of all owners';
const ofOwner = (ownerId: string | undefined) => ({ deletedAt: null, ...(ownerId ? { userId: ownerId } : {}) });
const shown = { _id: 0, ownerId: '$_id.ownerId', currency: '$_id.currency', amount: 1 } as const;

/** Sums over the ledger and over the payments, for the check that compares them. */
@Injectable()
export class LedgerSums {
  constructor(
    @InjectStored('commerce', ledgerEntries) private readonly entries: StoredModel<typeof ledgerEntries>,
    @InjectStored('commerce', payments) private readonly settled: StoredModel<typeof payments>,
  ) {}

  /** Transactions whose rows do not sum to zero. */
  async unbalanced(ownerId?: string): Promise<TransactionSum[]> {
    const _id = { ownerId: '$userId', currency: '$currency', transactionId: '$transactionId' };
    return this.entries
      .aggregate<TransactionSum>([
        { $match: ofOwner(ownerId) },
        { $group: { _id, amount: { $sum: '$amount' } } },
        { $match: { amount: { $ne: 0 } } },
        { $project: { ...shown, transactionId: '$_id.transactionId' } },
      ])
      .option({ acrossOwners, allowDiskUse: true })
      .exec();
  }

  /** @param kinds of the entries; all when missing */
  async ofAccounts(
    accounts: readonly LedgerAccount[],
    ownerId?: string,
    kinds?: readonly LedgerEntry['kind'][],
  ): Promise<Sum[]> {
    const account = { $in: [...accounts] };
    const _id = { ownerId: '$userId', currency: '$currency' };
    return this.entries
      .aggregate<Sum>([
        { $match: { ...ofOwner(ownerId), account, ...(kinds ? { kind: { $in: [...kinds] } } : {}) } },
        { $group: { _id, amount: { $sum: '$amount' } } },
        { $project: shown },
      ])
      .option({ acrossOwners })
      .exec();
  }

  /** A figure of the settled payments. */
  async ofPayments(figure: PaymentFigure, ownerId?: string): Promise<Sum[]> {
    const field = currencyFields[figure];
    const currency = field ? { $ifNull: [field, '$currency'] } : '$currency';
    const disputes = figure === 'disputedAmount' ? { dispute: { $in: ['opened', 'lost'] } } : {};
    return this.settled
      .aggregate<Sum>([
        { $match: { ...ofOwner(ownerId), state: 'settled', ...disputes } },
        { $group: { _id: { ownerId: '$userId', currency }, amount: { $sum: { $ifNull: [`$${figure}`, 0] } } } },
        { $project: shown },
      ])
      .option({ acrossOwners })
      .exec();
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
