declare global {
  interface Navigator {
    /** @source wicg.github.io/savedata, where the browser has it */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Milliseconds after which a browser without idle callbacks is thought to have time: Safari has none. */
const guessMs = 400;

/** Does something when the window has nothing else to do. @param timeoutMs then at the latest @returns what calls it off */
export function whenIdle(work: () => void, timeoutMs?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, guessMs);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return () => cancelIdleCallback(idle);
}

/** Whether somebody asked their browser to fetch no more than it must. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
