import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../shared/api/api-error.js';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A field that saves itself: on `commit`, and when it goes with something in it that is not saved.
 * @param kept what is saved; when that changes elsewhere, the field follows
 * @param save answers a refusal, which is shown and keeps what was typed
 */
export function useFieldSave<Value>(kept: Value, save: (value: Value) => Promise<ApiError | null>) {
  const [value, setValue] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [sent, setSent] = useState(kept);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isSame(kept, seen)) {
    setSeen(kept);
    // What was typed while an earlier text was being saved stays.
    if (isSame(value, seen) || isSame(value, sent)) setValue(kept);
  }

  const asked = useRef(kept);
  const latest = useRef({ value, save });
  /** One save at a time: of two at once the earlier could be written last. */
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { value, save };
  });
  useEffect(() => {
    asked.current = kept;
  }, [kept]);

  const inTurn = (next: Value): Promise<ApiError | null> => {
    const saved = turn.current.then(() => latest.current.save(next));
    // Who asked gets the failure; the next one goes on.
    turn.current = saved.catch(() => undefined);
    return saved;
  };

  const commit = async (next: Value) => {
    if (isSame(next, asked.current)) return;
    const before = asked.current;
    asked.current = next;
    setSent(next);
    setProblem(null);
    const refusal = await inTurn(next);
    if (!refusal) return;
    // Another try is allowed to send the same again.
    asked.current = before;
    setProblem(refusal.errors?.[0]?.message ?? refusal.message);
  };

  useEffect(
    () => () => {
      const { value: typed, save: last } = latest.current;
      if (!isSame(typed, asked.current)) void turn.current.then(() => last(typed));
    },
    [],
  );

  return {
    value,
    problem,
    /** Shows a value without saving it yet. */
    change: (next: Value) => {
      setProblem(null);
      setValue(next);
    },
    commit: () => commit(value),
    /** Shows and saves a value. */
    set: (next: Value) => {
      setValue(next);
      return commit(next);
    },
  };
}
