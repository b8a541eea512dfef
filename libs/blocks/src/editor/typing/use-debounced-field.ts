import { type KeyboardEvent, useCallback, useState } from 'react';
import { useDebouncedCommit } from './use-debounced-commit.js';

/** Whether a key does not write but submits the field or is a shortcut of the editor. */
export const endsInput = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) => key === 'Enter' || ctrlKey || metaKey || altKey;

/**
 * The value of a text field: what is typed until it is committed, then what the form has (after an undo, a change in
 * another window). `onChange` must update the form at once, not in a transition.
 */
export function useDebouncedField<Value>(value: Value, onChange: (next: Value) => void) {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const { schedule, flush } = useDebouncedCommit((next: Value) => {
    setDraft(null);
    onChange(next);
  });
  const type = useCallback(
    (next: Value) => {
      setDraft({ value: next });
      schedule(next);
    },
    [schedule],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (endsInput(event)) flush();
    },
    [flush],
  );
  return { shown: draft ? draft.value : value, type, flush, onKeyDown };
}
