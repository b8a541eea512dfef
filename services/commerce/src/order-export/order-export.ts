import { Inject, Injectable } from '@nestjs/common';
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

type Line = Order['lines'][number];
type Column = ExportColumn & { of(order: Order, line: Line, isFirst: boolean): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const number = (title: string, of: Column['of']): Column => ({ title, kind: 'number', of });
/** Amounts of a whole order stand on its first line alone, so that a column can be added up. */
const ofOrder = (title: string, amount: (order: Order) => number): Column =>
  number(title, (order, _line, isFirst) => (isFirst ? major(amount(order), order) : null));
const ofLine = (title: string, amount: (line: Line) => number): Column =>
  number(title, (order, line) => major(amount(line), order));

/** @source models.md 21 "payment orders" */
const columns: readonly Column[] = [
  number('order no', ({ number: no }) => no),
  { title: 'date', kind: 'time', of: ({ paidAt, createdAt }) => (paidAt ?? createdAt).toISOString() },
  text('state', ({ state }) => state),
  text('payment state', ({ paymentState }) => paymentState),
  text('fulfilment', ({ fulfilmentState }) => fulfilmentState),
  text('product', (_order, { title }) => title),
  text('variant', (_order, { variantId }) => variantId),
  number('qty', (_order, { qty }) => qty),
  ofLine('unit price', ({ unitPrice }) => unitPrice),
  ofLine('discount', ({ discount }) => discount),
  ofLine('tax', ({ tax }) => tax),
  ofLine('line total', ({ total }) => total),
  ofOrder('shipping', ({ totals }) => totals.shipping),
  ofOrder('total', ({ totals }) => totals.total),
  ofOrder('refunded', ({ totals }) => totals.refunded),
  text('currency', ({ currency }) => currency),
  text('buyer', ({ buyer }) => buyer.name),
  text('email', ({ buyer }) => buyer.email),
  text('country', ({ buyer }) => buyer.country),
  text('coupon', ({ coupon }) => coupon.code),
  text('payment id', ({ paymentId }) => paymentId),
  text('utm source', ({ attribution }) => attribution['utmSource'] ?? ''),
];

/** Pages of orders for the worker that writes exports: a row for each line. */
@Injectable()
export class OrderExport {
  constructor(
    @Inject(OrdersRepository) private readonly orders: OrdersRepository,
    @Inject(OrdersService) private readonly service: OrdersService,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof orderRows>): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(orderExportFilters, filters);
    const found = await this.orders.findMany(
      { ...this.service.filterOf(ownerId, exact, searchTerm), ...(after ? { _id: trusted({ $gt: after }) } : {}) },
      { sort: { _id: 1 }, limit },
    );
    return exportPage(columns, found, limit, (order) =>
      order.lines.map((line, at) => columns.map((column) => column.of(order, line, at === 0))),
    );
  }
}

const major = (amount: number, { currency }: Order) => toMajorUnits(amount, currency);
