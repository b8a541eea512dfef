import { t } from '@lingui/core/macro';
import { refreshSession } from '@linkyard/contracts';
import { z } from 'zod';
import type { ApiError } from './api-error.js';
import { makeCall, type CallPorts } from './call.js';

export type RefreshOutcome = 'renewed' | 'ended' | ApiError;

/** Runs a piece of work while no other tab runs one of the same name; plain where the browser has no locks. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Absent outside secure contexts (http on a network address); then only this tab is kept in order.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, work) : work();
}

/**
 * One renewal at a time, in this tab and across tabs: a refresh token works once, so reusing it would end the
 * session. A waiting call finds the new token in the cookie and sends no renewal.
 */
export function createRefresh(
  ports: Pick<CallPorts, 'fetch' | 'token' | 'language'> & { reload: () => void; goTo: (path: string) => void },
  exclusive = alone,
) {
  let underWay: Promise<RefreshOutcome> | null = null;

  /** An impersonation is over, and the browser is signed in as who began it again: what was begun as the user must not go on as them. */
  const leaveAccount = (role: number): ApiError => {
    ports.goTo(role === 1 ? '/admin/users' : '/white-label?tab=users');
    return { code: 'auth.session_ended', httpStatus: 401, message: t`You are signed in as yourself again.` };
  };

  const renew = async (spent: string | null): Promise<RefreshOutcome> => {
    const now = ports.token();
    if (now !== null && now !== spent) return 'renewed';
    const path = refreshSession.http?.path ?? '/auth/refresh';
    const answer = await makeCall(
      { path, role: 'public', body: {} },
      { ...ports, refresh: async () => 'ended', onSessionEnded: () => undefined },
    );
    if (answer.ok) {
      const back = returned.safeParse(answer.data);
      return back.success ? leaveAccount(back.data.user.role) : 'renewed';
    }
    // Another tab has signed in since: this document needs the key of that sign-in.
    if (answer.error.code === 'auth.document_outdated') {
      ports.reload();
      return answer.error;
    }
    const refused = answer.error.httpStatus === 401 || answer.error.httpStatus === 403;
    return refused ? 'ended' : answer.error;
  };

  return (spent: string | null): Promise<RefreshOutcome> => {
    underWay ??= exclusive('session-refresh', () => renew(spent)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

const returned = z.object({ returned: z.literal(true), user: z.object({ role: z.number() }) });
