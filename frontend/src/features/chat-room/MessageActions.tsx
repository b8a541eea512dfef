import { editWindowMs, type ChatMessage, type EnteredRoom } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconEyeOff,
  IconFlag,
  IconMoodPlus,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { EmojiButton } from '../../shared/emoji/EmojiButton.js';
import css from './chat-room.module.css';

/** What can be done with a message. */
export interface MessageActs {
  react: (message: ChatMessage, emoji: string) => void;
  reply: (message: ChatMessage) => void;
  share: (message: ChatMessage) => void;
  copy: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  remove: (message: ChatMessage) => void;
  report: (message: ChatMessage) => void;
  hide: (message: ChatMessage) => void;
}

/** @source spec 2 "quick reactions (heart, thumbs up, grinning-sweat)" */
const quickReactions = ['❤️', '👍', '😅'];
const icon = { size: 18, stroke: 1.5 };

interface MessageActionsProps {
  message: ChatMessage;
  userId: string;
  seat: EnteredRoom | null;
  acts: MessageActs;
}

/** Shown over a message that is pointed at, pressed or focused. @source spec 2 "Chat room" */
export function MessageActions({ message, userId, seat, acts }: MessageActionsProps) {
  const isOwn = message.sendBy._id === userId;
  const isModerator = seat?.isModerator === true;
  const name = message.sendBy.name;
  const labels: Record<string, string> = {
    '❤️': t`React with a heart`,
    '👍': t`React with thumbs up`,
    '😅': t`React with a grin`,
  };
  const isEditable = isOwn && Date.now() - Date.parse(message.createdAt) < editWindowMs;
  return (
    <div className={css['actions']} role="group" aria-label={t`Actions for the message of ${name}`}>
      {quickReactions.map((emoji) => (
        <ActionIcon
          key={emoji}
          variant="subtle"
          color="gray"
          aria-label={labels[emoji]}
          title={labels[emoji]}
          onClick={() => acts.react(message, emoji)}
        >
          <span aria-hidden>{emoji}</span>
        </ActionIcon>
      ))}
      <EmojiButton label={t`React with another emoji`} onPick={(emoji) => acts.react(message, emoji)}>
        <IconMoodPlus {...icon} aria-hidden />
      </EmojiButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t`Reply`}
        title={t`Reply`}
        onClick={() => acts.reply(message)}
      >
        <IconArrowBackUp {...icon} aria-hidden />
      </ActionIcon>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t`More actions`} title={t`More actions`}>
            <IconDots {...icon} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconShare {...icon} />} onClick={() => acts.share(message)}>
            <Trans>Share</Trans>
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => acts.copy(message)}>
            <Trans>Copy</Trans>
          </Menu.Item>
          {isEditable && (
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => acts.edit(message)}>
              <Trans>Edit</Trans>
            </Menu.Item>
          )}
          {!isOwn && (
            <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => acts.report(message)}>
              <Trans>Report</Trans>
            </Menu.Item>
          )}
          {isModerator && (
            <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => acts.hide(message)}>
              <Trans>Hide for everyone</Trans>
            </Menu.Item>
          )}
          {(isOwn || isModerator) && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => acts.remove(message)}>
              <Trans>Delete</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
