import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { ProviderProblem } from './provider-problem.js';

interface CallLimits {
  /** Calls at once; a slow provider ties up nothing else. */
  concurrent: number;
  /** Calls that wait for one of them to end; more are refused at once. */
  queued: number;
  /** For all of it, waiting included, milliseconds. */
  timeoutMs: number;
}

export interface CallPolicy {
  /** @throws ProviderProblem timeout, limit (too many wait already), failed (left alone after failures in a row) */
  run<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

const breakAfter = 8;
const restMs = 10_000;
const isUnavailable = (error: Error) =>
  error instanceof TaskCancelledError ||
  (error instanceof ProviderProblem && (error.kind === 'timeout' || error.kind === 'failed'));

/** Bulkhead, time limit and circuit breaker around the calls to one provider. @source quality R27 */
export function callPolicy({ concurrent, queued, timeoutMs }: CallLimits): CallPolicy {
  const policy = wrap(
    circuitBreaker(handleWhen(isUnavailable), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(breakAfter) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
    bulkhead(concurrent, queued),
  );
  return {
    async run(work) {
      try {
        return await policy.execute(({ signal }) => work(signal));
      } catch (cause) {
        if (cause instanceof BulkheadRejectedError) throw new ProviderProblem('limit', 'too many calls at once', 2);
        if (cause instanceof TaskCancelledError) throw new ProviderProblem('timeout', 'no answer in time');
        if (cause instanceof BrokenCircuitError)
          throw new ProviderProblem('failed', 'left alone after failures in a row');
        throw cause;
      }
    },
  };
}
