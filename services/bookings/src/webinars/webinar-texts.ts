import type { Texts } from '@linkyard/languages';

interface About {
  /** Money is refunded. */
  isPaid: boolean;
  /** The whole webinar is, not one registration. */
  isWebinarCancelled: boolean;
  isRecording: boolean;
}

/** What people read, by what happened. */
export const webinarTexts = (i18n: Texts, { isPaid, isWebinarCancelled, isRecording }: About) => ({
  received: {
    headline: i18n.t('Request received'),
    sentence: i18n.t('Your request has been sent. You get a mail when it is decided.'),
  },
  confirmed: {
    headline: i18n.t('You are registered'),
    sentence: isRecording
      ? i18n.t('You can watch the recording now. Keep this mail: the link below is yours.')
      : i18n.t('Your seat is reserved. Keep this mail: the link below is yours.'),
  },
  unpaid: {
    headline: i18n.t('Your registration is not paid yet'),
    sentence: i18n.t('Open your registration and pay to confirm it.'),
  },
  approved: { headline: i18n.t('You are registered'), sentence: i18n.t('Your registration has been approved.') },
  waitlisted: {
    headline: i18n.t('You are on the waiting list'),
    sentence: i18n.t('All seats are taken. You get a mail as soon as one becomes free.'),
  },
  promoted: {
    headline: i18n.t('A seat became free'),
    sentence: i18n.t('You have moved up from the waiting list: your seat is reserved.'),
  },
  promotedUnpaid: {
    headline: i18n.t('A seat became free'),
    sentence: i18n.t('A seat is kept for you for 24 hours. Open your registration and pay to confirm it.'),
  },
  denied: {
    headline: i18n.t('Registration declined'),
    sentence: isPaid
      ? i18n.t('Your registration has been declined. What you paid is refunded.')
      : i18n.t('Your registration has been declined.'),
  },
  cancelled: { headline: i18n.t('Registration cancelled'), sentence: i18n.t('Your registration has been cancelled.') },
  cancelledByHost: {
    headline: isWebinarCancelled ? i18n.t('Webinar cancelled') : i18n.t('Registration cancelled'),
    sentence: [
      isWebinarCancelled
        ? i18n.t('The host has cancelled the webinar.')
        : i18n.t('The host has cancelled your registration.'),
      isPaid ? i18n.t('What you paid is refunded.') : '',
    ]
      .filter(Boolean)
      .join(' '),
  },
  ended: {
    headline: i18n.t('Registration closed'),
    sentence: isPaid
      ? i18n.t('The webinar is over and your registration was not confirmed. What you paid is refunded.')
      : i18n.t('The webinar is over and your registration was not confirmed.'),
  },
  expired: {
    headline: i18n.t('Seat released'),
    sentence: i18n.t('Your seat was not paid for in time and has been given to another person.'),
  },
  paidTooLate: {
    headline: i18n.t('Your payment is refunded'),
    sentence: i18n.t('Your payment arrived after the seat had been given to another person. You get it back.'),
  },
  moved: {
    headline: i18n.t('New time'),
    sentence: i18n.t('The webinar has been moved to another time. Your registration stays valid.'),
  },
  sessionsChanged: {
    headline: i18n.t('The sessions have changed'),
    sentence: i18n.t(
      'The sessions of the course have changed. All of them are listed below. Your registration stays valid.',
    ),
  },
  sessionRemoved: {
    headline: i18n.t('A session does not take place'),
    sentence: i18n.t(
      'What is listed below no longer takes place. The rest of the course does, and your registration stays valid.',
    ),
  },
  reminder: { headline: i18n.t('Reminder'), sentence: i18n.t('The webinar is coming up.') },
  joinLink: { headline: i18n.t('Your join link'), sentence: i18n.t('Your personal link to the webinar is ready.') },
  replay: { headline: i18n.t('The recording is available'), sentence: i18n.t('You can watch the recording now.') },
});
export type WebinarMailKind = keyof ReturnType<typeof webinarTexts>;
