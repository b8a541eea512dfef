import { beginOutsideWork } from '@linkyard/mongo';
import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { ProviderError } from './provider-error.js';

export interface CallLimits {
  /** Of one attempt, waiting for its turn included, milliseconds. */
  timeoutMs: number;
  /** Attempts after the first, of calls that may be repeated. @default 0 */
  retries?: number;
  /** Attempts at once, and how many wait for one of them to end; more are refused. @default no limit */
  room?: { concurrent: number; queued: number };
}

export type ProviderWork<Value> = (signal: AbortSignal) => Promise<Value>;

/** How the calls to one provider are made. Both methods throw ProviderError `unavailable` without an answer, and what `work` throws. */
export interface CallPolicy {
  /** Runs a call that may be repeated: a read, or a write with its idempotency key. */
  run<Value>(work: ProviderWork<Value>): Promise<Value>;
  /** Runs a call that would be done twice if it were repeated. */
  runOnce<Value>(work: ProviderWork<Value>): Promise<Value>;
  /** The same with the circuit breaker of another account. @param key of the account within the provider */
  forAccount(key: string): CallPolicy;
}

/** A person waits at most this long for a call with all its attempts. @source quality R27 */
const maxCallMs = 10_000;
const firstWaitMs = 100;
/** A provider that asks for a longer pause is not called again by the same call. */
const maxWaitMs = 1_000;
const restMs = 10_000;
const accountBreakAfter = 8;
/** More than two accounts alone can cause, so that they do not stop the others. */
const providerBreakAfter = 20;
const maxAccounts = 1_000;

const isUnavailable = (error: Error): boolean =>
  error instanceof ProviderError ? error.code === 'unavailable' : error instanceof TaskCancelledError;
/** A limit on requests is the account's own, and says nothing about the provider. */
const isOutage = (error: Error): boolean =>
  isUnavailable(error) && !(error instanceof ProviderError && error.details.reason === 'rate_limit');

const breaker = (failures: number) =>
  circuitBreaker(handleWhen(isOutage), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) });

const retryAfterOf = (error: Error): number => (error instanceof ProviderError ? error.retryAfterMs : 0);

/** With jitter, so that calls that failed together do not come back together. */
const waitMs = (attempt: number): number =>
  Math.min(firstWaitMs * 2 ** (attempt - 1), maxWaitMs) * (0.5 + Math.random() / 2);

/**
 * Time limit, retries, circuit breakers and a bulkhead around the calls to one provider. A refusal of one account never counts against the
 * others: the breakers see outages alone.
 */
export function callPolicy({ timeoutMs, retries = 0, room }: CallLimits): CallPolicy {
  const provider = breaker(providerBreakAfter);
  const inTime = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  const attempt = room ? wrap(inTime, bulkhead(room.concurrent, room.queued)) : inTime;
  const ofAccount = () => wrap(provider, breaker(accountBreakAfter), attempt);
  const accounts = new LRUCache<string, IPolicy>({ max: maxAccounts });

  const policyOf = (once: IPolicy): CallPolicy => ({
    async run(work) {
      const until = Date.now() + maxCallMs - timeoutMs;
      const isWorthAnother = (error: Error) =>
        isUnavailable(error) && retryAfterOf(error) <= maxWaitMs && Date.now() < until;
      const again = retry(handleWhen(isWorthAnother), {
        maxAttempts: retries,
        backoff: new DelegateBackoff(({ attempt: count, result }) =>
          Math.max(waitMs(count), 'error' in result ? retryAfterOf(result.error) : 0),
        ),
      });
      return explained(() => again.execute(() => once.execute(({ signal }) => work(signal))));
    },
    runOnce: (work) => explained(() => once.execute(({ signal }) => work(signal))),
    forAccount(key) {
      const known = accounts.get(key) ?? ofAccount();
      accounts.set(key, known);
      return policyOf(known);
    },
  });
  return policyOf(ofAccount());
}

async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  beginOutsideWork();
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof TaskCancelledError)
      throw new ProviderError('unavailable', 'The provider did not answer in time', { reason: 'timeout', cause });
    if (cause instanceof BrokenCircuitError)
      throw new ProviderError('unavailable', 'The provider is not called for a moment after failures', { cause });
    if (cause instanceof BulkheadRejectedError)
      throw new ProviderError('unavailable', 'Too many calls to the provider at once', {
        ...{ reason: 'rate_limit', retryAfterMs: 2_000, cause },
      });
    throw cause;
  }
}
