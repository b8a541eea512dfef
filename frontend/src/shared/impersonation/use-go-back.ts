import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { useCallback } from 'react';
import { refusalOf } from '../api/api-error.js';
import { useAppSelector } from '../session/use-session.js';
import { useEndImpersonationMutation } from './api.js';
import { useEndOfSession } from './use-change-of-session.js';

/** Who acts as the account that is shown, or null. */
export const useImpersonation = () => useAppSelector((state) => state.session.otherData?.impersonation ?? null);

/** What the way back is called. @source spec 2 "Profile menu" */
export const backLabel = (by: 'admin' | 'owner'): string =>
  by === 'admin' ? t`Back to admin` : t`Back to your account`;

/** Ends the impersonation and returns to the own account. */
export function useGoBack() {
  const [end, { isLoading }] = useEndImpersonationMutation();
  const leave = useEndOfSession();
  const goBack = useCallback(async () => {
    const answer = await end({});
    const refusal = refusalOf(answer);
    if (answer.data) leave(answer.data);
    // Another window has gone back already.
    else if (refusal?.code === 'auth.not_impersonating') window.location.reload();
    else if (refusal && refusal.httpStatus !== 401) toast.error(refusal.message);
  }, [end, leave]);
  return { goBack, isLoading };
}
