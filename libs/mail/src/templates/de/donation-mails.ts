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
    'Du bekommst diese Mail, weil du bei Spenden per E-Mail benachrichtigt wirst. Das kannst du in deinem Profil ändern.',
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
    'Du bekommst diese Mail, weil du bei Spenden per E-Mail benachrichtigt wirst. Das kannst du in deinem Profil ändern.',
};
