import {
  draftChanged,
  notificationsRead,
  setUser,
  userAppNotification,
  type DraftNews,
  type NotificationsRead,
} from '@linkyard/contracts';
import type { z } from 'zod';

export type LiveNotification = z.output<typeof userAppNotification.payload>;

/** What is used of a socket.io client; a test hands in its own. */
export interface LiveSocket {
  /** False when the server refused or ended the connection: socket.io does not come back by itself then. */
  readonly active: boolean;
  /** True when the server sent on what was missed while the connection was lost. */
  readonly recovered: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  emit(event: string, payload: unknown): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/** How a lost connection comes back. @source spec 7 "Reconnection" */
export const reconnection = {
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Infinity,
  timeout: 20_000,
} as const;

interface Listening {
  userId: string;
  onNotification: (notification: LiveNotification) => void;
  onRead: (read: NotificationsRead) => void;
  onDraft: (news: DraftNews) => void;
  /** The connection is back, and events sent in between were missed. */
  onBack: () => void;
  /** Renews the session's token; false when the session is over. Rejects when neither is known. */
  renew: () => Promise<boolean>;
}

/**
 * Receives the events of this account while the app is open.
 * @returns ends the connection
 */
export function listenLive(
  socket: LiveSocket,
  { userId, onNotification, onRead, onDraft, onBack, renew }: Listening,
): () => void {
  let wasConnected = false;
  let ended = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const later = (pauseMs: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => void again(), pauseMs);
  };
  const again = async () => {
    try {
      if (!(await renew()) || ended) return;
      socket.connect();
    } catch {
      // No network, or no server: the session may well go on, so it is asked for again.
      if (!ended) later(reconnection.reconnectionDelayMax);
    }
  };

  socket.on('connect', () => {
    socket.emit(setUser.name, userId);
    if (wasConnected && !socket.recovered) onBack();
    wasConnected = true;
  });
  socket.on(userAppNotification.name, (payload) => {
    const parsed = userAppNotification.payload.safeParse(payload);
    // A newer server may send a type that this build cannot show; the list shows it after a reload.
    if (parsed.success) onNotification(parsed.data);
  });
  socket.on(notificationsRead.name, (payload) => {
    const read = notificationsRead.payload.safeParse(payload);
    if (read.success) onRead(read.data);
  });
  socket.on(draftChanged.name, (payload) => {
    const news = draftChanged.payload.safeParse(payload);
    if (news.success) onDraft(news.data);
  });
  socket.on('connect_error', () => {
    // Refused: its token has run out, mostly. Everything else socket.io tries again itself.
    if (!socket.active && !ended) later(reconnection.reconnectionDelayMax);
  });
  socket.on('disconnect', () => {
    // Ended by the server, because the session is over: the renewal finds that out and signs out. Not in the same
    // moment: another tab may just be getting the next session.
    if (!socket.active && !ended) later(reconnection.reconnectionDelay);
  });
  socket.connect();

  return () => {
    ended = true;
    clearTimeout(retry);
    socket.disconnect();
  };
}
