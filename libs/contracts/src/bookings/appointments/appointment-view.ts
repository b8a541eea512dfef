import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { currencyCode, money, objectId, onOff, publicId, recordFields } from '../../primitives/index.js';
import { calendarRef } from '../calendars/account-view.js';
import {
  appointmentStates,
  depositKinds,
  locationTypes,
  payMoments,
  questionTypes,
  refundKinds,
  reminderReceivers,
  windowTypes,
} from './appointment-fields.js';

export const questionView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(questionTypes),
  required: z.boolean(),
  options: z.array(z.string()),
});
export const cancelPolicy = z.object({
  byAttendee: z.boolean(),
  minNotice: z.int(),
  refund: z.enum(refundKinds),
  percent: z.int(),
  text: z.string(),
});
export const reschedulePolicy = z.object({ byAttendee: z.boolean(), minNotice: z.int(), maxTimes: z.int() });
const recurring = z.object({ freq: z.enum(['weekly', 'monthly']), interval: z.int(), maxCount: z.int() }).nullable();

const shown = {
  publicId,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  color: z.string(),
  durations: z.array(z.int()),
  defaultDuration: z.int(),
  lockTimeZone: z.boolean(),
  seatsPerSlot: z.int(),
  showSeatsLeft: z.boolean(),
  guestsMax: z.int(),
  recurring,
  currency: currencyCode,
  /** Null is free. */
  price: money.nullable(),
  payAt: z.enum(payMoments),
  requiresApproval: z.boolean(),
  requireEmailVerification: z.boolean(),
  showAttendees: z.boolean(),
  cancelPolicy,
  reschedulePolicy,
  questions: z.array(questionView),
  btnText: z.string(),
};

/** An appointment as its creator sees it. Lengths are minutes, a limit of 0 is no limit. @source models.md 7 */
export const appointmentView = z.object({
  ...recordFields,
  ...shown,
  slotInterval: z.int(),
  offsetStart: z.int(),
  locations: z.array(z.object({ type: z.enum(locationTypes), value: z.string(), label: z.string() })),
  scheduleId: objectId.nullable(),
  timeZone: z.string(),
  bufferBefore: z.int(),
  bufferAfter: z.int(),
  minimumNotice: z.int(),
  window: z.object({
    type: z.enum(windowTypes),
    days: z.int(),
    businessDaysOnly: z.boolean(),
    start: z.string().nullable(),
    end: z.string().nullable(),
  }),
  limits: z.object({
    perDay: z.int(),
    perWeek: z.int(),
    perMonth: z.int(),
    minutesPerDay: z.int(),
    perAttendeePerWeek: z.int(),
  }),
  /** `percent` and `amount` are null where the kind is another. */
  deposit: z.object({ kind: z.enum(depositKinds), percent: z.int().nullable(), amount: money.nullable() }),
  payWithin: z.int(),
  approvalBlocksSlot: z.boolean(),
  approvalExpiresHours: z.int(),
  confirmation: z.object({ thanktype: z.enum(['text', 'link']), text: z.string(), redirectUrl: z.string() }),
  reminders: z.array(
    z.object({
      minutesBefore: z.int(),
      to: z.enum(reminderReceivers),
      channel: z.literal('email'),
      subject: z.string(),
      body: z.string(),
    }),
  ),
  followUp: z
    .object({ minutesAfter: z.int(), subject: z.string(), body: z.string(), askRating: z.boolean() })
    .nullable(),
  /** Empty where the calendars chosen for the accounts block it. */
  busyCalendars: z.array(calendarRef),
  destinationCalendar: calendarRef.nullable(),
  status: onOff,
  state: z.enum(appointmentStates),
});
export type AppointmentView = z.output<typeof appointmentView>;

/** An appointment as visitors see it: where it is held is named, the room or the number only once it is booked. */
export const publicAppointmentView = z.object({
  ...shown,
  /** The zone to show where `lockTimeZone` is set. */
  timeZone: z.string(),
  locations: z.array(z.object({ type: z.enum(locationTypes), label: z.string() })),
  /** What is due when booking: the deposit, the price, or null for nothing. */
  dueNow: money.nullable(),
  host: visitorHost,
});
export type PublicAppointmentView = z.output<typeof publicAppointmentView>;
