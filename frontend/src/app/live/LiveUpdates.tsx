import { useEffect, useState } from 'react';
import { io } from 'socket.io-client';
import { bellRequest, notificationsApi } from '../../features/notifications/api.js';
import { addNews, applyRead } from '../../features/notifications/apply-news.js';
import { sessionApi } from '../../shared/session/session-api.js';
import { appKey } from '../../shared/session/app-key.js';
import { currentToken } from '../../shared/session/token-cookie.js';
import { useAppDispatch, useAppStore } from '../../shared/session/use-session.js';
import { draftNews } from '../../shared/live/draft-news.js';
import { offerLiveConnection } from '../../shared/live/live-connection.js';
import { listenLive, reconnection, type LiveNotification } from './live-socket.js';
import { NotificationToasts } from './NotificationToasts.js';

/** The oldest leaves when there are more. @source spec 9 "Notification toasts" */
const maxToasts = 5;

type Store = ReturnType<typeof useAppStore>;

/**
 * A new password ends every session and opens the next one: its answer brings the token the socket needs, so that is
 * waited for.
 */
function whenNoMutationRuns(store: Store): Promise<void> {
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

/** While an account is signed in: shows its notifications as they arrive, as toasts and in the bell. */
export function LiveUpdates({ userId }: { userId: string }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [shown, setShown] = useState<readonly LiveNotification[]>([]);

  useEffect(() => {
    const { updateQueryData, invalidateTags } = notificationsApi.util;
    const { notifications } = notificationsApi.endpoints;
    const loadBell = () => void dispatch(notifications.initiate(bellRequest, { forceRefetch: true, subscribe: false }));
    const socket = io({
      ...reconnection,
      autoConnect: false,
      // The server takes no long polling. @source ADR 0059
      transports: ['websocket'],
      // Read at every connection: the token of the last one may have run out.
      auth: (give) => give({ token: currentToken() ?? '', key: appKey() ?? '' }),
    });
    const takeBack = offerLiveConnection(socket);
    const end = listenLive(socket, {
      userId,
      onNotification: (received) => {
        dispatch(updateQueryData('notifications', bellRequest, (list) => addNews(list, received)));
        dispatch(invalidateTags(['NotificationPages']));
        setShown((before) => [...before.filter(({ _id }) => _id !== received._id), received].slice(-maxToasts));
      },
      onRead: (read) => {
        let isSure = false;
        dispatch(
          updateQueryData('notifications', bellRequest, (list) => {
            isSure = applyRead(list, read);
          }),
        );
        // One that arrived while it was counted is in one of the two only.
        if (!isSure) loadBell();
        dispatch(invalidateTags(['NotificationPages']));
        setShown((before) => before.filter(({ _id }) => !read.markAsRead || !read.ids.includes(_id)));
      },
      onDraft: draftNews.publish,
      onBack: () => {
        draftNews.publish('missed');
        loadBell();
        dispatch(invalidateTags(['NotificationPages']));
      },
      renew: async () => {
        await whenNoMutationRuns(store);
        if (store.getState().session.phase !== 'signedIn') return false;
        // Any call renews a token that has run out, and signs out when the session is over.
        const me = await dispatch(sessionApi.endpoints.me.initiate({}, { forceRefetch: true, subscribe: false }));
        if (me.isSuccess) return true;
        if (store.getState().session.phase !== 'signedIn') return false;
        throw new Error('The state of the session is unknown');
      },
    });
    return () => {
      takeBack();
      end();
    };
  }, [dispatch, store, userId]);

  const dismiss = (id: string) => setShown((before) => before.filter(({ _id }) => _id !== id));
  return <NotificationToasts shown={shown} onDismiss={dismiss} />;
}
