import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import type { WaitingMessage } from './outbox.js';
import css from './chat-room.module.css';

interface WaitingItemProps {
  waiting: WaitingMessage;
  isConnected: boolean;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

/** A message that the room does not have yet, and what became of it. @source cases G6 */
export function WaitingItem({ waiting, isConnected, onRetry, onDiscard }: WaitingItemProps) {
  const { clientId, message, state, problem } = waiting;
  return (
    <article className={css['message']} data-waiting={state} data-first aria-label={t`Your message`}>
      <div className={css['gutter']}>
        {state === 'failed' ? (
          <IconAlertCircle size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconClock size={18} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={css['body']}>
        <p className={css['text']} dir="auto">
          {message}
        </p>
        {state === 'failed' ? (
          <div className={css['failed']} role="alert">
            <span>{problem || t`This message could not be sent.`}</span>
            <Button size="compact-xs" variant="default" onClick={() => onRetry(clientId)}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onDiscard(clientId)}>
              <Trans>Discard</Trans>
            </Button>
          </div>
        ) : (
          <small className={css['edited']}>
            {isConnected ? <Trans>Sending…</Trans> : <Trans>Will be sent when you are back online</Trans>}
          </small>
        )}
      </div>
    </article>
  );
}
