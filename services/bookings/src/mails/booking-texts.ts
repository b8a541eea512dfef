export const bookingMailKinds = [
  'received',
  'confirmed',
  'approved',
  'rejected',
  'rescheduled',
  'cancelled',
  'expired',
  'paidTooLate',
  'payReminder',
  'zoneChanged',
  'reminder',
  'followUp',
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

interface Words {
  headline: string;
  sentence: string;
}

/** What the attendee and the host read; null where one of them gets no mail. */
export const bookingTexts: Record<BookingMailKind, { attendee: Words; host: Words | null }> = {
  received: {
    attendee: {
      headline: 'Request received',
      sentence: 'Your request has been sent. You get a mail when it is decided.',
    },
    host: { headline: 'New booking request', sentence: 'Somebody asks for a time. Please approve or reject it.' },
  },
  confirmed: {
    attendee: { headline: 'Booking confirmed', sentence: 'Your booking is confirmed.' },
    host: { headline: 'New booking', sentence: 'Somebody has booked a time with you.' },
  },
  approved: {
    attendee: { headline: 'Booking confirmed', sentence: 'Your request has been approved.' },
    host: { headline: 'Booking approved', sentence: 'You have approved this booking.' },
  },
  rejected: {
    attendee: {
      headline: 'Request declined',
      sentence: 'Your request has been declined. What you paid is returned.',
    },
    host: null,
  },
  rescheduled: {
    attendee: { headline: 'Booking moved', sentence: 'Your booking has been moved to another time.' },
    host: { headline: 'Booking moved', sentence: 'A booking has been moved to another time.' },
  },
  cancelled: {
    attendee: { headline: 'Booking cancelled', sentence: 'Your booking has been cancelled.' },
    host: { headline: 'Booking cancelled', sentence: 'A booking has been cancelled.' },
  },
  expired: {
    attendee: {
      headline: 'Request expired',
      sentence: 'Your request was not answered in time. What you paid is returned.',
    },
    host: { headline: 'Request expired', sentence: 'You did not answer this request in time.' },
  },
  paidTooLate: {
    attendee: {
      headline: 'Your payment is returned',
      sentence: 'We are sorry: your payment arrived when this time had been taken by someone else. You get it back.',
    },
    host: null,
  },
  payReminder: {
    attendee: {
      headline: 'Please pay to confirm',
      sentence: 'Your time is kept for you for a few more minutes. Pay now to confirm your booking.',
    },
    host: null,
  },
  zoneChanged: {
    attendee: { headline: 'Time zone changed', sentence: 'The clock of the time zone was changed by law.' },
    host: {
      headline: 'Please check this booking',
      sentence: 'The rules of your time zone have changed by law. The booking stands at the time below.',
    },
  },
  reminder: {
    attendee: { headline: 'Reminder', sentence: 'Your booking is coming up.' },
    host: { headline: 'Reminder', sentence: 'A booking with you is coming up.' },
  },
  followUp: {
    attendee: { headline: 'Thank you', sentence: 'Thank you for your time.' },
    host: null,
  },
};
