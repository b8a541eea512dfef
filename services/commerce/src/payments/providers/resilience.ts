import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { beginOutsideWork } from '@linkyard/mongo';
import { ProviderError } from './provider-error.js';

export interface Resilience {
  /** One attempt's limit, milliseconds, at most 10,000. */
  timeoutMs: number;
  /** Attempts after the first, for calls that may repeat. */
  retries: number;
  /** Failures in a row after which the provider is left alone for `restMs`. */
  breakAfter: number;
  restMs: number;
}
export const defaultResilience: Resilience = { timeoutMs: 8_000, retries: 2, breakAfter: 8, restMs: 10_000 };

export interface CallPolicy {
  /** Runs a call that may be repeated: a read, or a write with its idempotency key. */
  run<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

const isUnavailable = (error: Error) =>
  error instanceof TaskCancelledError || (error instanceof ProviderError && error.code === 'unavailable');

/**
 * Time limit, retries and a circuit breaker around every call to one provider. Only unavailability counts: a wrong key or a
 * refused amount of one owner must not stop the others.
 */
export function callPolicy({ timeoutMs, retries, breakAfter, restMs }: Resilience = defaultResilience): CallPolicy {
  const policy = wrap(
    retry(handleWhen(isUnavailable), {
      maxAttempts: retries,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
    }),
    circuitBreaker(handleWhen(isUnavailable), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(breakAfter) }),
    timeout(Math.min(timeoutMs, 10_000), TimeoutStrategy.Aggressive),
  );
  return {
    async run(work) {
      beginOutsideWork();
      try {
        return await policy.execute(({ signal }) => work(signal));
      } catch (error) {
        if (error instanceof TaskCancelledError)
          throw new ProviderError('unavailable', 'The provider did not answer in time');
        if (error instanceof BrokenCircuitError)
          throw new ProviderError('unavailable', 'The provider is not reachable at the moment');
        throw error;
      }
    },
  };
}
