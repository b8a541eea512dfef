import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { CalendarError } from './calendar-adapter.js';

export interface CallPolicy {
  /** Runs a call that may be repeated. @throws CalendarError unavailable when there was no answer */
  run<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

/** Asking again at once what asked to be left alone would make it wait longer. */
const isWorthAnotherTry = (error: Error) =>
  isUnavailable(error) && !(error instanceof CalendarError && error.retryAfterMs > 0);
const isUnavailable = (error: Error) => !(error instanceof CalendarError) || error.code === 'unavailable';

/** Time limit, one more attempt and a circuit breaker around the calls to one provider. The refusal of one account stops no other. */
export function callPolicy(): CallPolicy {
  const policy = wrap(
    retry(handleWhen(isWorthAnotherTry), { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 200 }) }),
    circuitBreaker(handleWhen(isUnavailable), { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(8) }),
    timeout(5_000, TimeoutStrategy.Aggressive),
  );
  return {
    async run(work) {
      try {
        return await policy.execute(({ signal }) => work(signal));
      } catch (error) {
        if (error instanceof CalendarError) throw error;
        const reason = error instanceof BrokenCircuitError ? 'is left alone for a moment' : 'did not answer';
        throw new CalendarError('unavailable', `The provider ${reason}`, { cause: error });
      }
    },
  };
}
