import type { MailTemplate } from '../../mail-template.js';

/** Values: seller, product, number, downloadLink, walletLink. */
export const orderFilesUpdated: MailTemplate = {
  subject: 'Neue Dateien für {{product}}',
  preheader: '{{seller}} hat aktualisiert, was du gekauft hast.',
  heading: 'Neue Dateien für dich',
  parts: [
    { kind: 'text', text: '{{seller}} hat {{product}} aus deiner Bestellung {{number}} aktualisiert.' },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}' },
    { kind: 'button', label: 'Alle deine Bestellungen bei {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich.',
};
