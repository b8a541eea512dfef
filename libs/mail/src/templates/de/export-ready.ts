import type { MailTemplate } from '../../mail-template.js';

export const exportReady: MailTemplate = {
  subject: 'Dein Export ist fertig: {{exportName}}',
  preheader: 'Du kannst ihn bis zum {{expires}} herunterladen.',
  heading: 'Dein Export ist fertig',
  parts: [
    { kind: 'text', text: 'Der Export „{{exportName}}“ kann bis zum {{expires}} heruntergeladen werden.' },
    { kind: 'button', label: 'Herunterladen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du den Export angefordert hast. Der Link ist nur für dich: Die Datei kann personenbezogene Daten anderer enthalten.',
};
