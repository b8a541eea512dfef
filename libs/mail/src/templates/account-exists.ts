import type { MailTemplate } from '../mail-template.js';

/** Sent in place of a code when a sign-up uses the address of an existing account. Values: link (sign in), resetLink; name may be empty. */
export const accountExists: MailTemplate = {
  subject: 'You already have a {{brand}} account',
  preheader: 'Sign in, or choose a new password.',
  heading: 'You already have an account',
  parts: [
    {
      kind: 'text',
      text: 'Somebody, probably you, tried to sign up at {{brand}} with this address. It has an account already, so there is nothing to set up.',
    },
    { kind: 'button', label: 'Sign in', link: '{{link}}' },
    { kind: 'text', text: 'Forgotten the password? Choose a new one here: {{resetLink}}', optional: true },
  ],
  footnote:
    'If that was not you, ignore this mail: the other person did not learn that you have an account, and nothing changed.',
};
