import type { MailTemplate } from '../../mail-template.js';

export const donationReceipt: MailTemplate = {
  subject: 'Vielen Dank für deine Spende an {{campaignName}}',
  preheader: 'Dein Beleg über {{amount}}.',
  heading: 'Vielen Dank für deine Spende',
  parts: [
    { kind: 'text', text: 'Deine Spende an {{campaignName}} ist eingegangen. Das ist dein Beleg.' },
    {
      kind: 'facts',
      rows: [
        ['Beleg', 'Nr. {{receiptNumber}}'],
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
        ['Datum', '{{date}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
    { kind: 'button', label: 'Beleg (PDF)', link: '{{receiptLink}}', optional: true },
    { kind: 'button', label: 'Alles ansehen, was du hier gespendet hast', link: '{{walletLink}}', optional: true },
  ],
  footnote:
    'Eine wiederkehrende Spende kannst du jederzeit über die erste Schaltfläche oben beenden. Bewahre diese Mail auf: Der Link ist nur für dich.',
};

export const donationReceived: MailTemplate = {
  subject: '{{donor}} hat {{amount}} gespendet',
  preheader: 'Auf {{pageName}} ist eine Spende eingegangen.',
  heading: 'Du hast eine Spende bekommen',
  parts: [
    { kind: 'text', text: 'Auf {{pageName}} ist eine Spende von {{amount}} eingegangen.' },
    {
      kind: 'facts',
      rows: [
        ['Von', '{{donor}}'],
        ['E-Mail', '{{donorEmail}}'],
        ['Nachricht', '{{message}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du bei Spenden per E-Mail benachrichtigt wirst. Das kannst du in deinen Kontoeinstellungen ändern.',
};

export const donationEnded: MailTemplate = {
  subject: 'Deine Spende an {{campaignName}} ist beendet',
  preheader: 'Es wird nichts mehr abgebucht.',
  heading: 'Deine Spende ist beendet',
  parts: [
    {
      kind: 'text',
      text: 'Für {{campaignName}} wird nichts mehr abgebucht. Vielen Dank für alles, was du gegeben hast.',
    },
    {
      kind: 'facts',
      rows: [
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
    { kind: 'button', label: 'Alles ansehen, was du hier gespendet hast', link: '{{walletLink}}', optional: true },
  ],
  footnote: 'Du kannst auf der Seite jederzeit wieder spenden.',
};

export const donationStopped: MailTemplate = {
  subject: 'Die Spende von {{donor}} ist beendet',
  preheader: '{{amount}} werden nicht mehr gespendet.',
  heading: 'Eine wiederkehrende Spende ist beendet',
  parts: [
    {
      kind: 'text',
      text: 'Auf {{pageName}} wird von dieser Person nichts mehr gespendet. Was bisher gespendet wurde, bleibt bei dir.',
    },
    {
      kind: 'facts',
      rows: [
        ['Von', '{{donor}}'],
        ['E-Mail', '{{donorEmail}}'],
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'Spenden ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du bei Spenden per E-Mail benachrichtigt wirst. Das kannst du in deinen Kontoeinstellungen ändern.',
};

export const donationRenewalFailed: MailTemplate = {
  subject: 'Deine Spende an {{campaignName}} konnte nicht abgebucht werden',
  preheader: 'Die Zahlung von {{amount}} ist fehlgeschlagen.',
  heading: 'Die letzte Zahlung ist fehlgeschlagen',
  parts: [
    {
      kind: 'text',
      text: 'Deine wiederkehrende Spende an {{campaignName}} konnte nicht abgebucht werden. {{provider}} versucht es in den nächsten Tagen vielleicht noch einmal. Bitte prüfe die Karte oder das Konto, mit dem du zahlst. Möchtest du anders zahlen, beende diese Spende und spende auf der Seite erneut.',
    },
    {
      kind: 'facts',
      rows: [
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
        ['Fehlgeschlagen am', '{{date}}'],
      ],
    },
    { kind: 'button', label: 'Spende ansehen', link: '{{link}}' },
  ],
  footnote: 'Bucht {{provider}} den Betrag später doch ab, bekommst du einen Beleg per E-Mail.',
};

export const donationNotRenewed: MailTemplate = {
  subject: 'Die Spende von {{donor}} konnte nicht abgebucht werden',
  preheader: '{{amount}} sind nicht eingegangen.',
  heading: 'Die letzte Zahlung einer wiederkehrenden Spende ist fehlgeschlagen',
  parts: [
    {
      kind: 'text',
      text: 'Eine wiederkehrende Spende auf {{pageName}} konnte nicht abgebucht werden. Der Zahlungsanbieter versucht es in den nächsten Tagen vielleicht noch einmal, und wer spendet, wurde informiert. Gibt er auf, endet die Spende.',
    },
    {
      kind: 'facts',
      rows: [
        ['Von', '{{donor}}'],
        ['E-Mail', '{{donorEmail}}'],
        ['Betrag', '{{amount}}'],
        ['Wie oft', '{{rhythm}}'],
      ],
    },
    { kind: 'button', label: 'Spenden ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du bei Spenden per E-Mail benachrichtigt wirst. Das kannst du in deinen Kontoeinstellungen ändern.',
};
