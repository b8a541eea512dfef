import { z } from 'zod';
import { visitorHost } from '../../campaigns-and-templates/public-pages/visitor-host.js';
import { attribution, money, objectId, publicId, recordFields, timestamp } from '../../primitives/index.js';
import { locationTypes } from '../appointments/appointment-fields.js';
import { cancelPolicy, reschedulePolicy } from '../appointments/appointment-view.js';
import { paymentNoticeFields } from '../../payments/payment-attention.js';
import { paymentMode } from '../../payments/payment-mode.js';

export const bookingStates = [
  'awaitingPayment',
  'awaitingApproval',
  'confirmed',
  'completed',
  'noShow',
  'rejected',
  'cancelled',
  'rescheduled',
  'expired',
] as const;
/** `authorized` holds the price on a card; `cancelled` released it without a charge. */
export const bookingPaymentStates = [
  'none',
  'unpaid',
  'authorized',
  'paid',
  'refunding',
  'partiallyRefunded',
  'refunded',
  'cancelled',
] as const;
export const bookingActors = ['attendee', 'host', 'system'] as const;

const shown = {
  uid: publicId,
  title: z.string(),
  startAt: timestamp,
  endAt: timestamp,
  /** The attendee's. */
  timeZone: z.string(),
  hostTimeZone: z.string(),
  guests: z.array(z.string()),
  answers: z.array(z.object({ id: z.string(), title: z.string(), value: z.string() })),
  state: z.enum(bookingStates),
  paymentState: z.enum(bookingPaymentStates),
  mode: paymentMode.default('live'),
  /** Null is free. */
  price: money.nullable(),
  /** What was due when booking; null for nothing. */
  due: money.nullable(),
  /** Until when `due` is held on a card; null while nothing is. */
  holdUntil: timestamp.nullable(),
  /** What was taken; less than `due` where only a part of a hold was charged. */
  paid: money.nullable(),
  refunded: money.nullable(),
  seatNo: z.int(),
  /** The same for all bookings of a series; null for a single one. */
  recurringId: publicId.nullable(),
  rescheduledFrom: publicId.nullable(),
  rescheduledTo: publicId.nullable(),
  cancel: z.object({ by: z.enum(bookingActors), reason: z.string(), at: timestamp }).nullable(),
  rejectReason: z.string().nullable(),
  /** Stars; null until it is rated. */
  rating: z.int().nullable(),
  ratingText: z.string(),
};

/** A booking as its host sees it. @source models.md 7 Booking */
export const bookingView = z.object({
  ...recordFields,
  ...shown,
  appointmentId: objectId,
  attendee: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  location: z.object({ type: z.enum(locationTypes), value: z.string(), label: z.string() }).nullable(),
  /** Until when it is paid or approved; null when nothing is awaited. */
  awaitedUntil: timestamp.nullable(),
  rescheduleCount: z.int(),
  /** The page it was booked from, and the parameters of the link there. */
  attribution: attribution.partial(),
  /** What paid for it, which names its receipt, refunded or not; null where nothing was paid. */
  paymentId: objectId.nullable(),
  /** What may be charged of the hold; null where nothing is held or nothing may be charged yet. */
  chargeable: money.nullable(),
  ...paymentNoticeFields,
  /** Only the host reads it. */
  internalNotes: z.string(),
  /** Each change of its state, the oldest first. */
  history: z.array(
    z.object({ from: z.string(), to: z.string(), at: timestamp, by: z.enum(bookingActors), reason: z.string() }),
  ),
});
export type BookingView = z.output<typeof bookingView>;

/** A booking as the attendee sees it, with what they may do. */
export const attendeeBookingView = z.object({
  ...shown,
  /** Of the appointment. */
  publicId,
  host: visitorHost,
  attendee: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The room or the number is empty until the booking is confirmed. */
  location: z.object({ type: z.enum(locationTypes), value: z.string(), label: z.string() }).nullable(),
  /** The price is held on a card, not paid when booking. */
  isCardHeld: z.boolean(),
  payUrl: z.string().nullable(),
  /** What the payment page asks for: `due` of every date that is paid together; null once nothing is awaited. */
  toPay: money.nullable(),
  /** What is paid at the appointment itself, after a deposit or on site; null for nothing. */
  stillToPay: money.nullable(),
  /** Every date of a series with the key of its own page, this one included; empty for a single booking. The host gets no keys. */
  series: z.array(
    z.object({
      uid: publicId,
      startAt: timestamp,
      endAt: timestamp,
      state: z.enum(bookingStates),
      token: z.string().nullable(),
    }),
  ),
  payBy: timestamp.nullable(),
  canCancel: z.boolean(),
  canReschedule: z.boolean(),
  /** The refund was not accepted, and the host has been asked to make it again. */
  isRefundRefused: z.boolean().default(false),
  /** What cancelling now would return; null for nothing. */
  refundOnCancel: money.nullable(),
  /** What the host may still charge of the hold when it is cancelled now; null for nothing. */
  chargeOnCancel: money.nullable(),
  cancelText: z.string(),
  /** As they were when it was booked. */
  cancelPolicy,
  reschedulePolicy,
  rescheduleCount: z.int(),
  /** The appointment is published: it can be booked again, and other times of it can be chosen. */
  isOffered: z.boolean(),
  canRate: z.boolean(),
  /** First names of the others at the same meeting, where the host shows them. */
  alsoComing: z.array(z.string()),
  confirmation: z.object({ thanktype: z.enum(['text', 'link']), text: z.string(), redirectUrl: z.string() }),
});
export type AttendeeBookingView = z.output<typeof attendeeBookingView>;

/** Opens a booking without a login: from the reply of saving it, or from its mails. */
export const manageKey = { uid: publicId, token: z.string().min(20).max(200) };

/** Where an attendee sees and changes a booking. */
export const manageBookingPath = (appointmentId: string, { uid, token }: { uid: string; token: string }): string =>
  `/bookAppointment/${appointmentId}?booking=${encodeURIComponent(uid)}&token=${encodeURIComponent(token)}`;

/** Where the payment page sends an attendee back to. Not `token`: PayPal adds a parameter of that name. */
export const paidBookingPath = (appointmentId: string, { uid, token }: { uid: string; token: string }): string =>
  `/bookAppointment/${appointmentId}?booking=${encodeURIComponent(uid)}&paid=${encodeURIComponent(token)}`;
