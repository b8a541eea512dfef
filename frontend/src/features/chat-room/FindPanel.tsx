import type { ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Drawer, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { ErrorState, formatDate, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useChatReportsQuery, useChatSearchQuery, useModerateChatMutation } from './api.js';
import { nameOf } from './MessageItem.js';
import { OlderSkeleton } from './MessageList.js';
import css from './panels.module.css';

interface FindPanelProps {
  opened: boolean;
  onClose: () => void;
  roomId: string | undefined;
  onShow: (_id: string) => void;
}

/** Finds messages of the room by the beginnings of their words. */
export function FindPanel({ opened, onClose, ...rest }: FindPanelProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={t`Search messages`} size="sm">
      {opened && <Found {...rest} />}
    </Drawer>
  );
}

function Found({ roomId, onShow }: Pick<FindPanelProps, 'roomId' | 'onShow'>) {
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 250);
  const request = { text, limit: 50, ...(roomId ? { roomId } : {}) };
  const { currentData, error, isFetching, refetch } = useChatSearchQuery(request, { skip: text === '' });
  return (
    <div className={css['panel']}>
      <TextInput
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={t`Words of a message`}
        aria-label={t`Words of a message`}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={80}
        data-autofocus
      />
      {isFetching && !currentData && <OlderSkeleton count={4} />}
      {error && text !== '' && <ErrorState failure={asApiError(error)} retry={() => void refetch()} />}
      {currentData?.data.length === 0 && (
        <p className={css['count']} role="status">
          <Trans>No message has these words.</Trans>
        </p>
      )}
      <ul className={css['found']}>
        {currentData?.data.map((message) => (
          <li key={message._id}>
            <UnstyledButton onClick={() => onShow(message._id)}>
              <MessageLines message={message} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {currentData?.isMore && (
        <p className={css['count']}>
          <Trans>There are more. Type another word to narrow it down.</Trans>
        </p>
      )}
    </div>
  );
}

function MessageLines({ message }: { message: ChatMessage }) {
  return (
    <>
      <span className={css['line']}>
        <b dir="auto">{nameOf(message.sendBy)}</b>
        <small>{formatDate(message.createdAt)}</small>
      </span>
      <span className={css['excerpt']} dir="auto">
        {message.message}
      </span>
    </>
  );
}

/** For moderators: what was reported or hidden. */
export function ReportsPanel({ opened, onClose, roomId }: Omit<FindPanelProps, 'onShow'>) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={t`Reported messages`} size="sm">
      {opened && <Reports roomId={roomId} />}
    </Drawer>
  );
}

function Reports({ roomId }: Pick<FindPanelProps, 'roomId'>) {
  const { data, error, isLoading, refetch } = useChatReportsQuery(roomId ? { roomId } : {});
  const [moderate] = useModerateChatMutation();
  const act = async (action: 'hide' | 'restore', _id: string) => {
    const reply = await moderate({ action, _id });
    if (reply.error) toast.error(asApiError(reply.error).message);
  };
  return (
    <div className={css['panel']}>
      {isLoading && <OlderSkeleton count={4} />}
      {error && <ErrorState failure={asApiError(error)} retry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <p className={css['count']}>
          <Trans>Nothing has been reported.</Trans>
        </p>
      )}
      <ul className={css['found']}>
        {data?.data.map(({ message, reports }) => (
          <li key={message._id} className={css['report']}>
            <MessageLines message={message} />
            {reports.map(({ reason, at }) => (
              <small key={at} dir="auto">
                {reason || t`Reported without a reason`}
              </small>
            ))}
            <span className={css['decide']}>
              <Button size="xs" variant="default" onClick={() => void act('restore', message._id)}>
                {message.state === 'hidden' ? <Trans>Show again</Trans> : <Trans>Nothing is wrong</Trans>}
              </Button>
              {message.state !== 'hidden' && (
                <Button size="xs" variant="light" color="red" onClick={() => void act('hide', message._id)}>
                  <Trans>Hide for everyone</Trans>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
