import type { MailTemplate } from '../mail-template.js';

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
