import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LeadView } from '@linkyard/contracts';
import type { useLeadActs } from './use-lead-acts.js';

/**
 * The lead beside the table, kept in the address (`?lead=`), and its neighbours on this page. Opening one reads it.
 */
export function useOpenedLead<Lead extends LeadView>(
  shown: readonly Lead[],
  acts: Pick<ReturnType<typeof useLeadActs>, 'run'>,
) {
  const [params, setParams] = useSearchParams();
  const id = params.get('lead');
  const at = shown.findIndex(({ _id }) => _id === id);
  const lead = shown[at] ?? null;

  const open = (next: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('lead', next);
        else after.delete('lead');
        return after;
      },
      { replace: id !== null, preventScrollReset: true },
    );
  const step = (by: 1 | -1) => {
    const next = shown[at + by];
    return next && at >= 0 ? () => open(next._id) : null;
  };

  useEffect(() => {
    if (lead && !lead.isRead) void acts.run([lead], 'read', { silent: true });
    // Only opening reads: marked unread while it is open it stays unread.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only opening reads
  }, [lead?._id]);

  return { lead, open, close: () => open(null), previous: step(-1), next: step(1) };
}
