import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';

import { useMemo, useState, type KeyboardEvent } from 'react';
import type { MessageActs } from './MessageActions.js';
import { MessageItem } from './MessageItem.js';
import { messageRows } from './message-rows.js';
import { dayOf, dayText } from './message-times.js';
import type { RoomView } from './room-view.js';
import { useRoomScroll } from './use-room-scroll.js';
import { WaitingItem } from './WaitingItem.js';
import css from './chat-room.module.css';

interface MessageListProps {
  view: RoomView;
  userId: string;
  readUpTo: number | null;
  highlighted: string | null;
  acts: MessageActs;
  onJump: (_id: string) => void;
  onOlder: () => void;
  onBottom: () => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** The messages of the room, the newest at the bottom. @source spec 2, 4, 9 "Chat" */
export function MessageList(props: MessageListProps) {
  const { view, userId, readUpTo, highlighted, acts, onJump, onOlder, onBottom, onRetry, onDiscard } = props;
  const { log, waiting, isLoadingOlder, isConnected } = view;
  const rows = useMemo(() => messageRows(log.messages, { dayOf, readUpTo, userId }), [log.messages, readUpTo, userId]);
  const { scroller, isAway, toBottom, onScroll } = useRoomScroll({
    oldest: log.messages[0]?._id,
    newest: log.messages.at(-1)?._id,
    waiting: waiting.length,
    onTop: onOlder,
    onBottom,
  });
  const [reached, setReached] = useState<string | null>(null);
  const ids = log.messages.map(({ _id }) => _id);
  const current = reached !== null && ids.includes(reached) ? reached : ids.at(-1);

  /** Arrow keys go from message to message; Tab then reaches what can be done with it. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnMessage = event.target instanceof HTMLElement && event.target.tagName === 'ARTICLE';
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }[event.key];
    if (!isOnMessage || step === undefined || current === undefined) return;
    event.preventDefault();
    const to = ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(current) + step))];
    if (to === undefined) return;
    setReached(to);
    document.getElementById(`message-${to}`)?.focus();
  };

  return (
    <div className={css['place']}>
      <div className={css['list']} ref={scroller} onScroll={onScroll} onKeyDown={onKeyDown} tabIndex={-1}>
        {isLoadingOlder && <OlderSkeleton />}
        {!log.isRemaining && log.messages.length > 0 && (
          <p className={css['end']}>
            <Trans>No Chat remaining</Trans>
          </p>
        )}
        <div role="log" aria-label={t`Messages`} aria-live="polite" aria-relevant="additions">
          {rows.map((row) => {
            if (row.kind === 'day')
              return (
                <div key={row.key} className={css['day']} role="separator">
                  <span>{dayText(row.at)}</span>
                </div>
              );
            if (row.kind === 'unread')
              return (
                <div key={row.key} className={css['day']} data-unread role="separator">
                  <span>
                    <Trans>New messages</Trans>
                  </span>
                </div>
              );
            const { message } = row;
            return (
              <MessageItem
                key={row.key}
                message={message}
                isFirstOfGroup={row.isFirstOfGroup}
                isCurrent={message._id === current}
                isHighlighted={message._id === highlighted}
                userId={userId}
                seat={view.seat}
                acts={acts}
                onJump={onJump}
              />
            );
          })}
          {waiting.map((one) => (
            <WaitingItem
              key={one.clientId}
              waiting={one}
              isConnected={isConnected}
              onRetry={onRetry}
              onDiscard={onDiscard}
            />
          ))}
        </div>
      </div>
      {isAway && (
        <Button
          className={css['newest']}
          size="xs"
          variant="default"
          radius="xl"
          leftSection={<IconArrowDown size={16} stroke={1.5} />}
          onClick={toBottom}
        >
          <Trans>Newest messages</Trans>
        </Button>
      )}
    </div>
  );
}

export function OlderSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className={css['skeleton']} role="status" aria-label={t`Loading`} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={css['skeletonRow']}>
          <Skeleton circle height={32} />
          <div>
            <Skeleton height={12} width={120} />
            <Skeleton height={12} width={`${70 - (at % 3) * 15}%`} mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
