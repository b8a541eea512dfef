import type { MailTemplate } from '../../mail-template.js';

export const bookingNotice: MailTemplate = {
  subject: '{{headline}}: {{subjectTitle}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Was', '{{title}}'],
        ['Wann', '{{when}}'],
        ['Mit', '{{person}}'],
        ['Wo', '{{where}}'],
        ['Preis', '{{price}}'],
        ['Bezahlt', '{{paid}}'],
        ['Noch zu zahlen', '{{stillToPay}}'],
        ['Nachricht', '{{note}}'],
        ['Antworten', '{{answers}}'],
      ],
    },
    { kind: 'button', label: 'Bezahlen und Termin sichern', link: '{{payLink}}', optional: true },
    { kind: 'button', label: 'Termin bewerten', link: '{{rateLink}}', optional: true },
    { kind: 'button', label: 'Buchung ansehen', link: '{{link}}', optional: true },
    { kind: 'button', label: 'Alle Buchungen ansehen', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail wegen einer Buchung mit deiner E-Mail-Adresse.',
};

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

export const webinarNotice: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{when}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Webinar', '{{title}}'],
        ['Wann', '{{when}}'],
        ['Leitung', '{{person}}'],
        ['Preis', '{{price}}'],
        ['Nachricht', '{{note}}'],
      ],
    },
    { kind: 'button', label: 'Am Webinar teilnehmen', link: '{{joinLink}}', optional: true },
    { kind: 'button', label: 'Anmeldung ansehen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil mit dieser E-Mail-Adresse eine Anmeldung zu einem Webinar gemacht wurde.',
};

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

export const registrationReceived: MailTemplate = {
  subject: '{{headline}}: {{title}}',
  preheader: '{{person}}',
  heading: '{{headline}}',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Webinar', '{{title}}'],
        ['Name', '{{person}}'],
        ['E-Mail', '{{personEmail}}'],
      ],
    },
    { kind: 'button', label: 'Anmeldungen ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du per E-Mail über Anmeldungen informiert wirst. Das kannst du in deinen Kontoeinstellungen ändern.',
};
