import type { MailTemplate } from '../../mail-template.js';

export const leadCaptured: MailTemplate = {
  subject: 'Neuer Lead von {{pageName}}',
  preheader: 'Jemand hat auf {{pageName}} Kontaktdaten hinterlassen.',
  heading: 'Jemand hat Kontaktdaten hinterlassen',
  parts: [
    { kind: 'text', text: 'Jemand hat {{pageName}} besucht und möchte von dir hören.' },
    {
      kind: 'facts',
      rows: [
        ['Name', '{{leadName}}'],
        ['E-Mail', '{{leadEmail}}'],
        ['Telefon', '{{leadPhone}}'],
        ['Nachricht', '{{message}}'],
        ['Über', '{{source}}'],
      ],
    },
    { kind: 'button', label: 'Lead ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil E-Mail-Benachrichtigungen für neue Leads eingeschaltet sind. Das kannst du in deinen Kontoeinstellungen ändern. Die Angaben oben stammen aus dem Formular und sind nicht geprüft.',
};

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
    'Du bekommst diese Mail, weil E-Mail-Benachrichtigungen für neue Leads eingeschaltet sind. Das kannst du in deinen Kontoeinstellungen ändern. Die Namen oben stammen aus den Formularen und sind nicht geprüft.',
};

export const notificationDigest: MailTemplate = {
  subject: 'Neues von deinen Seiten: {{count}}',
  preheader: 'Was seit deiner letzten Zusammenfassung angekommen ist.',
  heading: 'Neues von deinen Seiten',
  parts: [
    { kind: 'text', text: '{{lines}}' },
    { kind: 'button', label: 'Alle Benachrichtigungen ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du statt einzelner Mails eine Zusammenfassung gewählt hast. Das kannst du in deinen Kontoeinstellungen ändern. Namen darin stammen von Besuchern und sind nicht geprüft.',
};
