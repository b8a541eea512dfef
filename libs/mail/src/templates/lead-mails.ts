import type { MailTemplate } from '../mail-template.js';

/** Values: pageName, link (the lead in the app); leadName, leadEmail, leadPhone, message, source and name may be empty. */
export const leadCaptured: MailTemplate = {
  subject: 'New lead from {{pageName}}',
  preheader: 'Someone left their details on {{pageName}}.',
  heading: 'Someone left their details',
  parts: [
    { kind: 'text', text: 'A visitor of {{pageName}} wants to hear from you.' },
    {
      kind: 'facts',
      rows: [
        ['Name', '{{leadName}}'],
        ['E-mail', '{{leadEmail}}'],
        ['Phone', '{{leadPhone}}'],
        ['Message', '{{message}}'],
        ['From', '{{source}}'],
      ],
    },
    { kind: 'button', label: 'See the lead', link: '{{link}}' },
  ],
  footnote:
    'You get this because e-mail notifications for new leads are on. You can change that in your account settings. The details above were typed by the visitor and are not checked.',
};

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
    'You get this because e-mail notifications for new leads are on. You can change that in your account settings. The names above were typed by the visitors and are not checked.',
};

/** Values: count, lines (one for each notification), link (the notifications in the app). */
export const notificationDigest: MailTemplate = {
  subject: 'What happened on your pages: {{count}} new',
  preheader: 'What arrived since your last digest.',
  heading: 'What happened on your pages',
  parts: [
    { kind: 'text', text: '{{lines}}' },
    { kind: 'button', label: 'See all notifications', link: '{{link}}' },
  ],
  footnote:
    'You get this because you chose a digest in place of single mails. You can change that in your account settings. Names in it were typed by visitors and are not checked.',
};
