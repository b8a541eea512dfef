import { maxMessageLength, type ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { IconMoodSmile, IconSend2 } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { EmojiButton } from '../../shared/emoji/EmojiButton.js';
import { withEmoji } from '../../shared/emoji/insert-emoji.js';
import { nameOf } from './MessageItem.js';
import { MentionList } from './MentionList.js';
import type { Draft, DraftActs } from './use-draft.js';
import css from './chat-room.module.css';

interface ComposerProps {
  draft: Draft;
  acts: DraftActs;
  roomId: string | undefined;
  /** Why nothing can be written now; null when it can. */
  refusal: string | null;
  onSubmit: () => void;
  onTyped: () => void;
}

/** The input with what it replies to or changes. It grows to six lines. @source spec 2, look.md "Chat" */
export function Composer({ draft, acts, roomId, refusal, onSubmit, onTyped }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const insert = (emoji: string) => {
    acts.write(withEmoji(draft.text, emoji, input.current));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (draft.replyTo || draft.editing)) acts.leave();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onSubmit();
  };
  if (refusal !== null)
    return (
      <p className={css['refusal']} role="status">
        {refusal}
      </p>
    );
  return (
    <div className={css['composer']}>
      {draft.replyTo && !draft.editing && (
        <Banner title={t`Reply to ${nameOf(draft.replyTo.sendBy)}`} message={draft.replyTo} onClose={acts.leave} />
      )}
      {draft.editing && <Banner title={t`Edit your message`} message={draft.editing} onClose={acts.leave} />}
      {draft.problem && (
        <p className={css['problem']} role="alert">
          {draft.problem}
        </p>
      )}
      <MentionList text={draft.text} roomId={roomId} input={input} onPick={acts.mention} />
      <div className={css['inputs']}>
        <EmojiButton label={t`Insert an emoji`} onPick={insert}>
          <IconMoodSmile size={20} stroke={1.5} aria-hidden />
        </EmojiButton>
        <Textarea
          ref={input}
          className={css['input']}
          value={draft.text}
          onChange={(event) => {
            acts.write(event.currentTarget.value);
            onTyped();
          }}
          onKeyDown={onKeyDown}
          placeholder={t`Type a message`}
          aria-label={t`Type a message`}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={maxMessageLength}
          dir="auto"
        />
        <ActionIcon
          size={36}
          aria-label={draft.editing ? t`Save` : t`Send`}
          title={draft.editing ? t`Save` : t`Send`}
          disabled={draft.text.trim() === '' || draft.isBusy}
          loading={draft.isBusy}
          onClick={onSubmit}
        >
          <IconSend2 size={18} stroke={1.5} className={css['send']} aria-hidden />
        </ActionIcon>
      </div>
      <small className={css['keys']}>
        <Trans>Enter sends, Shift and Enter begins a new line.</Trans>
      </small>
    </div>
  );
}

function Banner({
  title,
  message,
  onClose,
}: {
  title: string;
  message: Pick<ChatMessage, 'message'>;
  onClose: () => void;
}) {
  return (
    <div className={css['banner']}>
      <div>
        <b dir="auto">{title}</b>
        <span dir="auto">{message.message}</span>
      </div>
      <CloseButton size="sm" aria-label={t`Cancel`} onClick={onClose} />
    </div>
  );
}
