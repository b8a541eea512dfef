import type { ChatMessage, EnteredRoom } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar } from '@mantine/core';
import { formatDate } from '@linkyard/ui';
import { memo } from 'react';
import { MessageActions, type MessageActs } from './MessageActions.js';
import { clockText } from './message-times.js';
import { MessageText } from './MessageText.js';
import css from './chat-room.module.css';

interface MessageItemProps {
  message: ChatMessage;
  isFirstOfGroup: boolean;
  /** The one that the arrow keys have reached; the others are not reached by Tab. */
  isCurrent: boolean;
  isHighlighted: boolean;
  userId: string;
  seat: EnteredRoom | null;
  acts: MessageActs;
  onJump: (_id: string) => void;
}

/** How a person is called whose account is gone. */
export const nameOf = ({ name }: ChatMessage['sendBy']): string => name || t`Deleted account`;

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isFirstOfGroup, isCurrent, isHighlighted, userId, seat, acts, onJump } = props;
  const { sendBy, createdAt, editedAt, replyTo, reaction, state } = message;
  const name = nameOf(sendBy);
  return (
    <article
      id={`message-${message._id}`}
      className={css['message']}
      data-first={isFirstOfGroup || undefined}
      data-own={sendBy._id === userId || undefined}
      data-highlight={isHighlighted || undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t`${name}, ${formatDate(createdAt)}`}
    >
      <div className={css['gutter']}>
        {isFirstOfGroup ? (
          <Avatar name={name} color="garden" size={32} alt="" />
        ) : (
          <time className={css['clock']} dateTime={createdAt}>
            {clockText(createdAt)}
          </time>
        )}
      </div>
      <div className={css['body']}>
        {isFirstOfGroup && (
          <div className={css['head']}>
            <b dir="auto">{name}</b>
            <time dateTime={createdAt} title={formatDate(createdAt)}>
              {clockText(createdAt)}
            </time>
          </div>
        )}
        {replyTo && (
          <button type="button" className={css['quote']} onClick={() => onJump(replyTo._id)}>
            <b dir="auto">{nameOf(replyTo.sendBy)}</b>
            <span dir="auto">{replyTo.message || t`This message is no longer there.`}</span>
          </button>
        )}
        {state === 'hidden' ? (
          <p className={css['hidden']}>
            <Trans>This message has been hidden.</Trans>
          </p>
        ) : (
          <MessageText message={message} userId={userId} />
        )}
        {editedAt && (
          <small className={css['edited']} title={formatDate(editedAt)}>
            <Trans>edited</Trans>
          </small>
        )}
        {reaction.count > 0 && (
          <span
            className={css['reactions']}
            aria-label={t`Reactions: ${reaction.latestEmoji.join(' ')}, ${reaction.count}`}
            role="img"
          >
            <span aria-hidden>{reaction.latestEmoji.join('')}</span> <span aria-hidden>{reaction.count}</span>
          </span>
        )}
      </div>
      {state === 'sent' && <MessageActions message={message} userId={userId} seat={seat} acts={acts} />}
    </article>
  );
});
