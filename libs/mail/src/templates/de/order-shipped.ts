import type { MailTemplate } from '../../mail-template.js';

export const orderShipped: MailTemplate = {
  subject: 'Die Bestellung {{number}} von {{seller}} ist unterwegs',
  preheader: 'Was versandt wurde, und wie du es verfolgst.',
  heading: 'Deine Bestellung ist unterwegs',
  parts: [
    { kind: 'text', text: '{{seller}} hat diesen Teil deiner Bestellung {{number}} ausgeführt.' },
    {
      kind: 'facts',
      rows: [
        ['Artikel', '{{items}}'],
        ['Versanddienst', '{{carrier}}'],
        ['Sendungsnummer', '{{trackingCode}}'],
      ],
    },
    { kind: 'button', label: 'Sendung verfolgen', link: '{{trackingLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast.',
};
