import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { modesOfReply } from '../../payments/payment-mode.js';
import { bookingFilters } from './booking-filters.js';
import { bookingView } from './booking-view.js';

/** Searches name, e-mail and title. Past ones begin with the latest, all others with the next, unless sorted. */
export const listBookings = defineCommand({
  subject: 'bookings.bookings.list',
  http: { path: '/user/appointment/booked', role: 'user' },
  summary: 'Bookings of the host',
  request: listRequest({ sorts: ['startAt', 'createdAt'], filters: bookingFilters.default({}) }),
  reply: listReply(bookingView).extend(modesOfReply),
  timeoutMs: 4000,
});
