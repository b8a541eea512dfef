import type { MailTemplate } from '../../mail-template.js';

export const orderRefunded: MailTemplate = {
  subject: 'Erstattung von {{amount}} zur Bestellung {{number}}',
  preheader: '{{seller}} erstattet dir {{amount}}.',
  heading: 'Dein Geld ist auf dem Weg zurück',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} erstattet dir {{amount}} der Bestellung {{number}}. Je nach Bank dauert das bis zu zehn Tage.',
    },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast.',
};
