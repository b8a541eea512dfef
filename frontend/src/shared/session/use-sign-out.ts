import { currentEndpoint } from '@linkyard/blocks/push';
import type { logout, ReplyOf } from '@linkyard/contracts';
import { useCallback } from 'react';
import { useEndOfSession } from '../impersonation/use-change-of-session.js';
import { dropTokenCookie } from './token-cookie.js';
import { useLogoutMutation } from './session-api.js';
import { sessionClosed } from './session-slice.js';
import { useAppDispatch } from './use-session.js';

/** Ends this session here at once, and on the server as soon as it answers. */
export function useSignOut() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const leave = useEndOfSession();
  return useCallback(async () => {
    await endPushHere();
    const { data } = await logout({});
    // Who acted as this user goes on as themselves.
    if (data && hasWay(data)) return leave(data);
    // Whatever the answer, this browser forgets the account: who presses Logout must not stay signed in.
    dropTokenCookie();
    dispatch(sessionClosed({ byItself: false }));
  }, [dispatch, leave, logout]);
}

type Reply = ReplyOf<typeof logout>;
const hasWay = (reply: Reply): reply is Extract<Reply, { to: string }> => 'to' in reply;

/** The notifications of an account end in a browser that it leaves: the next person there is another one. Never keeps anyone signed in. */
async function endPushHere(): Promise<void> {
  try {
    const endpoint = await currentEndpoint();
    if (!endpoint) return;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ endpoint, from: 'user' });
    await fetch('/notification/unsubscribe', { method: 'POST', headers, body, keepalive: true });
  } catch {
    // Offline: the person removes the device in the list of another one.
  }
}
