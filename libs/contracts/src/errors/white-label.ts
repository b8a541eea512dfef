import type { ErrorCatalogue } from './catalogue.js';

export const whiteLabelErrors = {
  'white-label.leaks_found': {
    http: 409,
    text: /*i18n*/ 'Your site still shows the name of the installation behind it, so it was not published. Please contact support; the check lists where.',
  },
  'white-label.domain_unverified': { http: 409, text: /*i18n*/ 'Please verify your domain' },
  'white-label.category_missing': { http: 422, text: /*i18n*/ 'Please add at least one category' },
  'white-label.pictures_missing': { http: 422, text: /*i18n*/ 'Please upload all images' },
  'white-label.not_complete': { http: 409, text: /*i18n*/ 'Please complete white label settings' },
  'white-label.suspended': {
    http: 403,
    text: /*i18n*/ 'This site was closed by the people who run the installation. Please contact them.',
  },
  'white-label.email_exists': { http: 409, text: /*i18n*/ 'Email already exists' },
  'white-label.not_invited': { http: 409, text: /*i18n*/ 'This person has accepted the invitation already.' },
  'white-label.list_unreadable': {
    http: 422,
    text: /*i18n*/ 'This file could not be read. Save it as CSV and try again.',
  },
  'white-label.list_without_addresses': {
    http: 422,
    text: /*i18n*/ 'There are no e-mail addresses in this file. It needs a column “email”.',
  },
  'white-label.plan_unknown': { http: 422, text: /*i18n*/ 'There is no plan of this name.' },
  'white-label.smtp_missing': { http: 409, text: /*i18n*/ 'Please enter your mail server first.' },
  'white-label.smtp_password': {
    http: 422,
    text: /*i18n*/ 'The stored password of the mail server can no longer be read. Please enter it again.',
  },
  'white-label.smtp_connection': {
    http: 422,
    text: /*i18n*/ 'The mail server could not be reached. Please check its name and the port.',
  },
  'white-label.smtp_tls': {
    http: 422,
    text: /*i18n*/ 'The mail server offers no encrypted connection with a valid certificate.',
  },
  'white-label.smtp_sign_in': {
    http: 422,
    text: /*i18n*/ 'The mail server refuses the username or the password.',
  },
  'white-label.smtp_sender': {
    http: 422,
    text: /*i18n*/ 'The mail server does not let you send from this address. Please check the sender e-mail.',
  },
  'white-label.smtp_recipient': {
    http: 422,
    text: /*i18n*/ 'The mail server does not accept the test mail for the address of your account.',
  },
  'white-label.smtp_content': { http: 422, text: /*i18n*/ 'The mail server does not accept the test mail.' },
  'white-label.plan_exists': { http: 409, text: /*i18n*/ 'There is a plan of this name already.' },
  'white-label.plan_in_use': {
    http: 409,
    text: /*i18n*/ 'People are on this plan. Choose the plan that they get instead.',
  },
  'white-label.too_many_plans': { http: 409, text: /*i18n*/ 'You can have up to 20 plans.' },
} as const satisfies ErrorCatalogue;
