import type { ErrorCatalogue } from './catalogue.js';

export const authErrors = {
  /** The same for an unknown address, a wrong password and a social-only account. */
  'auth.login_failed': { http: 401, text: /*i18n*/ 'The e-mail address or the password is wrong.' },
  /** @source models.md 1 */
  EMAIL_NOT_VERIFIED: {
    http: 403,
    text: /*i18n*/ 'Please confirm your e-mail address first. We have sent you a code.',
  },
  'auth.locked': { http: 429, text: /*i18n*/ 'Too many failed attempts. Please try again in 15 minutes.' },
  'auth.suspended': { http: 403, text: /*i18n*/ 'This account has been switched off. Please contact support.' },
  'auth.signup_closed': { http: 403, text: /*i18n*/ 'Signing up is not possible here right now.' },
  'auth.signup_by_invitation': {
    http: 403,
    text: /*i18n*/ 'Accounts here are by invitation only. Please use the link in your invitation.',
  },
  'auth.two_factor_required': { http: 401, text: /*i18n*/ 'Please enter the code from your authenticator app.' },
  'auth.two_factor_failed': { http: 401, text: /*i18n*/ 'That code is not right. Please try the next one.' },
  'auth.two_factor_on': { http: 409, text: /*i18n*/ 'Two-step sign-in is already on.' },
  'auth.two_factor_off': { http: 409, text: /*i18n*/ 'Two-step sign-in is not on.' },
  'auth.code_invalid': { http: 422, text: /*i18n*/ 'That code is not right or no longer valid.' },
  'auth.code_spent': { http: 422, text: /*i18n*/ 'Too many wrong codes. Please ask for a new one.' },
  'auth.link_invalid': { http: 422, text: /*i18n*/ 'This link is not valid any more. Please ask for a new one.' },
  'auth.resend_too_soon': {
    http: 429,
    text: /*i18n*/ 'We have just sent a code. Please wait a minute before asking again.',
  },
  'auth.password_breached': {
    http: 422,
    text: /*i18n*/ 'This password is known from data leaks. Please choose another one.',
  },
  'auth.password_wrong': { http: 422, text: /*i18n*/ 'Your current password is not right.' },
  'auth.session_ended': { http: 401, text: /*i18n*/ 'Your session has ended. Please sign in again.' },
  /** Its key is that of an earlier sign-in of this browser (ADR 0034); the app loads itself again. */
  'auth.document_outdated': {
    http: 401,
    text: /*i18n*/ 'You have signed in again in another window. Please load this page again.',
  },
  'auth.sign_in_expired': { http: 401, text: /*i18n*/ 'This sign-in took too long. Please start again.' },
  'auth.social_failed': { http: 401, text: /*i18n*/ 'Signing in with this provider did not work. Please try again.' },
  'auth.social_email_needed': {
    http: 422,
    text: /*i18n*/ 'The provider did not tell us your e-mail address. Please enter it.',
  },
  'auth.social_email_in_use': {
    http: 409,
    text: /*i18n*/ 'There is already an account with this e-mail address. Please sign in with your password.',
  },
  'auth.social_not_configured': { http: 403, text: /*i18n*/ 'Signing in with this provider is not switched on here.' },
  'auth.invalid_birthdate': { http: 422, text: /*i18n*/ 'Invalid birthdate. Please provide a valid date.' },
  'auth.onboarding_order': { http: 409, text: /*i18n*/ 'Please finish the earlier step first.' },
  'auth.not_while_impersonating': {
    http: 403,
    text: /*i18n*/ 'This is not possible while you are signed in as another user.',
  },
  'auth.not_impersonating': { http: 409, text: /*i18n*/ 'You are signed in as yourself.' },
  'auth.impersonation_of_admin': { http: 403, text: /*i18n*/ 'It is not possible to sign in as an administrator.' },
  'auth.impersonation_inactive': {
    http: 409,
    text: /*i18n*/ 'You can only sign in as a user whose account is active.',
  },
  'auth.impersonation_disabled': {
    http: 403,
    text: /*i18n*/ 'This user does not allow others to sign in as them.',
  },
  'auth.impersonation_too_long': {
    http: 409,
    text: /*i18n*/ 'You have reached the limit of one day. Go back and sign in as this user again.',
  },
  'auth.own_account': { http: 409, text: /*i18n*/ 'You cannot switch off your own account.' },
  'auth.last_admin': {
    http: 409,
    text: /*i18n*/ 'This is the last active administrator. Make another account an administrator first.',
  },
  'auth.promotion_unconfirmed': {
    http: 403,
    text: /*i18n*/ 'Please confirm with your password, or a code of your authenticator app, that this account is to be an administrator.',
  },
} as const satisfies ErrorCatalogue;
