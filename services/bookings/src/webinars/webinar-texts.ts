/** What people read, by what happened. */
export const webinarTexts = {
  received: {
    headline: 'Request received',
    sentence: 'Your request has been sent. You get a mail when it is decided.',
  },
  confirmed: {
    headline: 'You are registered',
    sentence: 'Your seat is reserved. Keep this mail: the link below is yours.',
  },
  approved: { headline: 'You are registered', sentence: 'Your registration has been approved.' },
  waitlisted: {
    headline: 'You are on the waiting list',
    sentence: 'All seats are taken. You get a mail as soon as one becomes free.',
  },
  promoted: {
    headline: 'A seat became free',
    sentence: 'You have moved up from the waiting list: your seat is reserved.',
  },
  promotedUnpaid: {
    headline: 'A seat became free',
    sentence: 'A seat is kept for you for 24 hours. Open your registration and pay to confirm it.',
  },
  denied: {
    headline: 'Registration declined',
    sentence: 'Your registration has been declined. What you paid is refunded.',
  },
  cancelled: { headline: 'Registration cancelled', sentence: 'Your registration has been cancelled.' },
  cancelledByHost: {
    headline: 'Webinar cancelled',
    sentence: 'The host has cancelled your registration. What you paid is refunded.',
  },
  expired: {
    headline: 'Seat released',
    sentence: 'Your seat was not paid for in time and has been given to another person.',
  },
  paidTooLate: {
    headline: 'Your payment is refunded',
    sentence: 'Your payment arrived after the seat had been given to another person. You get it back.',
  },
  moved: {
    headline: 'New time',
    sentence: 'The webinar has been moved to another time. Your registration stays valid.',
  },
  reminder: { headline: 'Reminder', sentence: 'The webinar is coming up.' },
  joinLink: { headline: 'Your join link', sentence: 'Your personal link to the webinar is ready.' },
  replay: { headline: 'The recording is available', sentence: 'You can watch the recording now.' },
} as const;
export type WebinarMailKind = keyof typeof webinarTexts;
