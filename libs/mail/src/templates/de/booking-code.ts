import type { MailTemplate } from '../../mail-template.js';

export const bookingCode: MailTemplate = {
  subject: '{{code}} ist dein Code für {{title}}',
  preheader: 'Gib den Code auf der Buchungsseite ein, um die Buchung abzuschließen.',
  heading: 'Bestätige deine Buchung',
  parts: [
    {
      kind: 'text',
      text: 'Gib diesen Code auf der Buchungsseite ein. Die Zeit ist {{minutes}} Minuten lang für dich reserviert.',
    },
    { kind: 'code', value: '{{code}}' },
    {
      kind: 'facts',
      rows: [
        ['Was', '{{title}}'],
        ['Wann', '{{when}}'],
      ],
    },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese Adresse auf einer Buchungsseite eingegeben wurde. Wenn du das nicht warst, ignoriere sie: Dann wird nichts gebucht.',
};
