import type { MailTemplate } from '../../mail-template.js';

export const verifyEmail: MailTemplate = {
  subject: '{{code}} ist dein Code für {{brand}}',
  preheader: 'Gib den Code ein oder öffne den Link, um deine E-Mail-Adresse zu bestätigen.',
  heading: 'Bestätige deine E-Mail-Adresse',
  parts: [
    {
      kind: 'text',
      text: 'Gib diesen Code ein, um zu bestätigen, dass diese Adresse dir gehört. Er gilt {{minutes}} Minuten.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Adresse bestätigen', link: '{{link}}', optional: true },
    { kind: 'text', text: 'Niemand bei {{brand}} wird dich je nach diesem Code fragen.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese Adresse bei der Registrierung bei {{brand}} angegeben wurde. Wenn du das nicht warst, ignoriere sie: Es passiert dann nichts.',
};
