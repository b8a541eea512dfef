import type { ApiError } from '../../api/api-error.js';
import type { Unwrapped } from '../../api/envelope.js';

/** The world as far as waiting goes; the real one in `browser-patience.ts`. */
export interface PatiencePorts {
  isOnline: () => boolean;
  /** Resolves when the browser is online, or the signal is aborted. */
  whenOnline: (signal: AbortSignal) => Promise<void>;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Between one try and the next, milliseconds; after the last of them it is given up. Time without a network does not count. */
export const delaysMs = [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000];
const passing = new Set([429, 502, 503, 504]);

/** Whether the same call may do better in a moment. */
export const isPassing = ({ code, httpStatus }: ApiError): boolean => code === 'network' || passing.has(httpStatus);

/**
 * Retries a call until its answer is final: waits while the browser is offline, backs off while the server
 * does not answer or is overloaded, and honours Retry-After.
 * @param mayRepeat false for a failure after which the call must not be made again
 */
export async function patiently(
  attempt: () => Promise<Unwrapped>,
  signal: AbortSignal,
  { isOnline, whenOnline, wait }: PatiencePorts,
  mayRepeat: (error: ApiError) => boolean = isPassing,
): Promise<Unwrapped> {
  for (let failures = 0; ;) {
    if (!isOnline()) await whenOnline(signal);
    const answer = await attempt();
    if (answer.ok || signal.aborted || !mayRepeat(answer.error)) return answer;
    // Cut off by the network's end: the browser knows of it, and no patience is spent.
    if (answer.error.code === 'network' && !isOnline()) continue;
    const delay = delaysMs[failures];
    if (delay === undefined) return answer;
    failures += 1;
    await wait(Math.max(delay, (answer.error.retryAfterSec ?? 0) * 1000), signal);
    if (signal.aborted) return answer;
  }
}
