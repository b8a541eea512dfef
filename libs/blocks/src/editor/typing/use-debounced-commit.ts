import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { addPending, removePending } from './pending-input.js';

/** Input is committed after this pause in typing, milliseconds. */
export const commitDelayMs = 120;
/** And at the latest after this, while typing goes on, milliseconds. */
export const maxCommitDelayMs = 400;

/**
 * Commits the input of one field after a pause in typing; at once when the field is unmounted or the window is left.
 * @returns `schedule` to call with each input, `flush` to commit now, `isPending` while something is not committed
 */
export function useDebouncedCommit<Value>(commit: (value: Value) => void) {
  const [isPending, setPending] = useState(false);
  const later = useDebouncedCallback(
    (value: Value) => {
      removePending(flush);
      setPending(false);
      commit(value);
    },
    { delay: commitDelayMs, maxWait: maxCommitDelayMs, flushOnUnmount: true },
  );
  const flush = useCallback(() => later.flush(), [later]);
  const schedule = useCallback(
    (value: Value) => {
      addPending(flush);
      setPending(true);
      later(value);
    },
    [later, flush],
  );
  // Layout effects are cleaned up before the parents' effects, which may close the editor.
  useLayoutEffect(() => flush, [flush]);
  useEffect(() => {
    if (!isPending) return;
    const events = ['pagehide', 'visibilitychange', 'beforeunload'];
    for (const name of events) window.addEventListener(name, flush, true);
    return () => {
      for (const name of events) window.removeEventListener(name, flush, true);
    };
  }, [isPending, flush]);
  return { schedule, flush, isPending };
}
