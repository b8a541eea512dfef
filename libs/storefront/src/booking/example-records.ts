// Records that examples and specs start from.
import type { AttendeeBookingView, PublicAppointmentView } from '@linkyard/contracts';
import { emptyForm } from '../form/form-values.js';
import type { ChooseView } from './choose-view.js';
import type { DetailsView } from './details-view.js';

/** An appointment as its visitors see it, with the fields that a spec names. */
export const aPublicAppointment = (fields: Partial<PublicAppointmentView> = {}): PublicAppointmentView => ({
  publicId: 'appointment-public-id1',
  title: 'First talk',
  slug: 'first-talk',
  description: '',
  image: '',
  color: '#1f7a4d',
  durations: [30],
  defaultDuration: 30,
  lockTimeZone: false,
  seatsPerSlot: 1,
  showSeatsLeft: false,
  guestsMax: 0,
  recurring: null,
  currency: 'EUR',
  price: null,
  payAt: 'booking',
  requiresApproval: false,
  requireEmailVerification: false,
  showAttendees: false,
  cancelPolicy: { byAttendee: true, minNotice: 1440, refund: 'percent', percent: 50, text: '' },
  reschedulePolicy: { byAttendee: true, minNotice: 0, maxTimes: 3 },
  questions: [],
  btnText: '',
  timeZone: 'Europe/Berlin',
  locations: [],
  dueNow: null,
  host: { name: 'Ann <b>Host</b>', picture: '', look: null },
  ...fields,
});

/** A booking as its attendee sees it. */
export const anAttendeeBooking = (fields: Partial<AttendeeBookingView> = {}): AttendeeBookingView => ({
  uid: 'booking-uid-0123456789',
  mode: 'live',
  title: 'First talk',
  startAt: '2026-11-23T09:00:00.000Z',
  endAt: '2026-11-23T09:30:00.000Z',
  timeZone: 'Asia/Tokyo',
  hostTimeZone: 'Europe/Berlin',
  guests: [],
  answers: [],
  state: 'confirmed',
  paymentState: 'none',
  price: null,
  due: null,
  holdUntil: null,
  paid: null,
  refunded: null,
  seatNo: 1,
  recurringId: null,
  rescheduledFrom: null,
  rescheduledTo: null,
  cancel: null,
  rejectReason: null,
  rating: null,
  ratingText: '',
  isRefundRefused: false,
  publicId: 'appointment-public-id1',
  host: { name: 'Ann', picture: '', look: null },
  attendee: { name: 'Bo', email: 'bo@example.com', phone: '' },
  location: null,
  isCardHeld: false,
  chargeOnCancel: null,
  payUrl: null,
  toPay: null,
  stillToPay: null,
  series: [],
  payBy: null,
  canCancel: true,
  canReschedule: true,
  refundOnCancel: null,
  cancelText: '',
  cancelPolicy: { byAttendee: true, minNotice: 1440, refund: 'percent', percent: 50, text: '' },
  reschedulePolicy: { byAttendee: true, minNotice: 0, maxTimes: 3 },
  rescheduleCount: 0,
  isOffered: true,
  canRate: false,
  alsoComing: [],
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  ...fields,
});

const dateOfSeries = (day: string, uid: string, state: AttendeeBookingView['state']) => ({
  ...{ uid, state, token: 't'.repeat(24), startAt: `${day}T09:00:00.000Z`, endAt: `${day}T09:30:00.000Z` },
});
/** Three dates, one of them cancelled, that are still to be paid together. */
export const aSeriesBooking = (fields: Partial<AttendeeBookingView> = {}): AttendeeBookingView =>
  anAttendeeBooking({
    ...{ uid: 'one-0123456789-0123456', state: 'awaitingPayment', payUrl: 'https://pay.example/1' },
    ...{ price: { amount: 1000, currency: 'EUR' }, due: { amount: 1000, currency: 'EUR' } },
    toPay: { amount: 3000, currency: 'EUR' },
    series: [
      dateOfSeries('2026-11-23', 'one-0123456789-0123456', 'awaitingPayment'),
      dateOfSeries('2026-11-30', 'two-0123456789-0123456', 'awaitingPayment'),
      dateOfSeries('2026-12-07', 'six-0123456789-0123456', 'cancelled'),
    ],
    ...fields,
  });

/** The form of a chosen time, as it is opened three days before. */
export const aDetailsView = (fields: Partial<DetailsView> = {}): DetailsView => ({
  ...{ appointment: aPublicAppointment(), query: { start: '2026-11-23T10:00:00+01:00' } },
  ...{ zone: 'Europe/Berlin', duration: 30, form: emptyForm, series: [] },
  now: Date.parse('2026-11-20T10:00:00Z'),
  idempotencyKey: '5a3e5d4e-0000-4000-8000-000000000000',
  holdRefusals: { 'bookings.slot_taken': 'Taken.', 'bookings.not_open': 'Not open.' },
  ...fields,
});

/** The days of an appointment with one free time. */
export const aChooseView = (fields: Partial<ChooseView> = {}): ChooseView => ({
  ...{ appointment: aPublicAppointment(), query: { tz: 'Europe/Berlin' } },
  ...{ zone: 'Europe/Berlin', zones: ['Europe/Berlin', 'America/New_York'], duration: 30 },
  ...{ month: '2026-11', day: '2026-11-23', today: '2026-11-22' },
  days: { '2026-11-23': [{ start: '2026-11-23T10:00:00+01:00', seatsLeft: 1 }], '2026-11-30': [] },
  now: Date.parse('2026-11-22T10:00:00Z'),
  ...fields,
});
