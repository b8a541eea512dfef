import { z } from 'zod';
import { refusedWith } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { calendarDate, timestamp } from '../../primitives/index.js';
import { bookingView } from './booking-view.js';

/** Days in one request: six weeks of a month view. */
export const maxCalendarDays = 42;
/** Bookings in one reply. */
export const maxCalendarBookings = 2000;
const dayMs = 86_400_000;

/** Everything that takes place on these days of the host's clock, the earliest first; what came to nothing is left out. */
export const listCalendarBookings = defineCommand({
  subject: 'bookings.bookings.calendar',
  http: { path: '/user/appointment/booking-calendar', role: 'user' },
  summary: 'Bookings of some days, for a calendar',
  request: z
    .strictObject({ from: calendarDate, to: calendarDate })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < maxCalendarDays * dayMs, {
      path: ['to'],
      ...refusedWith('core.too_many_days', { count: maxCalendarDays }),
    }),
  reply: z.object({
    timeZone: z.string(),
    bookings: z.array(bookingView),
    /** There are more than one reply carries. */
    isCut: z.boolean(),
    /** What is taken in the creator's own calendars, overlaps merged. */
    busy: z.array(z.object({ startAt: timestamp, endAt: timestamp })),
  }),
  timeoutMs: 5000,
});
