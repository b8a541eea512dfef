import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { inMode, listOf, type paymentHistory, type RequestOf } from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';
import { LedgerRecords, type LedgerEntry } from '../payments/ledger/ledger.model.js';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { PaymentRecords, transactionIdOf } from '../payments/payment.model.js';

/** The owner's movements of money. Each has one row in the account of what a provider, or the owner, holds. */
@Injectable()
export class PaymentHistory {
  constructor(
    private readonly ledger: LedgerRecords,
    private readonly payments: PaymentRecords,
    private readonly modes: SellerModes,
  ) {}

  async list(ownerId: string, request: RequestOf<typeof paymentHistory>) {
    const { page, listPerPage, filters, searchTerm, sort = '-createdAt' } = request;
    const { currency, provider, kind, paymentId } = filters;
    const shownModes = await this.modes.shown(ownerId, filters.mode ?? (paymentId ? 'all' : undefined));
    const filter = {
      ...inMode(shownModes.mode),
      ...{ ownerId, account: trusted({ $in: ['providerBalance' as const, 'offline' as const] }) },
      ...(currency ? { currency } : {}),
      ...(provider ? { provider } : {}),
      ...(kind ? { kind } : {}),
      ...(paymentId ? { paymentId } : {}),
      ...(searchTerm ? { $or: [{ 'subject.id': searchTerm }, { paymentId: searchTerm }] } : {}),
    };
    const direction = sort.startsWith('-') ? -1 : 1;
    const options = { skip: (page - 1) * listPerPage, limit: listPerPage };
    const by = { createdAt: direction, _id: direction } as const;
    const rows = await this.ledger.findMany(filter, { ...options, sort: by });
    const transactions = await this.transactionsOf(ownerId, rows);
    const shown = rows.map(({ amount, currency: code, ...row }) => ({
      ...row,
      amount: moneyOf(amount, code),
      providerRef: transactions.get(row.paymentId ?? '') || row.providerRef,
    }));
    return { ...listOf(shown, await this.ledger.count(filter), request), ...shownModes };
  }

  /** The ledger names the page on which a payment was made; owners find the payment itself at their provider. */
  private async transactionsOf(ownerId: string, rows: readonly LedgerEntry[]): Promise<Map<string, string>> {
    const _id = trusted({ $in: [...new Set(rows.flatMap(({ paymentId }) => paymentId ?? []))] });
    const paid = await this.payments.findMany({ ownerId, _id });
    return new Map(paid.map((payment) => [payment._id, transactionIdOf(payment)]));
  }
}
