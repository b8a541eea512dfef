import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import {
  calendarDate,
  currencyCode,
  hexColour,
  imageUrl,
  line,
  majorAmount,
  objectId,
  prose,
  timeZone,
  webUrl,
} from '../../primitives/index.js';
import { calendarRef } from '../calendars/account-view.js';

export const appointmentStates = ['draft', 'published', 'archived'] as const;
export const locationTypes = ['inPerson', 'hostPhone', 'attendeePhone', 'googleMeet', 'zoom', 'link'] as const;
export const questionTypes = [
  'text',
  'textarea',
  'select',
  'radio',
  'group checkbox',
  'checkbox',
  'date',
  'number',
  'email',
  'phone',
  'url',
] as const;
/** Types that are answered by what their `options` name; those of a `group checkbox` are sent one a line. */
const choiceTypes: readonly string[] = ['select', 'radio', 'group checkbox'];
export const isChoice = (type: (typeof questionTypes)[number]) => choiceTypes.includes(type);
export const windowTypes = ['unlimited', 'rolling', 'range'] as const;
export const depositKinds = ['none', 'percent', 'amount'] as const;
export const payMoments = ['booking', 'cardHold', 'onSite'] as const;
/** Days that a card holds an amount; the last of them is left to charge it. @source docs.stripe.com/payments/place-a-hold-on-a-payment-method */
export const cardHoldDays = 7;
/** An appointment with a card hold ends no later than this many days after booking. */
export const cardHoldAheadDays = cardHoldDays - 1;
export const refundKinds = ['full', 'percent', 'none'] as const;
export const reminderReceivers = ['attendee', 'host', 'both'] as const;

const dayMinutes = 24 * 60;
const yearMinutes = 366 * dayMinutes;
const minutes = (max: number, min = 0) => z.int().min(min).max(max);
const limit = minutes(10_000);
const percent = z.int().min(0).max(100);

const location = z
  .strictObject({ type: z.enum(locationTypes), value: line(500).default(''), label: line(80).default('') })
  .refine(({ type, value }) => type !== 'link' || webUrl.safeParse(value).success, {
    path: ['value'],
    error: refusedAs('bookings.room_missing'),
  })
  .refine(({ type, value }) => type !== 'inPerson' || value !== '', {
    path: ['value'],
    error: refusedAs('bookings.address_missing'),
  })
  .refine(({ type, value }) => type !== 'hostPhone' || value !== '', {
    path: ['value'],
    error: refusedAs('bookings.host_phone_missing'),
  });

/** A field of a form that visitors fill in. */
export const question = z
  .strictObject({
    id: line(40).min(1),
    title: line(200).min(1, refusedAs('bookings.question_missing')),
    type: z.enum(questionTypes),
    required: z.boolean().default(false),
    options: z.array(line(120).min(1)).max(50).default([]),
  })
  .refine(({ type, options }) => !isChoice(type) || options.length > 0, {
    path: ['options'],
    error: refusedAs('bookings.options_missing'),
  });
export const uniqueIds = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

const window = z
  .strictObject({
    type: z.enum(windowTypes),
    days: z.int().min(1).max(730).default(60),
    /** Saturdays and Sundays do not count as days; holidays do. */
    businessDaysOnly: z.boolean().default(false),
    start: calendarDate.nullable().default(null),
    end: calendarDate.nullable().default(null),
  })
  .refine(({ type, start, end }) => type !== 'range' || (start !== null && end !== null && start <= end), {
    path: ['end'],
    error: refusedAs('bookings.range_incomplete'),
  });

/**
 * What a creator sets on an appointment. A field that is not sent stays as it is. Lengths are minutes, a limit of 0 is no limit.
 * @source models.md 7 Appointment
 */
export const appointmentInput = z.strictObject({
  title: line(160).optional(),
  description: prose(10_000).optional(),
  image: z.union([z.literal(''), imageUrl]).optional(),
  color: hexColour.optional(),
  durations: z
    .array(minutes(dayMinutes, 5))
    .min(1, refusedAs('bookings.length_missing'))
    .max(8)
    .refine((lengths) => new Set(lengths).size === lengths.length, refusedAs('bookings.length_repeated'))
    .optional(),
  /** One of `durations`. */
  defaultDuration: minutes(dayMinutes, 5).optional(),
  /** From one start to the next; 0 takes the duration. */
  slotInterval: z.union([z.literal(0), minutes(dayMinutes, 5)]).optional(),
  offsetStart: minutes(dayMinutes - 1).optional(),
  locations: z.array(location).max(10).optional(),
  /** The creator's default schedule when null. */
  scheduleId: objectId.nullable().optional(),
  /** Shown to visitors in place of their own zone where `lockTimeZone` is set; empty for the schedule's. */
  timeZone: z.union([z.literal(''), timeZone]).optional(),
  lockTimeZone: z.boolean().optional(),
  /** Occupied times may not overlap, so the gap between two meetings is both buffers together. */
  bufferBefore: minutes(dayMinutes).optional(),
  bufferAfter: minutes(dayMinutes).optional(),
  minimumNotice: minutes(yearMinutes).optional(),
  window: window.optional(),
  limits: z
    .strictObject({
      perDay: limit.default(0),
      perWeek: limit.default(0),
      perMonth: limit.default(0),
      minutesPerDay: limit.default(0),
      perAttendeePerWeek: limit.default(0),
    })
    .optional(),
  seatsPerSlot: z.int().min(1).max(500).optional(),
  showSeatsLeft: z.boolean().optional(),
  showAttendees: z.boolean().optional(),
  guestsMax: z.int().min(0).max(50).optional(),
  recurring: z
    .strictObject({
      freq: z.enum(['weekly', 'monthly']),
      interval: z.int().min(1).max(12).default(1),
      maxCount: z.int().min(2).max(52),
    })
    .nullable()
    .optional(),
  /** Major units such as "12.30"; empty is free. */
  price: z.union([majorAmount, z.literal('')]).optional(),
  currency: currencyCode.optional(),
  deposit: z
    .strictObject({ kind: z.enum(depositKinds), value: z.string().trim().max(20).default('') })
    .refine(({ kind, value }) => kind !== 'percent' || (/^\d{1,2}$/.test(value) && Number(value) > 0), {
      path: ['value'],
      error: refusedAs('bookings.not_percent'),
    })
    .refine(({ kind, value }) => kind !== 'amount' || majorAmount.safeParse(value).success, {
      path: ['value'],
      error: refusedAs('core.amount_format'),
    })
    .optional(),
  payAt: z.enum(payMoments).optional(),
  payWithin: minutes(dayMinutes, 5).optional(),
  requiresApproval: z.boolean().optional(),
  /** Whether a request that waits keeps its time from others. */
  approvalBlocksSlot: z.boolean().optional(),
  approvalExpiresHours: z.int().min(1).max(720).optional(),
  requireEmailVerification: z.boolean().optional(),
  cancelPolicy: z
    .strictObject({
      byAttendee: z.boolean().default(true),
      minNotice: minutes(yearMinutes).default(0),
      refund: z.enum(refundKinds).default('full'),
      percent: percent.default(0),
      text: prose(2_000).default(''),
    })
    .optional(),
  reschedulePolicy: z
    .strictObject({
      byAttendee: z.boolean().default(true),
      minNotice: minutes(yearMinutes).default(0),
      maxTimes: z.int().min(0).max(50).default(3),
    })
    .optional(),
  questions: z.array(question).max(30).refine(uniqueIds, refusedAs('bookings.question_ids_repeated')).optional(),
  confirmation: z
    .strictObject({
      thanktype: z.enum(['text', 'link']).default('text'),
      text: prose(2_000).default(''),
      redirectUrl: z.union([z.literal(''), webUrl]).default(''),
    })
    .optional(),
  reminders: z
    .array(
      z.strictObject({
        minutesBefore: minutes(60 * dayMinutes, 5),
        to: z.enum(reminderReceivers).default('both'),
        channel: z.literal('email').default('email'),
        subject: line(160).default(''),
        body: prose(4_000).default(''),
      }),
    )
    .max(5)
    .optional(),
  followUp: z
    .strictObject({
      minutesAfter: minutes(60 * dayMinutes),
      subject: line(160).default(''),
      body: prose(4_000).default(''),
      askRating: z.boolean().default(false),
    })
    .nullable()
    .optional(),
  /** Whose busy times block its slots; those chosen for the accounts when empty. */
  busyCalendars: z.array(calendarRef).max(50).optional(),
  /** Where its bookings are written; the calendar chosen for the accounts when null. */
  destinationCalendar: calendarRef.nullable().optional(),
  btnText: line(40).optional(),
  state: z.enum(appointmentStates).optional(),
});
export type AppointmentInput = z.output<typeof appointmentInput>;
