import type { MailTemplate } from '../../mail-template.js';

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
