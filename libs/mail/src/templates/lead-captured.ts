import type { MailTemplate } from '../mail-template.js';

/** Values: pageName, link (the lead in the app); leadName, leadEmail, leadPhone, message, source and name may be empty. */
export const leadCaptured: MailTemplate = {
  subject: 'New lead from {{pageName}}',
  preheader: 'Somebody left their details on {{pageName}}.',
  heading: 'Somebody left their details',
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
    'You get this because e-mail notifications for new leads are on. You can change that in your profile. The details above were typed by the visitor and are not checked.',
};
