import type { MailTemplate } from '../../mail-template.js';

export const orderAccess: MailTemplate = {
  subject: 'Deine Links zur Bestellung {{number}} bei {{seller}}',
  preheader: 'Öffne deine Downloads wieder.',
  heading: 'Deine Links',
  parts: [
    { kind: 'text', text: '{{seller}} sendet dir die Links der Bestellung {{number}} noch einmal.' },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}', optional: true },
    { kind: 'button', label: 'Alle Bestellungen bei {{seller}} ansehen', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich.',
};
