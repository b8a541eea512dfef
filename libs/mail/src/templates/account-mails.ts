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

/** Sent in place of a code when a sign-up uses the address of an existing account. Values: link (sign in), resetLink; name may be empty. */
export const accountExists: MailTemplate = {
  subject: 'You already have a {{brand}} account',
  preheader: 'Sign in, or choose a new password.',
  heading: 'You already have an account',
  parts: [
    {
      kind: 'text',
      text: 'Someone, probably you, tried to sign up at {{brand}} with this address. It has an account already, so there is nothing to set up.',
    },
    { kind: 'button', label: 'Sign in', link: '{{link}}' },
    { kind: 'text', text: 'Forgotten the password? Choose a new one here: {{resetLink}}', optional: true },
  ],
  footnote:
    'If that was not you, ignore this mail: the other person did not learn that you have an account, and nothing changed.',
};

/** To a person whose account a reseller has opened. Values: email, link (sign in), resetLink; name may be empty. Never the password. */
export const subUserWelcome: MailTemplate = {
  subject: 'Your {{brand}} account is ready',
  preheader: 'Sign in and make your first page.',
  heading: 'Your account is ready',
  parts: [
    {
      kind: 'text',
      text: '{{brand}} has opened an account for you. You sign in with {{email}} and the password you were given.',
    },
    { kind: 'button', label: 'Sign in', link: '{{link}}' },
    { kind: 'text', text: 'No password at hand, or you want one that only you know? Choose it here: {{resetLink}}' },
  ],
  footnote:
    'You get this because {{brand}} has opened an account with this address. If you do not want it, ignore this mail.',
};

/** To a person whom a reseller has invited. Values: link, days; name may be empty. */
export const subUserInvite: MailTemplate = {
  subject: 'You are invited to {{brand}}',
  preheader: 'Choose a password and begin. The link is good for {{days}} days.',
  heading: 'You are invited to {{brand}}',
  parts: [
    {
      kind: 'text',
      text: 'Choose your name and a password, and your account is ready. The link is good for {{days}} days and works once.',
    },
    { kind: 'button', label: 'Accept the invitation', link: '{{link}}' },
  ],
  footnote:
    'You get this because {{brand}} has entered this address. If you do not want an account, ignore this mail: without your password there is none to sign in to.',
};

/** Values: exportName, link, expires; name may be empty. */
export const exportReady: MailTemplate = {
  subject: 'Your export is ready: {{exportName}}',
  preheader: 'Download it until {{expires}}.',
  heading: 'Your export is ready',
  parts: [
    { kind: 'text', text: 'The export “{{exportName}}” can be downloaded until {{expires}}.' },
    { kind: 'button', label: 'Download', link: '{{link}}' },
  ],
  footnote:
    'You get this because you asked for the export. The link is only for you: it may hold personal data of others.',
};

/** Sent once when more was ordered or booked with an address than it gets mails unasked. Values: link; name may be empty. */
export const confirmAddress: MailTemplate = {
  subject: 'Was this you?',
  preheader: 'Several orders or bookings were made with your e-mail address.',
  heading: 'Was this you?',
  parts: [
    {
      kind: 'text',
      text: 'Several orders or bookings were made with your e-mail address within an hour. The latest ones are made, and the mails about them sent, once you confirm that it was you.',
    },
    { kind: 'button', label: 'Look and confirm', link: '{{link}}' },
    { kind: 'text', text: 'Without your confirmation they are forgotten after a day.' },
  ],
  footnote:
    'You get this because this address was entered at {{brand}}. If that was not you, ignore this mail: you get no others about it.',
};

/** To the owner of a white label, from the platform. Values: site, problem, link (its settings); name may be empty. */
export const senderFailing: MailTemplate = {
  subject: 'Mails of {{site}} do not leave',
  preheader: '{{problem}}',
  heading: 'Mails of {{site}} do not leave',
  parts: [
    { kind: 'text', text: '{{problem}}' },
    {
      kind: 'text',
      text: 'Its mails wait for about two hours and are sent once this is fixed. Until then no one can sign up or choose a new password there.',
    },
    { kind: 'button', label: 'Check the mail server', link: '{{link}}' },
  ],
  footnote: 'You get this because {{site}} is yours.',
};

/** Sent to a person for whom an administrator has made an account. Values: link (to choose a password), days; name may be empty. */
export const accountInvited: MailTemplate = {
  subject: 'Your {{brand}} account is ready',
  preheader: 'Choose a password to sign in for the first time.',
  heading: 'Your account is ready',
  parts: [
    { kind: 'text', text: 'An account at {{brand}} was made for this address. Choose a password to sign in.' },
    { kind: 'button', label: 'Choose a password', link: '{{link}}' },
    { kind: 'text', text: 'The link is good for {{days}} days and works once.' },
  ],
  footnote: 'If you do not know {{brand}}, ignore this mail: without a password the account cannot be used.',
};

/** Sent to all administrators. Values: person, by, when, link (to the list of users); name may be empty. */
export const adminAdded: MailTemplate = {
  subject: '{{person}} is an administrator of {{brand}} now',
  preheader: 'Made an administrator by {{by}}.',
  heading: 'A new administrator',
  parts: [
    { kind: 'text', text: 'An account was given the rights of an administrator.' },
    {
      kind: 'facts',
      rows: [
        ['Account', '{{person}}'],
        ['By', '{{by}}'],
        ['When', '{{when}}'],
      ],
    },
    { kind: 'text', text: 'If that was not intended, take the rights away again:' },
    { kind: 'button', label: 'Open users', link: '{{link}}' },
  ],
  footnote: 'You get this because you are an administrator of {{brand}}.',
};

/** To the owner of a white label, by their own mail server. Values: server, sender; name may be empty. */
export const senderTest: MailTemplate = {
  subject: 'Your mail server works',
  preheader: 'Mails of {{brand}} can be sent by {{server}}.',
  heading: 'Your mail server works',
  parts: [
    { kind: 'text', text: 'This test mail was sent the way all mails of {{brand}} are sent.' },
    {
      kind: 'facts',
      rows: [
        ['Mail server', '{{server}}'],
        ['Sender', '{{sender}}'],
      ],
    },
  ],
  footnote: 'You get this because you tested or saved the mail server of {{brand}}.',
};

export const impersonated: MailTemplate = {
  subject: '{{who}} signed in to your account',
  preheader: 'Reason: {{reason}}',
  heading: '{{who}} signed in to your account',
  parts: [
    {
      kind: 'text',
      text: 'On {{when}}, to help you or to look into something. They cannot see or change your password, your payment accounts or your address, and cannot delete your account.',
    },
    { kind: 'text', text: 'Reason: {{reason}}' },
    {
      kind: 'text',
      text: 'In your account settings you can see where your account is signed in, end a session, and choose whether others may sign in as you.',
    },
    { kind: 'button', label: 'Account settings', link: '{{link}}' },
  ],
  footnote: 'You get this so that you know who was in your account.',
};

/** To the owner of a domain. Values: host, link (to the screen of domains); name may be empty. */
export const certificateExpiring: MailTemplate = {
  subject: 'The certificate of {{host}} expires soon',
  preheader: 'It could not be renewed.',
  heading: 'The certificate of {{host}} expires soon',
  parts: [
    {
      kind: 'text',
      text: 'The certificate of {{host}} expires within two weeks and could not be renewed. Once it has expired, browsers warn everyone who opens the domain.',
    },
    { kind: 'text', text: "The usual reason is that the domain's DNS records no longer lead here." },
    { kind: 'button', label: 'Check the domain', link: '{{link}}' },
  ],
  footnote: 'You get this because {{host}} is yours.',
};

/** Values: domain, problem, link; name may be empty. */
export const domainFailing: MailTemplate = {
  subject: '{{domain}} no longer leads here',
  preheader: '{{problem}}',
  heading: '{{domain}} no longer leads here',
  parts: [
    { kind: 'text', text: '{{problem}}' },
    { kind: 'text', text: 'Check its records and press Verify. Other domains of yours are not affected.' },
    { kind: 'button', label: 'Check the domain', link: '{{link}}' },
  ],
  footnote: 'You get this because {{domain}} is yours here.',
};
