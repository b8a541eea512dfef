import { Injectable } from '@nestjs/common';
import type { getSales, ReplyInput, RequestOf, UserCtx } from '@linkyard/contracts';
import { boundedAmount } from '@linkyard/money';
import { trusted } from '@linkyard/mongo';
import { SellerZones } from '../locales/seller-zones.js';
import { dayOf } from '@linkyard/languages';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { incomeAccounts } from '../payments/ledger/ledger.model.js';
import { ProductsRepository } from '../products/products.repository.js';
import { SalesRepository, type DayAmount, type ProductAmount } from './sales.repository.js';

type Sales = ReplyInput<typeof getSales>;
const daysIn = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
const dayMs = 86_400_000;

/** What an owner sold in one currency, against the same number of days before. */
@Injectable()
export class SalesService {
  constructor(
    private readonly sales: SalesRepository,
    private readonly products: ProductsRepository,
    private readonly modes: SellerModes,
    private readonly zones: SellerZones,
  ) {}

  async get(
    { userId: ownerId }: UserCtx,
    { range, currency: wanted, mode: wantedMode }: RequestOf<typeof getSales>,
    now = new Date(),
  ): Promise<Sales> {
    const [timeZone, modes] = await Promise.all([this.zones.of(ownerId), this.modes.shown(ownerId, wantedMode)]);
    const currencies = await this.sales.currencies(ownerId, modes.mode);
    const currency = wanted ?? currencies[0] ?? null;
    const count = daysIn[range];
    const all = daysUpTo(dayOf(now, timeZone), 2 * count);
    const [before, days] = [all.slice(0, count), all.slice(count)];
    const shared = { range, timeZone, currencies, currency, ...modes };
    if (currency === null) return { ...shared, ...figuresOf([], before, days), products: [], sources: [] };
    // Two days more than needed, as zones are up to 14 hours from UTC; the repository then cuts at the exact day.
    const from = new Date(now.getTime() - (2 * count + 2) * dayMs);
    const span = { ownerId, currency, mode: modes.mode, timeZone, from };
    const current = { ...span, firstDay: days[0] ?? '' };
    const [amounts, products, sources] = await Promise.all([
      this.sales.byDay({ ...span, firstDay: before[0] ?? '' }),
      this.sales.byProduct(current),
      this.sales.bySource(current),
    ]);
    const named = await this.named(ownerId, products);
    const shown = sources.map((source) => ({ ...source, gross: boundedAmount(source.gross) }));
    return { ...shared, ...figuresOf(amounts, before, days), products: named, sources: shown };
  }

  /** Lines are titled with their variants; a product that is deleted keeps the title of its last line. */
  private async named(ownerId: string, rows: readonly ProductAmount[]): Promise<ProductAmount[]> {
    const found = await this.products.findMany({
      ownerId,
      _id: trusted({ $in: rows.map(({ productId }) => productId) }),
    });
    const titles = new Map(found.map(({ _id, title }) => [_id, title]));
    return rows.map(({ gross, refunds, ...row }) => ({
      ...row,
      ...{ gross: boundedAmount(gross), refunds: boundedAmount(refunds) },
      title: titles.get(row.productId) || row.title,
    }));
  }
}

function figuresOf(amounts: readonly DayAmount[], before: readonly string[], days: readonly string[]) {
  const within = (dates: readonly string[]) => {
    const wanted = new Set(dates);
    return totalsOf(amounts.filter(({ date }) => wanted.has(date)));
  };
  return {
    totals: within(days),
    previous: within(before),
    days: days.map((date) => {
      const { gross, fees, refunds } = within([date]);
      return { date, net: boundedAmount(gross - fees), refunds };
    }),
  };
}

function totalsOf(amounts: readonly DayAmount[]): Sales['totals'] {
  const sumOf = (counted: readonly DayAmount[]) => boundedAmount(counted.reduce((sum, { amount }) => sum + amount, 0));
  const of = (...accounts: DayAmount['account'][]) =>
    sumOf(amounts.filter(({ account }) => accounts.includes(account)));
  const [gross, refunds, fees] = [-of(...incomeAccounts) || 0, of('refunds', 'disputes'), of('fees')];
  const bookings = -sumOf(amounts.filter(({ account, isBooking }) => isBooking && account === 'sales')) || 0;
  const parts = { tax: -of('tax') || 0, shipping: -of('shipping') || 0, donations: -of('donations') || 0, bookings };
  const payments = amounts.reduce((sum, one) => sum + one.payments, 0);
  return { gross, ...parts, refunds, fees, net: boundedAmount(gross - refunds - fees), payments };
}

/** The last `count` calendar days up to and with `today`, oldest first. */
function daysUpTo(today: string, count: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, at) => new Date(noon - (count - 1 - at) * dayMs).toISOString().slice(0, 10));
}
