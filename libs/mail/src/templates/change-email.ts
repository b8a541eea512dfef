import type { MailTemplate } from '../mail-template.js';

/** Values: newEmail, code, minutes; link and name may be empty. Sent to the old and the new address. */
export const changeEmail: MailTemplate = {
  subject: '{{code}} confirms your new {{brand}} address',
  preheader: 'Confirm the change to {{newEmail}}.',
  heading: 'Confirm your new e-mail address',
  parts: [
    {
      kind: 'text',
      text: 'The address of your {{brand}} account is to change to {{newEmail}}. Enter this code to confirm it. It is good for {{minutes}} minutes.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Confirm the new address', link: '{{link}}', optional: true },
    { kind: 'text', text: 'The change happens only when both the old and the new address have confirmed it.' },
  ],
  footnote: 'If you did not ask for this, do not confirm it, and change your password.',
};
