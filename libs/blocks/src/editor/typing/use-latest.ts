import { useCallback, useLayoutEffect, useRef } from 'react';

/** One and the same function, which does what the one given last does. */
export function useLatest<Value>(call: (value: Value) => void): (value: Value) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((value) => latest.current(value), []);
}
