import type { MailTemplate } from '../../mail-template.js';

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
