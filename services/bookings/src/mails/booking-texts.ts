import type { Texts } from '@linkyard/languages';

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
  'charged',
  'roomMade',
  'zoneChanged',
  'reminder',
  'followUp',
] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];

interface Words {
  headline: string;
  sentence: string;
}

/** What the attendee and the host read; null where one of them gets no mail. @param isPaid something was paid for the booking */
export const bookingTexts = (
  i18n: Texts,
  isPaid: boolean,
): Record<BookingMailKind, { attendee: Words; host: Words | null }> => ({
  received: {
    attendee: {
      headline: i18n.t('Request received'),
      sentence: i18n.t('Your request has been sent. You get a mail when it is decided.'),
    },
    host: {
      headline: i18n.t('New booking request'),
      sentence: i18n.t('You have a new booking request. Please approve or reject it.'),
    },
  },
  confirmed: {
    attendee: { headline: i18n.t('Booking confirmed'), sentence: i18n.t('Your booking is confirmed.') },
    host: { headline: i18n.t('New booking'), sentence: i18n.t('You have a new booking.') },
  },
  approved: {
    attendee: { headline: i18n.t('Booking confirmed'), sentence: i18n.t('Your request has been approved.') },
    host: { headline: i18n.t('Booking approved'), sentence: i18n.t('You have approved this booking.') },
  },
  rejected: {
    attendee: {
      headline: i18n.t('Request declined'),
      sentence: isPaid
        ? i18n.t('Your request has been declined. What you paid is refunded.')
        : i18n.t('Your request has been declined.'),
    },
    host: null,
  },
  rescheduled: {
    attendee: { headline: i18n.t('Booking moved'), sentence: i18n.t('Your booking has been moved to another time.') },
    host: { headline: i18n.t('Booking moved'), sentence: i18n.t('A booking has been moved to another time.') },
  },
  cancelled: {
    attendee: { headline: i18n.t('Booking cancelled'), sentence: i18n.t('Your booking has been cancelled.') },
    host: { headline: i18n.t('Booking cancelled'), sentence: i18n.t('A booking has been cancelled.') },
  },
  expired: {
    attendee: {
      headline: i18n.t('Request expired'),
      sentence: isPaid
        ? i18n.t('Your request was not answered in time. What you paid is refunded.')
        : i18n.t('Your request was not answered in time.'),
    },
    host: { headline: i18n.t('Request expired'), sentence: i18n.t('You did not answer this request in time.') },
  },
  paidTooLate: {
    attendee: {
      headline: i18n.t('Your payment is refunded'),
      sentence: i18n.t(
        'We are sorry: your payment arrived when this time had been taken by someone else. It is refunded to you.',
      ),
    },
    host: null,
  },
  payReminder: {
    attendee: {
      headline: i18n.t('Please pay to confirm'),
      sentence: i18n.t('Your time is kept for you for a few more minutes. Pay now to confirm your booking.'),
    },
    host: null,
  },
  charged: {
    attendee: {
      headline: i18n.t('Your card was charged'),
      sentence: i18n.t('The amount below was taken from the card that you gave for this booking.'),
    },
    host: null,
  },
  roomMade: {
    attendee: {
      headline: i18n.t('The link to your meeting'),
      sentence: i18n.t('Your booking takes place online. Open the address below when it begins.'),
    },
    host: null,
  },
  zoneChanged: {
    attendee: {
      headline: i18n.t('Time zone changed'),
      sentence: i18n.t('The clock of the time zone was changed by law.'),
    },
    host: {
      headline: i18n.t('Please check this booking'),
      sentence: i18n.t('The rules of your time zone have changed by law. The booking stands at the time below.'),
    },
  },
  reminder: {
    attendee: { headline: i18n.t('Reminder'), sentence: i18n.t('Your booking is coming up.') },
    host: { headline: i18n.t('Reminder'), sentence: i18n.t('A booking with you is coming up.') },
  },
  followUp: {
    attendee: { headline: i18n.t('Thank you'), sentence: i18n.t('Thank you for your time.') },
    host: null,
  },
});
