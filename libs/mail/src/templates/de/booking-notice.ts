import type { MailTemplate } from '../../mail-template.js';

export const bookingNotice: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Was', '{{title}}'],
        ['Wann', '{{when}}'],
        ['Mit', '{{person}}'],
        ['Wo', '{{where}}'],
        ['Preis', '{{price}}'],
        ['Nachricht', '{{note}}'],
        ['Antworten', '{{answers}}'],
      ],
    },
    { kind: 'button', label: 'Bezahlen und Termin sichern', link: '{{payLink}}', optional: true },
    { kind: 'button', label: 'Termin bewerten', link: '{{rateLink}}', optional: true },
    { kind: 'button', label: 'Buchung ansehen', link: '{{link}}', optional: true },
    { kind: 'button', label: 'Alle Buchungen ansehen', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail wegen einer Buchung mit deiner E-Mail-Adresse.',
};
