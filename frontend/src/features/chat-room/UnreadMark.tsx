import { enterChatRooms, messageReceived, readMarked, setUser } from '@linkyard/contracts';
import { Plural } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { formatCount } from '@linkyard/ui';
import { useEffect, useState } from 'react';
import { useLiveConnection, type LiveConnection } from '../../shared/live/live-connection.js';
import { useUser } from '../../shared/session/use-session.js';

/** A server counts no further. */
const most = 100;
const answerMs = 20_000;

/** How many chat messages the person has not read, in all of their rooms. */
export function UnreadMark() {
  const userId = useUser()?._id;
  const connection = useLiveConnection();
  const [unread, setUnread] = useState<Readonly<Record<string, number>>>({});

  useEffect(() => {
    if (!connection || !userId) return;
    const note = (roomId: string, count: number) => setUnread((before) => ({ ...before, [roomId]: count }));
    const onRead = (payload: unknown) => {
      const read = readMarked.payload.safeParse(payload);
      if (read.success) note(read.data.roomId, read.data.unread);
    };
    const onMessage = (payload: unknown) => {
      const { data: message } = messageReceived.payload.safeParse(payload);
      if (!message || message.sendBy._id === userId) return;
      setUnread((before) => ({ ...before, [message.roomId]: (before[message.roomId] ?? 0) + 1 }));
    };
    connection.on(readMarked.name, onRead);
    connection.on(messageReceived.name, onMessage);
    // The server names the counts with each connection; this screen may have come after it.
    if (connection.connected) void countsOf(connection, userId).then((counts) => counts && setUnread(counts));
    return () => {
      connection.off(readMarked.name, onRead);
      connection.off(messageReceived.name, onMessage);
    };
  }, [connection, userId]);

  const count = Object.values(unread).reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return (
    <Badge size="sm" color="orange" variant="light" circle={count < 10}>
      <b aria-hidden>{count >= most ? `${formatCount(most - 1)}+` : formatCount(count)}</b>
      <i className="ly-visually-hidden">
        <Plural value={count} one="# new message" other="# new messages" />
      </i>
    </Badge>
  );
}

/** @returns null when there is no answer */
async function countsOf(connection: LiveConnection, userId: string): Promise<Record<string, number> | null> {
  try {
    const reply = await connection.timeout(answerMs).emitWithAck(setUser.name, userId);
    const entered = enterChatRooms.reply.safeParse(reply);
    return entered.success
      ? Object.fromEntries(entered.data.rooms.map(({ roomId, unread }) => [roomId, unread]))
      : null;
  } catch {
    // Cut: the next connection brings the counts.
    return null;
  }
}
