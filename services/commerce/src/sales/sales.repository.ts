import { Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { inMode, type ShownMode } from '@linkyard/contracts';
import { orders } from '../orders/order.schema.js';
import { balanceAccounts, incomeAccounts, ledgerEntries, type LedgerAccount } from '../payments/ledger/ledger.model.js';

/** Days are calendar days of the zone; `from` is a moment before the first of them. */
export interface Span {
  ownerId: string;
  currency: string;
  mode: ShownMode;
  timeZone: string;
  from: Date;
  firstDay: string;
}
export interface DayAmount {
  date: string;
  account: LedgerAccount;
  /** Of a booking or of a registration for a webinar. */
  isBooking: boolean;
  amount: number;
  /** Payments that arrived. */
  payments: number;
}
export interface ProductAmount {
  productId: string;
  /** Of the line that was sold last, with its variant. */
  title: string;
  qty: number;
  gross: number;
  refunds: number;
}
interface SourceAmount {
  campaignId: string | null;
  pageId: string | null;
  sectionId: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  payments: number;
  gross: number;
}
const maxRows = 50;
/** A refund is of an order, not of lines: each line is returned in the same proportion. */
const returnedPart = {
  $cond: [{ $gt: ['$totals.paid', 0] }, { $divide: ['$totals.refunded', '$totals.paid'] }, 0],
};
/** The row of a payment that arrived in the account where it arrived. */
const arrived = { kind: 'settled', account: { $in: [...balanceAccounts] } };
const dayIn = (field: string, timezone: string) => ({ $dateToString: { date: field, format: '%Y-%m-%d', timezone } });

/** Aggregations over the ledger. Products are read from the paid orders, because a ledger entry names no lines. */
@Injectable()
export class SalesRepository {
  constructor(
    @InjectStored('commerce', ledgerEntries) private readonly entries: StoredModel<typeof ledgerEntries>,
    @InjectStored('commerce', orders) private readonly sold: StoredModel<typeof orders>,
  ) {}

  /** The most used first. */
  async currencies(ownerId: string, mode: ShownMode): Promise<string[]> {
    const rows = await this.entries
      .aggregate<{ _id: string }>([
        { $match: { userId: ownerId, ...inMode(mode), deletedAt: null, ...arrived } },
        { $group: { _id: '$currency', count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
      ])
      .exec();
    return rows.map(({ _id }) => _id);
  }

  async byDay({ ownerId, currency, mode, timeZone, from, firstDay }: Span): Promise<DayAmount[]> {
    const account = { $in: [...incomeAccounts, 'fees', 'refunds', 'disputes'] };
    const isArrived = { $in: ['$account', [...balanceAccounts]] };
    const isBooking = { $in: ['$subject.kind', ['booking', 'registration']] };
    return this.entries
      .aggregate<DayAmount>([
        {
          $match: {
            userId: ownerId,
            ...inMode(mode),
            currency,
            createdAt: { $gte: from },
            deletedAt: null,
            $or: [{ account }, arrived],
          },
        },
        { $set: { date: dayIn('$createdAt', timeZone) } },
        { $match: { date: { $gte: firstDay } } },
        {
          $group: {
            _id: { date: '$date', account: '$account', isBooking },
            amount: { $sum: '$amount' },
            payments: { $sum: { $cond: [isArrived, 1, 0] } },
          },
        },
        { $replaceRoot: { newRoot: { $mergeObjects: ['$_id', { amount: '$amount', payments: '$payments' }] } } },
      ])
      .exec();
  }

  async bySource({ ownerId, currency, mode, timeZone, from, firstDay }: Span): Promise<SourceAmount[]> {
    const names = ['campaignId', 'pageId', 'sectionId', 'utmSource', 'utmMedium', 'utmCampaign'];
    const _id = Object.fromEntries(names.map((name) => [name, { $ifNull: [`$attribution.${name}`, null] }]));
    return this.entries
      .aggregate<SourceAmount>([
        {
          $match: {
            userId: ownerId,
            ...inMode(mode),
            currency,
            createdAt: { $gte: from },
            deletedAt: null,
            ...arrived,
          },
        },
        { $set: { date: dayIn('$createdAt', timeZone) } },
        { $match: { date: { $gte: firstDay } } },
        { $group: { _id, payments: { $sum: 1 }, gross: { $sum: '$amount' } } },
        { $sort: { gross: -1 } },
        { $limit: maxRows },
        { $replaceRoot: { newRoot: { $mergeObjects: ['$_id', { payments: '$payments', gross: '$gross' }] } } },
      ])
      .exec();
  }

  async byProduct({ ownerId, currency, mode, timeZone, from, firstDay }: Span) {
    return this.sold
      .aggregate<ProductAmount>([
        { $match: { userId: ownerId, ...inMode(mode), currency, paidAt: { $gte: from }, deletedAt: null } },
        { $set: { date: dayIn('$paidAt', timeZone) } },
        { $match: { date: { $gte: firstDay } } },
        { $sort: { paidAt: 1 } },
        { $unwind: '$lines' },
        {
          $group: {
            _id: '$lines.productId',
            title: { $last: '$lines.title' },
            qty: { $sum: '$lines.qty' },
            gross: { $sum: '$lines.total' },
            refunds: { $sum: { $multiply: ['$lines.total', returnedPart] } },
          },
        },
        { $sort: { gross: -1, _id: 1 } },
        { $limit: maxRows },
        {
          $project: { _id: 0, productId: '$_id', title: 1, qty: 1, gross: 1, refunds: { $round: '$refunds' } },
        },
      ])
      .exec();
  }
}
