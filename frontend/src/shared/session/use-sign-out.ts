import { useCallback } from 'react';
import { dropTokenCookie } from './token-cookie.js';
import { useLogoutMutation } from './session-api.js';
import { sessionClosed } from './session-slice.js';
import { useAppDispatch } from './use-session.js';

/** Ends this session here at once, and on the server as soon as it answers. */
export function useSignOut() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    // Whatever the answer, this browser forgets the account: who presses Logout must not stay signed in.
    await logout({});
    dropTokenCookie();
    dispatch(sessionClosed({ byItself: false }));
  }, [dispatch, logout]);
}
