/** What was waited for took longer than allowed. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for work no longer than a time limit. The work itself goes on; its later result or failure is ignored. Where it can be cancelled, use an
 * `AbortSignal.timeout` instead.
 * @param limitMs  milliseconds
 * @throws TimeoutError, or what `work` throws
 */
export async function withTimeout<Value>(work: Promise<Value>, limitMs: number, message?: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(message ?? `It took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    // eslint-disable-next-line no-restricted-syntax -- the one place
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns whether the work has ended within the time limit, with a value or a failure */
export async function settlesWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const settled = work.then(
    () => true,
    () => true,
  );
  return withTimeout(settled, limitMs).catch((error: unknown) => {
    if (error instanceof TimeoutError) return false;
    throw error;
  });
}
