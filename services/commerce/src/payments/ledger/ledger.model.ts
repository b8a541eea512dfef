import { Injectable } from '@nestjs/common';
import { ledgerKinds, paymentMethods, paymentModes } from '@linkyard/contracts';
import {
  embedded,
  InjectStored,
  newId,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type NewDocument,
  type StoredModel,
} from '@linkyard/mongo';
import { attributionFields } from '../attribution.fields.js';

const subjectKinds = ['order', 'donation', 'invoice', 'booking', 'registration'] as const;
/** What a payment is made of. Tax and shipping of what was paid before they were booked apart are in `sales`, as are donations. */
export const incomeAccounts = ['sales', 'tax', 'shipping', 'donations'] as const;
/** Where money arrives; `offline` is what owners received outside of a provider. */
export const balanceAccounts = ['providerBalance', 'offline'] as const;
export const ledgerAccounts = [
  ...balanceAccounts,
  ...incomeAccounts,
  'fees',
  'refunds',
  'disputes',
  'payouts',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

const subject = embedded({
  service: { type: String, required: true, enum: ['commerce', 'bookings'] },
  kind: { type: String, required: true, enum: subjectKinds },
  id: { type: String, required: true },
});

/** One row per account of a movement of money. Rows are added and never changed. @source design 4 "Ledger" */
export const ledgerEntries = ownedCollection({
  name: 'LedgerEntry',
  collection: 'ledger_entries',
  fields: {
    /** What moved: `<payment>:settled`, `<payment>:fee`, `<refund>:refund`. The rows of one sum to zero. */
    transactionId: { type: String, required: true, immutable: true },
    kind: { type: String, required: true, enum: ledgerKinds, immutable: true },
    account: { type: String, required: true, enum: ledgerAccounts, immutable: true },
    /** Minor units; into the account is positive. */
    amount: { type: Number, required: true, immutable: true },
    currency: { type: String, required: true, immutable: true },
    /** Null for a payout. */
    paymentId: { type: String, default: null, immutable: true },
    subject: { type: subject, default: null, immutable: true },
    provider: { type: String, required: true, enum: paymentMethods, immutable: true },
    providerRef: { type: String, default: null, immutable: true },
    mode: { type: String, required: true, enum: paymentModes, immutable: true },
    attribution: attributionFields,
  },
  indexes: [
    { key: { userId: 1, transactionId: 1, account: 1 }, options: { unique: true } },
    { key: { userId: 1, currency: 1, createdAt: 1 } },
    { key: { userId: 1, account: 1, createdAt: 1 } },
    { key: { userId: 1, mode: 1, account: 1, createdAt: 1 } },
    { key: { userId: 1, 'subject.id': 1 } },
    { key: { userId: 1, paymentId: 1 } },
  ],
});
export type LedgerEntry = DocumentOf<typeof ledgerEntries>;

@Injectable()
export class LedgerRecords extends OwnedRepository<LedgerEntry> {
  constructor(@InjectStored('commerce', ledgerEntries) model: StoredModel<typeof ledgerEntries>) {
    super(model);
  }

  /** The rows of one transaction, by one command. */
  async insertAll(userId: string, rows: readonly NewDocument<LedgerEntry>[]): Promise<void> {
    const now = new Date();
    const base = { userId, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    if (rows.length > 0) await this.model.insertMany(rows.map((row) => ({ ...base, ...row, _id: newId() })));
  }

  /** Sums of an owner's accounts, by currency. */
  async balances(ownerId: string): Promise<{ account: LedgerAccount; currency: string; amount: number }[]> {
    return this.model
      .aggregate<{ account: LedgerAccount; currency: string; amount: number }>([
        { $match: { userId: ownerId, deletedAt: null } },
        { $group: { _id: { account: '$account', currency: '$currency' }, amount: { $sum: '$amount' } } },
        { $project: { _id: 0, account: '$_id.account', currency: '$_id.currency', amount: 1 } },
        { $sort: { currency: 1, account: 1 } },
      ])
      .exec();
  }
}
