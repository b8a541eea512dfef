import type { MailTemplate } from '../../mail-template.js';

export const orderReceipt: MailTemplate = {
  subject: '{{mailSubject}}',
  preheader: 'Dein Beleg zur Bestellung {{number}}.',
  heading: 'Vielen Dank für deine Bestellung',
  parts: [
    { kind: 'text', text: '{{ownText}}', optional: true },
    { kind: 'text', text: '{{notice}}', optional: true },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}', optional: true },
    {
      kind: 'facts',
      rows: [
        ['Verkäufer', '{{seller}}'],
        ['Bestellung', '{{number}}'],
        ['Artikel', '{{items}}'],
        ['Rabatt', '{{discount}}'],
        ['Versand', '{{shipping}}'],
        ['Steuer', '{{tax}}'],
        ['Gesamt', '{{total}}'],
        ['Versand an', '{{address}}'],
      ],
    },
    { kind: 'button', label: 'Alle Bestellungen bei {{seller}} ansehen', link: '{{walletLink}}', optional: true },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich: Wer sie hat, kann deine Downloads öffnen.',
};
