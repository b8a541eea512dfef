import { messageParts, type ChatMessage } from '@linkyard/contracts';
import { useMemo } from 'react';
import css from './chat-room.module.css';

/** The text of a message with its links and mentions. Text stays text: nothing in it is markup. */
export function MessageText({
  message: { message, mentions },
  userId,
}: {
  message: Pick<ChatMessage, 'message' | 'mentions'>;
  userId: string;
}) {
  const parts = useMemo(() => messageParts(message, mentions), [message, mentions]);
  return (
    <p className={css['text']} dir="auto">
      {parts.map((part, at) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'link')
          return (
            <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {part.text}
            </a>
          );
        return (
          <b key={at} className={css['mention']} data-me={part.userId === userId || undefined}>
            {part.text}
          </b>
        );
      })}
    </p>
  );
}
