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
import { beginOutsideWork } from '@linkyard/mongo';
import { ProviderError } from './provider-error.js';

export interface CallPolicy {
  /** Runs a call that may be repeated. @throws ProviderError unavailable when there was no answer */
  run<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
  /** Runs a call that would be done twice when it is repeated. @throws as `run` */
  runOnce<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

/** Twice this is less than the ten seconds that a person waits at most. @source quality R27 */
const attemptMs = 4_500;

/** Asking again at once what asked to be left alone would make it wait longer. */
const isWorthAnotherTry = (error: Error) =>
  isUnavailable(error) && !(error instanceof ProviderError && error.retryAfterMs > 0);
const isUnavailable = (error: Error) => !(error instanceof ProviderError) || error.code === 'unavailable';

/** Time limit, one more attempt and a circuit breaker around the calls to one provider. The refusal of one account stops no other. */
export function callPolicy(): CallPolicy {
  const once = wrap(
    circuitBreaker(handleWhen(isUnavailable), { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(8) }),
    timeout(attemptMs, TimeoutStrategy.Aggressive),
  );
  const again = retry(handleWhen(isWorthAnotherTry), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 200 }),
  });
  return {
    run: (work) => explained(() => again.execute(() => once.execute(({ signal }) => work(signal)))),
    runOnce: (work) => explained(() => once.execute(({ signal }) => work(signal))),
  };
}

async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  beginOutsideWork();
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const reason = error instanceof BrokenCircuitError ? 'is left alone for a moment' : 'did not answer';
    throw new ProviderError('unavailable', `The provider ${reason}`, { cause: error });
  }
}
