import type { MailTemplate } from '../../mail-template.js';

export const passwordChanged: MailTemplate = {
  subject: 'Dein Passwort für {{brand}} wurde geändert',
  preheader: 'Wenn du das warst, musst du nichts tun.',
  heading: 'Dein Passwort wurde geändert',
  parts: [
    { kind: 'text', text: 'Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.' },
    {
      kind: 'facts',
      rows: [
        ['Zeitpunkt', '{{when}}'],
        ['Gerät', '{{device}}'],
      ],
    },
    { kind: 'text', text: 'Wenn du das warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort:' },
    { kind: 'button', label: 'Neues Passwort wählen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil sie die Sicherheit deines Kontos bei {{brand}} betrifft.',
};
