import { z } from 'zod';
import { refusedAs, refusedWith } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { calendarDate, publicId, timeZone } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';

/** Days in one call, at most. @source models.md 7 "Slots call" */
export const maxSlotDays = 62;
const dayMs = 86_400_000;

const isOrdered = ({ from, to }: { from: string; to: string }) => from <= to;
const isShort = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / dayMs < maxSlotDays;

/** Dates are in the visitor's zone; days without a slot are left out. The offset distinguishes the two passes of a repeated hour. */
export const listSlots = defineCommand({
  subject: 'bookings.appointments.slots',
  http: { path: '/user/appointment/slots', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'When an appointment can be booked',
  request: z
    .strictObject({
      publicId,
      from: calendarDate,
      to: calendarDate,
      timeZone,
      /** Minutes; one of the appointment's durations, its default when missing. */
      duration: z.int().min(5).max(1440).optional(),
      /** People who come together: a slot with fewer seats left is not listed. */
      people: z.int().min(1).max(51).default(1),
      /** Of a hold whose own time counts as free, because its visitor may choose it again. */
      holdKey: publicId.optional(),
    })
    .refine(isOrdered, { path: ['to'], error: refusedAs('core.days_reversed') })
    .refine(isShort, { path: ['to'], ...refusedWith('core.too_many_days', { count: 62 }) }),
  reply: z.object({
    timeZone: z.string(),
    days: z.record(
      z.string(),
      z.array(
        z.object({
          /** ISO 8601 with the offset. */
          start: z.string(),
          /** Null where the appointment does not show it. */
          seatsLeft: z.int().nullable(),
        }),
      ),
    ),
  }),
  errors: ['core.not_found'],
  timeoutMs: 5000,
});
