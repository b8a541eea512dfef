import type { ErrorCatalogue } from './catalogue.js';

export const coreErrors = {
  'core.internal': { http: 500, text: 'Something went wrong on our side. Please try again.' },
  'core.invalid_input': { http: 422, text: 'Please check the highlighted fields.' },
  'core.malformed': { http: 400, text: 'The request could not be read.' },
  'core.unauthenticated': { http: 401, text: 'Please sign in to continue.' },
  'core.forbidden': { http: 403, text: 'You do not have access to this.' },
  'core.not_found': { http: 404, text: 'Not found.' },
  'core.conflict': { http: 409, text: 'This has changed since you opened it.' },
  'core.stale_rev': { http: 409, text: 'This was changed somewhere else. Load the newer version or keep yours.' },
  'core.too_large': { http: 413, text: 'This is too large.' },
  'core.unsupported_type': { http: 415, text: 'This kind of content is not accepted here.' },
  'core.idempotency_mismatch': { http: 422, text: 'This key was used with different content before.' },
  'core.rate_limited': { http: 429, text: 'Too many requests. Please wait a moment.' },
  'core.unavailable': { http: 503, text: 'This part is not available right now. Please try again in a moment.' },
  'core.timeout': { http: 504, text: 'This took too long. Please try again.' },
  'core.provider_failed': { http: 502, text: 'The other service could not be reached.' },
  'core.storage_full': { http: 507, text: 'There is no room left for this file. Please try again later.' },
  'core.unknown_host': { http: 421, text: 'This address is not served here.' },
} as const satisfies ErrorCatalogue;
