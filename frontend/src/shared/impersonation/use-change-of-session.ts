import type { ReplyOf, startImpersonation } from '@linkyard/contracts';
import { useCallback } from 'react';
import { sessionClosed, sessionOpened } from '../session/session-slice.js';
import { dropTokenCookie } from '../session/token-cookie.js';
import { useAppDispatch } from '../session/use-session.js';

type Change = ReplyOf<typeof startImpersonation>;

/** Replaced in component specs, where a document cannot be left. */
export const leaving = { assign: (address: string) => window.location.assign(address) };

/** Goes on with the session that a call has put into this browser's cookies. The document is loaded again: nothing of the other account stays in it. */
export function useChangeOfSession() {
  const dispatch = useAppDispatch();
  return useCallback(
    (change: Change) => {
      if ('token' in change) dispatch(sessionOpened(change));
      leaving.assign(change.to);
    },
    [dispatch],
  );
}

/** The same, where the session of this browser is over. */
export function useEndOfSession() {
  const dispatch = useAppDispatch();
  const change = useChangeOfSession();
  return useCallback(
    (answer: Change) => {
      if (!('token' in answer)) {
        dropTokenCookie();
        dispatch(sessionClosed({ byItself: false }));
      }
      change(answer);
    },
    [change, dispatch],
  );
}
