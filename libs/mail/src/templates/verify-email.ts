import type { MailTemplate } from '../mail-template.js';

/** Values: code, link, minutes; name may be empty. */
export const verifyEmail: MailTemplate = {
  subject: '{{code}} is your {{brand}} code',
  preheader: 'Enter the code or open the link to confirm your e-mail address.',
  heading: 'Confirm your e-mail address',
  parts: [
    {
      kind: 'text',
      text: 'Enter this code to confirm that this address is yours. It is good for {{minutes}} minutes.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Confirm my address', link: '{{link}}', optional: true },
    { kind: 'text', text: 'Nobody at {{brand}} will ever ask you for this code.' },
  ],
  footnote:
    'You get this because this address was used to sign up at {{brand}}. If that was not you, ignore this mail and nothing happens.',
};
