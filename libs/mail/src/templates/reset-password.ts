import type { MailTemplate } from '../mail-template.js';

/** Values: link, minutes; code and name may be empty. */
export const resetPassword: MailTemplate = {
  subject: 'Choose a new {{brand}} password',
  preheader: 'The link is good for {{minutes}} minutes and works once.',
  heading: 'Choose a new password',
  parts: [
    {
      kind: 'text',
      text: 'Open the link to choose a new password. It is good for {{minutes}} minutes and works once.',
    },
    { kind: 'button', label: 'Choose a new password', link: '{{link}}' },
    { kind: 'text', text: 'Asked for a code instead? Enter {{code}}.', optional: true },
    { kind: 'text', text: 'When you have chosen it, every device that is signed in is signed out.' },
  ],
  footnote:
    'You get this because someone asked for a new password for this address. If that was not you, ignore this mail: your password stays as it is.',
};
