import type { MailTemplate } from '../../mail-template.js';

export const orderReceipt: MailTemplate = {
  subject: '{{mailSubject}}',
  preheader: 'Dein Beleg zur Bestellung {{number}}.',
  heading: 'Vielen Dank für deine Bestellung',
  parts: [
    { kind: 'text', text: '{{ownText}}', optional: true },
    { kind: 'text', text: '{{notice}}', optional: true },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}', optional: true },
    {
      kind: 'facts',
      rows: [
        ['Verkäufer', '{{seller}}'],
        ['Bestellung', '{{number}}'],
        ['Artikel', '{{items}}'],
        ['Rabatt', '{{discount}}'],
        ['Versand', '{{shipping}}'],
        ['Steuer', '{{tax}}'],
        ['Enthaltene Steuer', '{{taxIncluded}}'],
        ['Gesamt', '{{total}}'],
        ['Versand an', '{{address}}'],
      ],
    },
    { kind: 'button', label: 'Alle Bestellungen bei {{seller}} ansehen', link: '{{walletLink}}', optional: true },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich: Wer sie hat, kann deine Downloads öffnen.',
};

export const orderAccess: MailTemplate = {
  subject: 'Deine Links zur Bestellung {{number}} bei {{seller}}',
  preheader: 'Öffne deine Downloads wieder.',
  heading: 'Deine Links',
  parts: [
    { kind: 'text', text: '{{seller}} sendet dir die Links der Bestellung {{number}} noch einmal.' },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}', optional: true },
    { kind: 'button', label: 'Alle Bestellungen bei {{seller}} ansehen', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich.',
};

/** Values: seller, product, number, downloadLink, walletLink. */
export const orderFilesUpdated: MailTemplate = {
  subject: 'Neue Dateien für {{product}}',
  preheader: '{{seller}} hat aktualisiert, was du gekauft hast.',
  heading: 'Neue Dateien für dich',
  parts: [
    { kind: 'text', text: '{{seller}} hat {{product}} aus deiner Bestellung {{number}} aktualisiert.' },
    { kind: 'button', label: 'Downloads öffnen', link: '{{downloadLink}}' },
    { kind: 'button', label: 'Alle deine Bestellungen bei {{seller}}', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser Adresse bei {{seller}} gekauft hast. Die Links sind nur für dich.',
};

export const orderShipped: MailTemplate = {
  subject: 'Die Bestellung {{number}} von {{seller}} ist unterwegs',
  preheader: 'Was versandt wurde, und wie du es verfolgst.',
  heading: 'Deine Bestellung ist unterwegs',
  parts: [
    { kind: 'text', text: '{{seller}} hat diesen Teil deiner Bestellung {{number}} ausgeführt.' },
    {
      kind: 'facts',
      rows: [
        ['Artikel', '{{items}}'],
        ['Versanddienst', '{{carrier}}'],
        ['Sendungsnummer', '{{trackingCode}}'],
      ],
    },
    { kind: 'button', label: 'Sendung verfolgen', link: '{{trackingLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast.',
};

export const orderRefunded: MailTemplate = {
  subject: 'Erstattung von {{amount}} zur Bestellung {{number}}',
  preheader: '{{seller}} erstattet dir {{amount}}.',
  heading: 'Dein Geld ist auf dem Weg zurück',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} erstattet dir {{amount}} der Bestellung {{number}}. Je nach Bank dauert das bis zu zehn Tage.',
    },
    { kind: 'text', text: '{{notice}}', optional: true },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} gekauft hast.',
};

export const walletLink: MailTemplate = {
  subject: 'Deine Bestellungen und Buchungen bei {{seller}}',
  preheader: 'Der Link zu allem, was du bei {{seller}} hast.',
  heading: 'Deine Bestellungen und Buchungen bei {{seller}}',
  parts: [
    { kind: 'text', text: 'Hier sind deine Bestellungen, Belege, Downloads, Buchungen und Spenden.' },
    { kind: 'button', label: 'Öffnen', link: '{{walletLink}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil sie mit dieser E-Mail-Adresse angefordert wurde. Wenn du das nicht warst, hat sich nichts geändert. Der Link ist nur für dich.',
};

export const orderPlaced: MailTemplate = {
  subject: 'So bezahlst du deine Bestellung bei {{seller}}',
  preheader: '{{total}}, wie {{seller}} es beschreibt.',
  heading: 'Vielen Dank für deine Bestellung',
  parts: [
    { kind: 'text', text: '{{seller}} hält sie für dich zurück. So kannst du bezahlen:' },
    { kind: 'text', text: '{{howToPay}}' },
    {
      kind: 'facts',
      rows: [
        ['Verkäufer', '{{seller}}'],
        ['Artikel', '{{items}}'],
        ['Gesamt', '{{total}}'],
      ],
    },
    { kind: 'button', label: 'Bestellung ansehen', link: '{{orderLink}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} bestellt hast. Dein Beleg folgt, sobald {{seller}} das Geld hat.',
};

export const orderCancelled: MailTemplate = {
  subject: 'Deine Bestellung bei {{seller}} ist storniert',
  preheader: 'Du musst nichts bezahlen.',
  heading: 'Deine Bestellung ist storniert',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} hat deine noch nicht bezahlte Bestellung storniert. Du musst nichts mehr bezahlen. Falls du das Geld schon geschickt hast, melde dich bitte bei {{seller}}.',
    },
    {
      kind: 'facts',
      rows: [
        ['Grund', '{{reason}}'],
        ['Artikel', '{{items}}'],
        ['Gesamt', '{{total}}'],
      ],
    },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} bestellt hast.',
};

export const paidOrderCancelled: MailTemplate = {
  subject: 'Deine Bestellung {{number}} bei {{seller}} ist storniert',
  preheader: 'Die Zahlung wurde dabei nicht erstattet.',
  heading: 'Deine Bestellung ist storniert',
  parts: [
    {
      kind: 'text',
      text: '{{seller}} hat deine bezahlte Bestellung storniert. Die Zahlung wurde dabei nicht erstattet. Falls du denkst, dass sie erstattet werden sollte, melde dich bitte bei {{seller}}.',
    },
    {
      kind: 'facts',
      rows: [
        ['Grund', '{{reason}}'],
        ['Artikel', '{{items}}'],
        ['Gesamt', '{{total}}'],
      ],
    },
  ],
  footnote: 'Du bekommst diese Mail, weil du mit dieser E-Mail-Adresse bei {{seller}} bestellt hast.',
};

export const checkoutReminder: MailTemplate = {
  subject: 'Du hast etwas liegen lassen: {{product}}',
  preheader: 'Deine Kasse bei {{seller}} ist noch so ausgefüllt, wie du sie verlassen hast.',
  heading: 'Du hast etwas liegen lassen',
  parts: [
    {
      kind: 'text',
      text: 'Du hast eine Bestellung bei {{seller}} begonnen und nicht bezahlt. Es wurde nichts abgebucht. Wenn du sie noch möchtest: Deine Kasse ist so ausgefüllt, wie du sie verlassen hast, zu den Preisen von heute.',
    },
    {
      kind: 'facts',
      rows: [
        ['Verkäufer', '{{seller}}'],
        ['Artikel', '{{items}}'],
      ],
    },
    { kind: 'button', label: 'Zurück zur Kasse', link: '{{checkoutLink}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese E-Mail-Adresse an der Kasse von {{seller}} eingegeben wurde. Es ist die einzige Erinnerung: Wenn du nichts tust, folgt keine weitere.',
};

export const confirmOrder: MailTemplate = {
  subject: 'Ist diese Bestellung bei {{seller}} von dir?',
  preheader: 'Bestätige sie, dann kannst du bezahlen.',
  heading: 'Ist diese Bestellung von dir?',
  parts: [
    {
      kind: 'text',
      text: 'Das ist ein großer Teil dessen, was {{seller}} auf Lager hat. Bis du bestätigst, dass du diese Bestellung begonnen hast, wird nichts für dich zurückgelegt. Danach kannst du sie bezahlen.',
    },
    {
      kind: 'facts',
      rows: [
        ['Verkäufer', '{{seller}}'],
        ['Artikel', '{{items}}'],
      ],
    },
    { kind: 'button', label: 'Bestätigen und weiter', link: '{{link}}' },
    { kind: 'text', text: 'Der Link gilt einen Tag.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese E-Mail-Adresse an der Kasse von {{seller}} eingegeben wurde. Wenn du das nicht warst, ignoriere sie: Es ist nichts bestellt.',
};

export const orderReceived: MailTemplate = {
  subject: '{{buyer}} hat bei dir gekauft: {{amount}}',
  preheader: '{{products}}',
  heading: 'Du hast eine neue Bestellung',
  parts: [
    { kind: 'text', text: '{{sentence}}' },
    {
      kind: 'facts',
      rows: [
        ['Von', '{{buyer}}'],
        ['E-Mail', '{{buyerEmail}}'],
        ['Produkte', '{{products}}'],
        ['Gesamt', '{{amount}}'],
      ],
    },
    { kind: 'button', label: 'Bestellung ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du per E-Mail über Bestellungen informiert wirst. Das kannst du in deinen Kontoeinstellungen ändern.',
};
