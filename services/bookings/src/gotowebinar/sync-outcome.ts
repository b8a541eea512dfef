import { gotowebinarErrors } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { hourMs } from '@linkyard/time';
import { outcomeOf } from '../providers/outcome-of.js';

const firstWaitMs = 15_000;
/** After so many attempts it is shown as failed, and still tried. */
const patience = 3;

/** How a failed attempt stands on the record, and when there is another one. */
export function afterFailure(error: ProviderError, before: { attempts: number }, now: Date) {
  const attempts = before.attempts + 1;
  if (error.code === 'unavailable') {
    const waitMs = Math.max(Math.min(firstWaitMs * 2 ** before.attempts, hourMs), error.retryAfterMs);
    const state = attempts >= patience ? ('failed' as const) : ('pending' as const);
    return { state, attempts, error: gotowebinarErrors.unavailable, nextAt: new Date(now.getTime() + waitMs) };
  }
  // Repeating it changes nothing: the creator connects again, or changes what was refused.
  const text =
    outcomeOf(error) === 'refused' ? gotowebinarErrors.missing : gotowebinarErrors.notAccepted(error.message);
  return { state: 'failed' as const, attempts, error: text, nextAt: null };
}
