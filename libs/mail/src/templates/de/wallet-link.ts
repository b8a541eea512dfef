import type { MailTemplate } from '../../mail-template.js';

export const walletLink: MailTemplate = {
  subject: 'Deine Bestellungen bei {{seller}}',
  preheader: 'Der Link zu allem, was du bei {{seller}} haben.',
  heading: 'Deine Bestellungen bei {{seller}}',
  parts: [
    { kind: 'text', text: 'Hier sind deine Bestellungen, Belege, Downloads und Spenden.' },
    { kind: 'button', label: 'Öffnen', link: '{{walletLink}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil sie mit dieser E-Mail-Adresse angefordert wurde. Wenn du das nicht warst, hat sich nichts geändert. Der Link ist nur für dich.',
};
