import type { MailTemplate } from '../../mail-template.js';

export const accountExists: MailTemplate = {
  subject: 'Du hast schon ein Konto bei {{brand}}',
  preheader: 'Melde dich an oder wähle ein neues Passwort.',
  heading: 'Du hast schon ein Konto',
  parts: [
    {
      kind: 'text',
      text: 'Jemand, vermutlich du, wollte sich mit dieser Adresse bei {{brand}} registrieren. Sie hat schon ein Konto, du musst also nichts einrichten.',
    },
    { kind: 'button', label: 'Anmelden', link: '{{link}}' },
    { kind: 'text', text: 'Passwort vergessen? Hier wählst du ein neues: {{resetLink}}', optional: true },
  ],
  footnote:
    'Wenn du das nicht warst, ignoriere diese Mail: Die andere Person hat nicht erfahren, dass du ein Konto hast, und nichts hat sich geändert.',
};
