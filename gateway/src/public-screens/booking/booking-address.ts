import { publicId, type PublicAppointmentView } from '@linkyard/contracts';
import { z } from 'zod';
import { zoneNamed } from './zone-names.js';

const text = z.string().max(300).optional().catch(undefined);
/** Where the visitor came from. */
const fromPage = {
  ...{ cid: text, pid: text, sid: text },
  ...{ utm_source: text, utm_medium: text, utm_campaign: text, utm_term: text, utm_content: text },
};
const querySchema = z.object({
  tz: z.string().max(64).transform(zoneNamed).optional().catch(undefined),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  duration: z.coerce.number().int().min(5).max(1440).optional().catch(undefined),
  start: z.iso.datetime({ offset: true }).optional().catch(undefined),
  /** The key of the visitor's own hold, whose time is offered again. */
  hold: publicId.optional().catch(undefined),
  clock: z.enum(['12', '24']).optional().catch(undefined),
  booking: text,
  token: text,
  /** The token, on the way back from a payment page. */
  paid: text,
  ...fromPage,
  step: z.enum(['move', 'cancel', 'rate']).optional().catch(undefined),
  /** The time is booked once more by the same browser. */
  again: z.literal('1').optional().catch(undefined),
});
export type BookingQuery = z.output<typeof querySchema>;

/** What the address of a booking page asks for; what makes no sense is treated as absent, so an old link still opens. */
export const readBookingQuery = (query: unknown): BookingQuery => querySchema.parse(query ?? {});

/** The zone whose clock the page shows: the host's where it is fixed, else the visitor's, else the host's until it is known. */
export const zoneShown = (appointment: Pick<PublicAppointmentView, 'lockTimeZone' | 'timeZone'>, query: BookingQuery) =>
  (appointment.lockTimeZone ? appointment.timeZone : (query.tz ?? appointment.timeZone)) || 'UTC';

export const durationShown = (appointment: PublicAppointmentView, { duration }: BookingQuery) =>
  duration !== undefined && appointment.durations.includes(duration) ? duration : appointment.defaultDuration;
