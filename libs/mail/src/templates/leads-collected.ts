import type { MailTemplate } from '../mail-template.js';

/** Values: count, people, link (the leads in the app). */
export const leadsCollected: MailTemplate = {
  subject: 'More submissions on your pages: {{count}}',
  preheader: 'Collected in one mail, because many came at once.',
  heading: 'More submissions on your pages',
  parts: [
    {
      kind: 'text',
      text: 'Many visitors left their details within a few minutes. So that your mailbox stays usable, these came together.',
    },
    {
      kind: 'facts',
      rows: [
        ['Submissions', '{{count}}'],
        ['From', '{{people}}'],
      ],
    },
    { kind: 'button', label: 'See the leads', link: '{{link}}' },
  ],
  footnote:
    'You get this because e-mail notifications for new leads are on. You can change that in your profile. The names above were typed by the visitors and are not checked.',
};
