import { objectId } from '@linkyard/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

type Dialog = 'import' | 'empty';

const dialogOf = (params: URLSearchParams): Dialog | null => {
  const asked = params.get('import') === '1' ? 'import' : params.get('new');
  return asked === 'import' || asked === 'empty' ? asked : null;
};

/**
 * The dialogs that links from elsewhere open: `?import=1`, `?new=import`, `?new=empty`, `?share={campaignId}`. Closing takes it out of
 * the address; Back closes it too.
 */
export function useLinkedDialog() {
  const [params, setParams] = useSearchParams();
  const shown = dialogOf(params);
  const share = params.get('share');
  const [seen, setSeen] = useState<readonly Dialog[]>([]);
  if (shown && !seen.includes(shown)) setSeen([...seen, shown]);

  const rest = (before: URLSearchParams) => {
    const after = new URLSearchParams(before);
    for (const key of ['import', 'new', 'share']) after.delete(key);
    return after;
  };
  return {
    shown,
    shareId: share !== null && objectId.safeParse(share).success ? share : null,
    /** It stays in place once it was shown: what was begun in it is not lost by closing. */
    everShown: (dialog: Dialog) => seen.includes(dialog) || shown === dialog,
    open: (dialog: Dialog) =>
      setParams(
        (before) => {
          const after = rest(before);
          if (dialog === 'import') after.set('import', '1');
          else after.set('new', dialog);
          return after;
        },
        { preventScrollReset: true },
      ),
    close: () => setParams(rest, { replace: true, preventScrollReset: true }),
  };
}
