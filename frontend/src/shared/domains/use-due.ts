import { useEffect, useRef } from 'react';

/** How long a look of the server takes at the most. */
const marginMs = 8_000;
const maxTimerMs = 3_600_000;
/** Where the moment has passed and nothing has changed. */
const againMs = 20_000;

/** Runs a refresh soon after the server was to look again, while the part is on screen. @param at epoch text or null */
export function useDue(at: string | null, refresh: () => void): void {
  const run = useRef(refresh);
  useEffect(() => {
    run.current = refresh;
  });
  useEffect(() => {
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = new Date(at).getTime() - Date.now() + marginMs;
      timer = setTimeout(
        () => {
          if (!document.hidden) run.current();
          wait();
        },
        Math.min(maxTimerMs, Math.max(againMs, left)),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [at]);
}
