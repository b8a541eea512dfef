import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MediaView } from '@linkyard/contracts';

export type LibraryLook = 'grid' | 'list';

/** How the library looks and which file is open, in the address (`?view=list&file=…`). */
export function useLibraryView(shown: readonly MediaView[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get('file');
  const at = shown.findIndex(({ _id }) => _id === id);
  // A change can move the open file out of what is listed; it stays open all the same.
  const [held, setHeld] = useState<MediaView | null>(null);
  const listed = shown[at];
  if (listed && (held?._id !== listed._id || held.rev < listed.rev)) setHeld(listed);

  const put = useCallback(
    (key: 'view' | 'file', value: string | null, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(key, value);
          else after.delete(key);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const open = (next: string | null) => put('file', next, id !== null);
  const step = (by: 1 | -1) => {
    const next = shown[at + by];
    return next && at >= 0 ? () => open(next._id) : null;
  };

  const look: LibraryLook = params.get('view') === 'list' ? 'list' : 'grid';
  return {
    look,
    setLook: (next: LibraryLook) => put('view', next === 'list' ? 'list' : null, true),
    file: held?._id === id && !(listed && listed.rev >= held.rev) ? held : (listed ?? null),
    open,
    /** What the server says of the open file, until the list is read again. */
    hold: setHeld,
    previous: step(-1),
    next: step(1),
  };
}
