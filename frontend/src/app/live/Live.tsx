import { useEffect, useState } from 'react';
import { io } from 'socket.io-client';
import { notificationsApi } from '../frame/notifications-api.js';
import { sessionApi } from '../../shared/session/session-api.js';
import { currentToken } from '../../shared/session/token-cookie.js';
import { useAppDispatch, useAppStore } from '../../shared/session/use-session.js';
import { draftNews } from '../../shared/live/draft-news.js';
import { listenLive, reconnection, type LiveNotification } from './live-socket.js';
import { NotificationToasts } from './NotificationToasts.js';

/** The oldest leaves when there are more. @source spec 9 "Notification toasts" */
const mostToasts = 5;

type Store = ReturnType<typeof useAppStore>;

/**
 * A new password ends every session and opens the next one: its answer brings the token the socket needs, so that is
 * waited for.
 */
function whenNothingChanges(store: Store): Promise<void> {
  const isChanging = () => Object.values(store.getState().api.mutations).some((call) => call?.status === 'pending');
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (isChanging()) return;
      unsubscribe();
      resolve();
    });
    if (isChanging()) return;
    unsubscribe();
    resolve();
  });
}

/** While somebody is signed in: what happens to their account is shown as it happens, in a toast and in the bell. */
export function Live({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [shown, setShown] = useState<readonly LiveNotification[]>([]);

  useEffect(() => {
    const { notifications } = notificationsApi.endpoints;
    const socket = io({
      ...reconnection,
      autoConnect: false,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      // Asked for at every connection: the token of the last one may have run out.
      auth: (give) => give({ token: currentToken() ?? '' }),
    });
    return listenLive(socket, {
      userId,
      onNotification: (told) => {
        dispatch(
          notificationsApi.util.updateQueryData('notifications', { listPerPage: -1 }, (list) => {
            if (list.data.some(({ _id }) => _id === told._id)) return;
            list.data.unshift(told);
            list.unread += 1;
          }),
        );
        setShown((before) => [...before.filter(({ _id }) => _id !== told._id), told].slice(-mostToasts));
      },
      onDraft: draftNews.tell,
      onBack: () => {
        draftNews.tell('missed');
        void dispatch(notifications.initiate({ listPerPage: -1 }, { forceRefetch: true, subscribe: false }));
      },
      renew: async () => {
        await whenNothingChanges(store);
        if (store.getState().session.phase !== 'signedIn') return false;
        // Any call renews a token that has run out, and signs out when the session is over.
        const me = await dispatch(sessionApi.endpoints.me.initiate({}, { forceRefetch: true, subscribe: false }));
        if (me.isSuccess) return true;
        if (store.getState().session.phase !== 'signedIn') return false;
        throw new Error('nobody could say whether the session goes on');
      },
    });
  }, [dispatch, store, userId]);

  const dismiss = (id: string) => setShown((before) => before.filter(({ _id }) => _id !== id));
  return <NotificationToasts shown={shown} onDismiss={dismiss} />;
}
