import type { MailTemplate } from '../../mail-template.js';

export const calendarRefused: MailTemplate = {
  subject: 'Bitte verbinde deinen Kalender neu: {{calendar}}',
  preheader: 'Er nimmt unseren Zugriff nicht mehr an.',
  heading: 'Dein Kalender muss neu verbunden werden',
  parts: [
    {
      kind: 'text',
      text: 'Der Kalender {{calendar}} nimmt unseren Zugriff nicht mehr an. Die zuletzt gelesenen Termine sperren weiterhin deine freien Zeiten, neue aber nicht, und Buchungen werden nicht in ihn eingetragen.',
    },
    { kind: 'button', label: 'Neu verbinden', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil man bei {{brand}} Termine mit dir buchen kann.',
};
