import type { ApiError } from '../../../shared/api/api-error.js';
import type { Outcome } from './operation.js';

/** Refusals that mean: the server has something else than the editor thought. */
const disagreeing = new Set([
  'core.stale_rev',
  'core.not_found',
  'core.conflict',
  'sections.order_mismatch',
  'sections.restore_expired',
  'templates.page_slug_taken',
  'templates.last_page',
]);

/** What a failed call means for what it carried. */
export function outcomeOf(error: ApiError): Outcome {
  const { code, httpStatus, message, errors = [], retryAfterSec } = error;
  const afterMs = retryAfterSec === undefined ? {} : { afterMs: retryAfterSec * 1000 };
  if (httpStatus === 0) return { kind: 'later', offline: true };
  // A session that ended sends the person to sign in; what is kept is sent when they are back.
  if (httpStatus >= 500 || httpStatus === 429 || httpStatus === 408 || httpStatus === 401) {
    return { kind: 'later', offline: false, ...afterMs };
  }
  if (disagreeing.has(code)) return { kind: 'disagree', code, message };
  return { kind: 'refused', problem: { message, errors } };
}
