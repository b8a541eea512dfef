import { Injectable } from '@nestjs/common';
import {
  donationExportFilters,
  toMajorUnits,
  type donationRows,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import { PaymentRecords, transactionIdOf } from '../payments/payment.model.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';
import { DonationsService } from './donations.service.js';

/** @param transactionId of the payment provider; empty before anything was paid */
type Column = ExportColumn & { of(donation: Donation, transactionId: string): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const amount = (title: string, of: (donation: Donation) => number): Column => ({
  title,
  kind: 'number',
  of: (donation) => toMajorUnits(of(donation), donation.currency),
});

/** @source models.md 21 "donations" */
const columns: readonly Column[] = [
  { title: 'date', kind: 'time', of: ({ completedAt, createdAt }) => (completedAt ?? createdAt).toISOString() },
  text('campaign', ({ campaignName }) => campaignName),
  text('donor', ({ donor }) => donor.name),
  text('email', ({ donor }) => donor.email),
  text('anonymous', ({ isAnonymous }) => (isAnonymous ? 'yes' : 'no')),
  text('message', ({ message }) => message),
  text('interval', ({ interval }) => interval),
  amount('amount', (donation) => donation.amount),
  amount('fee', ({ feeAmount }) => feeAmount),
  amount('total', ({ total }) => total),
  amount('refunded', ({ refunded }) => refunded),
  text('currency', ({ currency }) => currency),
  text('provider', ({ provider }) => provider),
  text('transaction id', (_donation, transactionId) => transactionId),
  text('payment id', ({ paymentId }) => paymentId),
  text('mode', ({ mode }) => mode),
  text('state', ({ state }) => state),
  { title: 'payment failed at', kind: 'time', of: ({ renewalFailedAt }) => renewalFailedAt?.toISOString() ?? null },
  { title: 'receipt no', kind: 'number', of: ({ receiptNumber }) => receiptNumber },
];

/** Pages of donations for the worker that writes exports. */
@Injectable()
export class DonationExport {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly service: DonationsService,
    private readonly payments: PaymentRecords,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof donationRows>): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(donationExportFilters, filters);
    const found = await this.donations.findMany(
      {
        ...(await this.service.filterOf(ownerId, exact, searchTerm)),
        ...(after ? { _id: trusted({ $gt: after }) } : {}),
      },
      { sort: { _id: 1 }, limit },
    );
    const paymentIds = found.flatMap(({ paymentId }) => paymentId ?? []);
    const paid = await this.payments.findMany({ ownerId, _id: trusted({ $in: paymentIds }) });
    const transactions = new Map(paid.map((payment) => [payment._id, transactionIdOf(payment)]));
    return exportPage(columns, found, limit, (donation) => [
      columns.map((column) => column.of(donation, transactions.get(donation.paymentId ?? '') ?? '')),
    ]);
  }
}
