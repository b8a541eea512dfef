import type { MailTemplate } from '../../mail-template.js';

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
        ['Wann', '{{when}}'],
        ['Leitung', '{{person}}'],
        ['Preis', '{{price}}'],
        ['Nachricht', '{{note}}'],
      ],
    },
    { kind: 'button', label: 'Am Webinar teilnehmen', link: '{{joinLink}}', optional: true },
    { kind: 'button', label: 'Anmeldung ansehen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil mit dieser E-Mail-Adresse eine Anmeldung zu einem Webinar gemacht wurde.',
};
