import type { MailTemplate } from '../../mail-template.js';

export const leadsCollected: MailTemplate = {
  subject: 'Weitere Einsendungen auf deinen Seiten: {{count}}',
  preheader: 'In einer Mail gesammelt, weil viele auf einmal kamen.',
  heading: 'Weitere Einsendungen auf deinen Seiten',
  parts: [
    {
      kind: 'text',
      text: 'Viele haben innerhalb weniger Minuten Kontaktdaten hinterlassen. Damit dein Postfach übersichtlich bleibt, kommen sie zusammen.',
    },
    {
      kind: 'facts',
      rows: [
        ['Einsendungen', '{{count}}'],
        ['Von', '{{people}}'],
      ],
    },
    { kind: 'button', label: 'Leads ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil E-Mail-Benachrichtigungen für neue Leads eingeschaltet sind. Das kannst du in deinem Profil ändern. Die Namen oben stammen aus den Formularen und sind nicht geprüft.',
};
