import type { MailTemplate } from '../../mail-template.js';

export const resetPassword: MailTemplate = {
  subject: 'Wähle ein neues Passwort für {{brand}}',
  preheader: 'Der Link gilt {{minutes}} Minuten und funktioniert einmal.',
  heading: 'Wähle ein neues Passwort',
  parts: [
    {
      kind: 'text',
      text: 'Öffne den Link, um ein neues Passwort zu wählen. Er gilt {{minutes}} Minuten und funktioniert einmal.',
    },
    { kind: 'button', label: 'Neues Passwort wählen', link: '{{link}}' },
    { kind: 'text', text: 'Du brauchst stattdessen einen Code? Gib {{code}} ein.', optional: true },
    { kind: 'text', text: 'Sobald du es gewählt hast, werden alle angemeldeten Geräte abgemeldet.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil jemand für diese Adresse ein neues Passwort angefordert hat. Wenn du das nicht warst, ignoriere sie: Dein Passwort bleibt, wie es ist.',
};
