import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { PushMessageView } from '@linkyard/contracts';
import {
  IconCalendarX,
  IconCopy,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { canDo } from './message-labels.js';
import type { MessageActions } from './use-message-actions.js';

interface MessageMenuProps {
  message: PushMessageView;
  actions: MessageActions;
  onEdit: () => void;
  onSend: () => void;
  onDelete: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function MessageMenu({ message, actions, onEdit, onSend, onDelete }: MessageMenuProps) {
  const { _id, title } = message;
  const can = canDo(message);
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${title}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.edit && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Menu.Item>
        )}
        {can.send && (
          <Menu.Item leftSection={<IconSend {...icon} />} onClick={onSend}>
            <Trans>Send</Trans>
          </Menu.Item>
        )}
        {can.pause && (
          <Menu.Item leftSection={<IconPlayerPause {...icon} />} onClick={() => void actions.pause(_id)}>
            <Trans>Pause</Trans>
          </Menu.Item>
        )}
        {can.resume && (
          <Menu.Item leftSection={<IconPlayerPlay {...icon} />} onClick={() => void actions.resume(_id)}>
            <Trans>Go on</Trans>
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void actions.duplicate(_id)}>
          <Trans>Duplicate</Trans>
        </Menu.Item>
        {(can.cancel || can.delete) && <Menu.Divider />}
        {can.cancel && (
          <Menu.Item
            color="var(--ly-danger-text)"
            leftSection={<IconCalendarX {...icon} />}
            onClick={() => void actions.cancel(_id)}
          >
            <Trans>Call off</Trans>
          </Menu.Item>
        )}
        {can.delete && (
          <Menu.Item color="var(--ly-danger-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
