interface Patience {
  /** It is done at the latest after so many milliseconds. */
  latestMs?: number;
  /** Milliseconds after which a browser without idle callbacks is thought to have time: Safari has none. */
  guessMs?: number;
}

/** Does something when the window has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void, { latestMs, guessMs = 200 }: Patience = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, guessMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, latestMs === undefined ? {} : { timeout: latestMs });
  return () => cancelIdleCallback(idle);
}
