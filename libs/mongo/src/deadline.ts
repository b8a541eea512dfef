import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller has stopped waiting: what was begun is undone, what was not is not begun. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

interface Limited {
  /** Epoch milliseconds. Undefined once the work has ended: timers and promises that it started keep the store. */
  until: number | undefined;
}
const running = new AsyncLocalStorage<Limited>();

/**
 * Runs work whose caller waits until a moment. Transactions and calls to other services within it end by then. What it leaves running in
 * the background has no limit any more once it has ended itself.
 * @param until epoch milliseconds; undefined for no limit, also inside work that has one
 * @source ADR 0031
 */
export const withDeadline = <Result>(until: number | undefined, work: () => Promise<Result>): Promise<Result> => {
  const limited: Limited = { until };
  return running.run(limited, async () => {
    try {
      return await work();
    } finally {
      limited.until = undefined;
    }
  });
};

/** The same for a callback, which returns before its work has ended. @returns removes the limit */
export function beginDeadline(until: number, next: () => void): () => void {
  const limited: Limited = { until };
  running.run(limited, next);
  return () => {
    limited.until = undefined;
  };
}

/**
 * For work that another system is about to do for us, such as a payment provider: it is not begun for a caller who has gone, and once it has
 * begun what it did is recorded, however long that takes.
 * @throws DeadlineExceeded
 */
export function beginOutsideWork(): void {
  requireTimeLeft();
  const limited = running.getStore();
  if (limited) limited.until = undefined;
}

/** How long the caller of the running work still waits, milliseconds, 0 or less when it has stopped; Infinity without a limit. */
export const timeLeftMs = (now = Date.now()): number => (running.getStore()?.until ?? Infinity) - now;

/** @throws DeadlineExceeded when the caller of the running work has stopped waiting */
export function requireTimeLeft(): void {
  if (timeLeftMs() <= 0) throw new DeadlineExceeded('The caller no longer waits');
}
