import type { MailTemplate } from '../../mail-template.js';

export const changeEmail: MailTemplate = {
  subject: '{{code}} bestätigt deine neue Adresse bei {{brand}}',
  preheader: 'Bestätige die Änderung zu {{newEmail}}.',
  heading: 'Bestätige deine neue E-Mail-Adresse',
  parts: [
    {
      kind: 'text',
      text: 'Die Adresse deines Kontos bei {{brand}} soll zu {{newEmail}} geändert werden. Gib diesen Code ein, um das zu bestätigen. Er gilt {{minutes}} Minuten.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Neue Adresse bestätigen', link: '{{link}}', optional: true },
    {
      kind: 'text',
      text: 'Die Adresse wird erst geändert, wenn die alte und die neue Adresse zugestimmt haben.',
    },
  ],
  footnote: 'Wenn du das nicht angefordert hast, bestätige es nicht und ändere dein Passwort.',
};
