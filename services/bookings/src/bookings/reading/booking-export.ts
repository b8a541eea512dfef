import { Injectable } from '@nestjs/common';
import {
  bookingExportFilters,
  toMajorUnits,
  type bookingRows,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import { BookingList } from './booking-list.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';

type Column = ExportColumn & { of(booking: Booking): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const time = (title: string, of: (booking: Booking) => Date): Column => ({
  title,
  kind: 'time',
  of: (booking) => of(booking).toISOString(),
});

/** @source models.md 21 "appointment" */
const columns: readonly Column[] = [
  text('uid', ({ uid }) => uid),
  text('appointment', ({ title }) => title),
  text('state', ({ state }) => state),
  time('start', ({ startAt }) => startAt),
  time('end', ({ endAt }) => endAt),
  text('attendee zone', ({ timeZone }) => timeZone),
  text('name', ({ attendee }) => attendee.name),
  text('email', ({ attendee }) => attendee.email),
  text('phone', ({ attendee }) => attendee.phone),
  text('guests', ({ guests }) => guests.join(', ')),
  text('answers', ({ answers }) => answers.map(({ title, value }) => `${title}: ${value}`).join('\n')),
  text('location', ({ location }) => location?.value || location?.label || ''),
  { title: 'price', kind: 'number', of: ({ price, currency }) => toMajorUnits(price, currency) },
  text('currency', ({ currency }) => currency),
  text('mode', ({ mode }) => mode),
  text('payment state', ({ paymentState }) => paymentState),
  text('payment id', ({ paymentId }) => paymentId),
  text('cancelled by', ({ cancel }) => cancel?.by ?? ''),
  text('reason', ({ cancel, reject }) => cancel?.reason ?? reject?.reason ?? ''),
  text('no-show', ({ state }) => (state === 'noShow' ? 'yes' : 'no')),
  time('created', ({ createdAt }) => createdAt),
];

/** Pages of bookings for the worker that writes exports. */
@Injectable()
export class BookingExport {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly list: BookingList,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof bookingRows>, now = new Date()): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(bookingExportFilters, filters);
    const where = await this.list.filterOf(ownerId, exact, { searchTerm, now });
    const found = await this.bookings.findMany(
      { ...where, ...(after ? { _id: trusted({ $gt: after }) } : {}) },
      { sort: { _id: 1 }, limit },
    );
    return exportPage(columns, found, limit, (booking) => [columns.map((column) => column.of(booking))]);
  }
}
