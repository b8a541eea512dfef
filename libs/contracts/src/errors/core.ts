import type { ErrorCatalogue } from './catalogue.js';

export const coreErrors = {
  'core.internal': { http: 500, text: /*i18n*/ 'Something went wrong on our side. Please try again.' },
  'core.invalid_input': { http: 422, text: /*i18n*/ 'Please check the highlighted fields.' },
  'core.malformed': { http: 400, text: /*i18n*/ 'The request could not be read.' },
  'core.unauthenticated': { http: 401, text: /*i18n*/ 'Please sign in to continue.' },
  'core.forbidden': { http: 403, text: /*i18n*/ 'You do not have access to this.' },
  'core.not_found': { http: 404, text: /*i18n*/ 'Not found.' },
  'core.conflict': { http: 409, text: /*i18n*/ 'This has changed since you opened it.' },
  'core.stale_rev': {
    http: 409,
    text: /*i18n*/ 'This was changed somewhere else. Load the newer version or keep yours.',
  },
  'core.too_large': { http: 413, text: /*i18n*/ 'This is too large.' },
  'core.unsupported_type': { http: 415, text: /*i18n*/ 'This kind of content is not accepted here.' },
  'core.idempotency_mismatch': { http: 422, text: /*i18n*/ 'This key was used with different content before.' },
  'core.confirm_address': {
    http: 409,
    text: /*i18n*/ 'Several orders or bookings were made with this address within an hour. We have sent a mail there: once it is confirmed, this one is made.',
  },
  /** Of the account; its reason says which one, with the values `limit`, `used` and `kind`. */
  'core.limit_reached': {
    http: 409,
    text: /*i18n*/ 'Your plan has no room for more. Delete something, or ask support for more.',
  },
  'core.rate_limited': { http: 429, text: /*i18n*/ 'Too many requests. Please wait a moment.' },
  'core.unavailable': {
    http: 503,
    text: /*i18n*/ 'This part is not available right now. Please try again in a moment.',
  },
  /** Of a tenant whose mail server is not set up, or does not take mails. */
  'core.mail_unavailable': {
    http: 503,
    text: /*i18n*/ 'Mail is not available here right now. Please try again later, or contact support.',
  },
  'core.timeout': { http: 504, text: /*i18n*/ 'This took too long. Please try again.' },
  'core.outcome_unknown': {
    http: 504,
    text: /*i18n*/ 'This takes longer than usual and may still be done. Please check before you repeat it.',
  },
  'core.provider_failed': { http: 502, text: /*i18n*/ 'The other service could not be reached.' },
  'core.storage_full': { http: 507, text: /*i18n*/ 'There is no room left for this file. Please try again later.' },
  'core.unknown_host': { http: 421, text: /*i18n*/ 'This address is not served here.' },
} as const satisfies ErrorCatalogue;
