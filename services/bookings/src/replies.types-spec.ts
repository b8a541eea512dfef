import type {
  appointmentView,
  attendeeBookingView,
  bookingView,
  calendarAccountView,
  publicAppointmentView,
  publicWebinarView,
  registrantView,
  registrationView,
  scheduleView,
  webinarView,
} from '@linkyard/contracts';
import { replyFrom } from '@linkyard/service-kit/testing';
import type { z } from 'zod';
import type { Appointment } from './appointment-records/appointment.schema.js';
import type { Booking } from './booking-records/booking.schema.js';
import type { CalendarAccount } from './calendars/calendar-account.model.js';
import type { Schedule } from './schedules/schedule.schema.js';
import type { Registration } from './webinars/registration.schema.js';
import type { Webinar } from './webinars/webinar.schema.js';

replyFrom<Appointment, z.input<typeof appointmentView>>()(['deposit', 'price']);
replyFrom<Appointment, z.input<typeof publicAppointmentView>>()(['dueNow', 'host', 'price']);
replyFrom<Booking, z.input<typeof bookingView>>()([
  'chargeable',
  'due',
  'duplicatePayment',
  'history',
  'paid',
  'paymentAttention',
  'price',
  'refunded',
  'rejectReason',
]);
replyFrom<Booking, z.input<typeof attendeeBookingView>>()([
  'alsoComing',
  'canCancel',
  'canRate',
  'canReschedule',
  'cancelText',
  'chargeOnCancel',
  'confirmation',
  'due',
  'host',
  'isCardHeld',
  'isOffered',
  'isRefundRefused',
  'paid',
  'payBy',
  'price',
  'refundOnCancel',
  'refunded',
  'rejectReason',
  'series',
  'stillToPay',
  'toPay',
]);
replyFrom<CalendarAccount, z.input<typeof calendarAccountView>>()([]);
replyFrom<Schedule, z.input<typeof scheduleView>>()(['usedBy']);
replyFrom<Registration, z.input<typeof registrationView>>()([
  'denyReason',
  'duplicatePayment',
  'history',
  'paymentAttention',
  'price',
  'refunded',
]);
replyFrom<Registration, z.input<typeof registrantView>>()([
  'canCancel',
  'canPay',
  'denyReason',
  'host',
  'isRefundRefused',
  'price',
  'refundOnCancel',
  'refunded',
  'replayUrl',
  'sessions',
  'webinar',
]);
replyFrom<Webinar, z.input<typeof webinarView>>()([
  'price',
  'providerQuestions',
  'registered',
  'registrationUrl',
  'sessions',
  'sync',
]);
replyFrom<Webinar, z.input<typeof publicWebinarView>>()(['closed', 'host', 'lastNameRequired', 'price', 'sessions']);
