import type { MailTemplate } from '../mail-template.js';

/** Values: headline, sentence, title, subjectTitle, when; person, where, price, paid, stillToPay, note, answers, payLink, rateLink, link, walletLink and name may be empty. */
export const bookingNotice: MailTemplate = {
  subject: '{{headline}}: {{subjectTitle}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['What', '{{title}}'],
        ['When', '{{when}}'],
        ['With', '{{person}}'],
        ['Where', '{{where}}'],
        ['Price', '{{price}}'],
        ['Paid', '{{paid}}'],
        ['Still to pay', '{{stillToPay}}'],
        ['Message', '{{note}}'],
        ['Answers', '{{answers}}'],
      ],
    },
    { kind: 'button', label: 'Pay and keep the time', link: '{{payLink}}', optional: true },
    { kind: 'button', label: 'Rate your appointment', link: '{{rateLink}}', optional: true },
    { kind: 'button', label: 'See the booking', link: '{{link}}', optional: true },
    { kind: 'button', label: 'See everything you have booked', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'You get this because of a booking with your e-mail address.',
};

/** Values: code, title, when, minutes; name may be empty. */
export const bookingCode: MailTemplate = {
  subject: '{{code}} is your code for {{title}}',
  preheader: 'Enter the code on the booking page to finish your booking.',
  heading: 'Confirm your booking',
  parts: [
    {
      kind: 'text',
      text: 'Enter this code on the booking page. The time is kept for you for {{minutes}} minutes.',
    },
    { kind: 'code', value: '{{code}}' },
    {
      kind: 'facts',
      rows: [
        ['What', '{{title}}'],
        ['When', '{{when}}'],
      ],
    },
  ],
  footnote:
    'You get this because this address was entered on a booking page. If that was not you, ignore this mail and nothing is booked.',
};

/** Values: headline, sentence, title, when, link; person, price, note, joinLink and name may be empty. */
export const webinarNotice: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Webinar', '{{title}}'],
        ['When', '{{when}}'],
        ['Host', '{{person}}'],
        ['Price', '{{price}}'],
        ['Message', '{{note}}'],
      ],
    },
    { kind: 'button', label: 'Join the webinar', link: '{{joinLink}}', optional: true },
    { kind: 'button', label: 'See your registration', link: '{{link}}' },
  ],
  footnote: 'You get this because this e-mail address was used to register for a webinar.',
};

/** Values: calendar, link; name may be empty. */
export const calendarRefused: MailTemplate = {
  subject: 'Please connect your calendar again: {{calendar}}',
  preheader: 'It no longer accepts our access.',
  heading: 'Your calendar has to be connected again',
  parts: [
    {
      kind: 'text',
      text: 'The calendar {{calendar}} no longer accepts our access. The busy times read last still block your slots, but new ones do not, and bookings are not written to it.',
    },
    { kind: 'button', label: 'Connect it again', link: '{{link}}' },
  ],
  footnote: 'You get this because people can book times with you on {{brand}}.',
};

/** To the host. Values: headline, sentence, title, person, personEmail, link (the registrations in the app); name may be empty. */
export const registrationReceived: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{person}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Webinar', '{{title}}'],
        ['Name', '{{person}}'],
        ['E-mail', '{{personEmail}}'],
      ],
    },
    { kind: 'button', label: 'See the registrations', link: '{{link}}' },
  ],
  footnote:
    'You get this because you are notified of registrations by e-mail. You can change that in your account settings.',
};
