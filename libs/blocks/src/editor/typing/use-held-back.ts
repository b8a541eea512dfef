import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { holdBack, isTyping, whenTyping } from './hold-back.js';
import { useLatest } from './use-latest.js';

/**
 * The value of a field: as it is typed while it is typed, else as it is outside (undo, another window, what the outside
 * made of it). The outside must take what it is told at once, not in a transition: until then the field shows the old.
 * @returns what to show, what to call with each key, what to call to tell at once
 */
export function useHeldBack<Value>(value: Value, onChange: (next: Value) => void) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  const tellTo = useLatest((next: Value) => {
    onChange(next);
    setTyped(null);
  });
  const [{ hold, tell }] = useState(() => holdBack(tellTo));
  // Gone from the screen, it has told what it held.
  useLayoutEffect(() => tell, [tell]);
  const type = useCallback(
    (next: Value) => {
      setTyped({ value: next });
      hold(next);
    },
    [hold],
  );
  return [typed ? typed.value : value, type, tell] as const;
}

/** Whether a field shows something that the page does not have yet. */
export const useIsTyping = (): boolean => useSyncExternalStore(whenTyping, isTyping, isTyping);
