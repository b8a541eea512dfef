import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** How long a changing colour rests before the page follows, milliseconds. @source spec 9 */
export const restMs = 200;

/**
 * A draft value that updates immediately and is reported after it has been stable for `restMs`; an outside change (undo, another
 * user's edit) replaces the draft.
 */
export function useRested(value: string | undefined, onChange: (next: string) => void) {
  const [draft, setDraft] = useState(value);
  const reported = useRef(value);
  const report = useDebouncedCallback(
    (next: string) => {
      reported.current = next;
      onChange(next);
    },
    { delay: restMs, flushOnUnmount: true },
  );
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setDraft(value);
  }, [value]);
  const change = (next: string) => {
    setDraft(next);
    report(next);
  };
  return [draft, change] as const;
}
