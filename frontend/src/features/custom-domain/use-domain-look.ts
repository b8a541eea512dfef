import { skipToken } from '@reduxjs/toolkit/query';
import type { DomainView } from '@linkyard/contracts';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { customDomainApi, useDomainLookQuery, useVerifyDomainMutation } from './api.js';

/** What is seen of a domain now: looked up when its panel opens, after each automatic check, and on a press of 'Verify'. */
export function useDomainLook(row: DomainView | null) {
  const request = row ? { _id: row._id } : skipToken;
  const look = useDomainLookQuery(request, { refetchOnMountOrArgChange: true });
  const [verify, verifying] = useVerifyDomainMutation();
  const dispatch = useAppDispatch();
  const seen = look.currentData;

  const press = async () => {
    if (!row) return null;
    const answer = await verify({ _id: row._id });
    if (answer.data) void dispatch(customDomainApi.util.upsertQueryData('domainLook', { _id: row._id }, answer.data));
    return refusalOf(answer);
  };
  return {
    /** The state of the list, which is read again in the meantime, with the records as they were seen last. */
    domain: row && seen ? { ...row, records: seen.domain.records, lastCheckedAt: seen.domain.lastCheckedAt } : row,
    problems: seen?.problems ?? [],
    press,
    isPressed: verifying.isLoading,
    /** Nothing is known yet of what is seen now. */
    isLooking: verifying.isLoading || (look.isFetching && !seen),
    refresh: () => void (row && look.refetch()),
  };
}
