import { deleteLeads, type LeadView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import { useAppDispatch, useAppStore } from '../../shared/session/use-session.js';
import { leadsApi, useDeleteLeadsMutation, useUpdateLeadsMutation } from './api.js';
import { acts, afterAct, type LeadAct } from './lead-states.js';

type LeadStatus = Pick<LeadView, '_id' | 'state' | 'isRead'>;

/** How many were changed, for people: '3 marked read'. */
const doneWords = (count: number, act: LeadAct) =>
  count === 1 ? `${acts()[act].done[0]?.toUpperCase()}${acts()[act].done.slice(1)}` : `${count} ${acts()[act].done}`;

/** What is done with leads: shown at once, taken back when it is refused. */
export function useLeadActs() {
  const [update] = useUpdateLeadsMutation();
  const [remove] = useDeleteLeadsMutation();
  const patch = usePatch();

  const run = async (leads: readonly LeadStatus[], act: LeadAct, options: { silent?: boolean } = {}) => {
    const touched = leads.filter(acts()[act].fits);
    if (touched.length === 0) return;
    const undo = patch(touched, act);
    const refusal = refusalOf(await update({ ids: touched.map(({ _id }) => _id), ...acts()[act].change }));
    if (refusal) {
      undo();
      toast.error(refusal.message);
    } else if (!options.silent) {
      toast.success(doneWords(touched.length, act));
    }
  };
  return {
    run,
    async remove(ids: readonly string[]): Promise<ApiError | null> {
      const refusal = refusalOf(await remove({ ids: [...ids] }));
      if (!refusal) toast.success(translated(deleteLeads.message));
      return refusal;
    },
  };
}

/** Changes leads in every table that is loaded; the answer puts them back. */
function usePatch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (touched: readonly LeadStatus[], act: LeadAct) => {
    const ids = new Set(touched.map(({ _id }) => _id));
    const change = (table: { data: LeadStatus[]; unread: number }) => {
      for (const row of table.data) {
        if (!ids.has(row._id)) continue;
        const after = afterAct(row, act);
        table.unread = Math.max(0, table.unread + Number(row.isRead) - Number(after.isRead));
        Object.assign(row, { isRead: after.isRead, state: after.state });
      }
    };
    const state = store.getState();
    const { selectCachedArgsForQuery, updateQueryData } = leadsApi.util;
    const ofTouched = selectCachedArgsForQuery(state, 'lead').filter(({ _id }) => ids.has(_id));
    const patches = [
      ...ofTouched.map((args) =>
        dispatch(updateQueryData('lead', args, ({ lead }) => void Object.assign(lead, afterAct(lead, act)))),
      ),
      ...selectCachedArgsForQuery(state, 'leads').map((args) => dispatch(updateQueryData('leads', args, change))),
      ...selectCachedArgsForQuery(state, 'submissions').map((args) =>
        dispatch(updateQueryData('submissions', args, change)),
      ),
    ];
    return () => patches.forEach((entry) => entry.undo());
  };
}
