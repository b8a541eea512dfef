import { Injectable } from '@nestjs/common';
import {
  orderExportFilters,
  toMajorUnits,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type orderRows,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrdersService } from '../orders/orders.service.js';
import { netOf, PaymentRecords, transactionIdOf, type Payment } from '../payments/payment.model.js';

type Line = Order['lines'][number];
interface Sold {
  order: Order;
  line: Line;
  isFirst: boolean;
  /** Null for an order that cost nothing. */
  payment: Payment | null;
}
type Column = ExportColumn & { of(sold: Sold): ExportCell };

/** Several texts of one cell are joined. */
const text = (title: string, of: (sold: Sold) => ExportCell | string[]): Column => ({
  title,
  kind: 'text',
  of: (sold) => {
    const cell = of(sold);
    return Array.isArray(cell) ? [...new Set(cell.filter((one) => one !== ''))].join(', ') : cell;
  },
});
const number = (title: string, of: Column['of']): Column => ({ title, kind: 'number', of });
/** Amounts of a whole order stand on its first line alone, so that a column can be added up. */
const ofOrder = (title: string, amount: (order: Order) => number): Column =>
  number(title, ({ order, isFirst }) => (isFirst ? toMajorUnits(amount(order), order.currency) : null));
const ofLine = (title: string, amount: (line: Line) => number): Column =>
  number(title, ({ order, line }) => toMajorUnits(amount(line), order.currency));
/** What the provider settled, in the currency that it pays out. */
const ofPayment = (title: string, amount: (payment: Payment) => number | null): Column =>
  number(title, ({ payment, isFirst }) => {
    const minor = payment && isFirst ? amount(payment) : null;
    return minor === null || !payment?.settlementCurrency ? null : toMajorUnits(minor, payment.settlementCurrency);
  });
const utm = (title: string, name: string): Column => text(title, ({ order }) => order.attribution[name] ?? '');

/** What was sent of a line. */
const parcelsOf = ({ order, line }: Sold) =>
  order.fulfilments.filter(({ lines }) => lines.some(({ lineId }) => lineId === line.id));

/** @source models.md 21 "payment orders" */
const columns: readonly Column[] = [
  number('order no', ({ order }) => order.number),
  { title: 'date', kind: 'time', of: ({ order: { paidAt, createdAt } }) => (paidAt ?? createdAt).toISOString() },
  text('mode', ({ order }) => order.mode),
  text('state', ({ order }) => order.state),
  text('payment state', ({ order }) => order.paymentState),
  text('fulfilment', ({ order }) => order.fulfilmentState),
  text('product', ({ line }) => line.title),
  text('variant', ({ line }) => line.variantId),
  number('qty', ({ line }) => line.qty),
  ofLine('unit price', ({ unitPrice }) => unitPrice),
  ofLine('discount', ({ discount }) => discount),
  ofLine('tax', ({ tax }) => tax),
  ofLine('line total', ({ total }) => total),
  ofOrder('shipping', ({ totals }) => totals.shipping),
  ofOrder('total', ({ totals }) => totals.total),
  ofOrder('refunded', ({ totals }) => totals.refunded),
  text('currency', ({ order }) => order.currency),
  text('provider', ({ payment }) => payment?.provider ?? ''),
  text('transaction id', ({ payment }) => (payment ? transactionIdOf(payment) : '')),
  ofPayment('fee', ({ fee }) => fee),
  ofPayment('net', netOf),
  text('payout currency', ({ payment }) => payment?.settlementCurrency ?? ''),
  text('buyer', ({ order }) => order.buyer.name),
  text('email', ({ order }) => order.buyer.email),
  text('phone', ({ order }) => order.buyer.phone),
  text('address', ({ order }) => order.buyer.address),
  text('country', ({ order }) => order.buyer.country),
  text('sku', ({ line }) => line.sku),
  text('answers', ({ order }) => order.answers.map(({ title, value }) => `${title}: ${value}`).join('\n')),
  text('note', ({ order }) => order.buyerNote ?? ''),
  text('carrier', (sold) => parcelsOf(sold).map(({ carrier }) => carrier)),
  text('tracking', (sold) => parcelsOf(sold).map(({ trackingCode, trackingUrl }) => trackingCode || trackingUrl)),
  text('coupon', ({ order }) => order.coupon.code),
  text('payment id', ({ order }) => order.paymentId),
  utm('utm source', 'utmSource'),
  utm('utm medium', 'utmMedium'),
  utm('utm campaign', 'utmCampaign'),
  utm('utm term', 'utmTerm'),
  utm('utm content', 'utmContent'),
];

/** Pages of orders for the worker that writes exports: a row for each line. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly service: OrdersService,
    private readonly payments: PaymentRecords,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof orderRows>): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(orderExportFilters, filters);
    const found = await this.orders.findMany(
      {
        ...(await this.service.filterOf(ownerId, exact, searchTerm)),
        ...(after ? { _id: trusted({ $gt: after }) } : {}),
      },
      { sort: { _id: 1 }, limit },
    );
    const payments = await this.paymentsOf(ownerId, found);
    return exportPage(columns, found, limit, (order) => {
      const payment = payments.get(order.paymentId ?? '') ?? null;
      return order.lines.map((line, at) => {
        const sold = { order, line, isFirst: at === 0, payment };
        return columns.map((column) => column.of(sold));
      });
    });
  }

  private async paymentsOf(ownerId: string, found: readonly Order[]): Promise<Map<string, Payment>> {
    const ids = found.flatMap(({ paymentId }) => paymentId ?? []);
    const paid = ids.length === 0 ? [] : await this.payments.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return new Map(paid.map((payment) => [payment._id, payment]));
  }
}
