import { Inject, Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { listOf, type paymentHistory, type RequestOf } from '@linkyard/contracts';
import { LedgerRecords } from '../payments/ledger/ledger.model.js';

/** The owner's movements of money. Each has one row in the account of what a provider, or the owner, holds. */
@Injectable()
export class PaymentHistory {
  constructor(@Inject(LedgerRecords) private readonly ledger: LedgerRecords) {}

  async list(ownerId: string, request: RequestOf<typeof paymentHistory>) {
    const { page, listPerPage, filters, searchTerm, sort = '-createdAt' } = request;
    const { currency, provider, kind, paymentId } = filters;
    const filter = {
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
    const shown = rows.map(({ amount, currency: code, ...row }) => ({ ...row, amount: { amount, currency: code } }));
    return listOf(shown, await this.ledger.count(filter), request);
  }
}
