import type { MailTemplate } from '../mail-template.js';

/** Values: when, link (to choose another password); device and name may be empty. */
export const passwordChanged: MailTemplate = {
  subject: 'Your {{brand}} password was changed',
  preheader: 'If that was you, there is nothing to do.',
  heading: 'Your password was changed',
  parts: [
    { kind: 'text', text: 'The password of your account was changed, and all other devices were signed out.' },
    {
      kind: 'facts',
      rows: [
        ['When', '{{when}}'],
        ['Device', '{{device}}'],
      ],
    },
    { kind: 'text', text: 'If that was you, there is nothing to do. If it was not, choose a new password now:' },
    { kind: 'button', label: 'Choose a new password', link: '{{link}}' },
  ],
  footnote: 'You get this because it concerns the safety of your {{brand}} account.',
};
