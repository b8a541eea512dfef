import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { AppointmentView } from '@linkyard/contracts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopyPlus,
  IconDots,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { titleOf } from '../appointment-labels.js';
import type { AppointmentActions } from './use-appointment-actions.js';

interface AppointmentMenuProps {
  appointment: AppointmentView;
  actions: AppointmentActions;
  onDelete: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function AppointmentMenu({ appointment, actions, onDelete }: AppointmentMenuProps) {
  const isArchived = appointment.state === 'archived';
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${titleOf(appointment)}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} component={Link} to={`/appointments/${appointment._id}`}>
          <Trans>Edit</Trans>
        </Menu.Item>
        {appointment.state === 'published' && (
          <>
            <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void actions.copyLink(appointment)}>
              <Trans>Copy link</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconExternalLink {...icon} />}
              component="a"
              href={`/bookAppointment/${appointment.publicId}`}
              target="_blank"
            >
              <Trans>Open booking page</Trans>
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconCopyPlus {...icon} />} onClick={() => void actions.duplicate(appointment)}>
          <Trans>Duplicate</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={() => void actions.setState(appointment, isArchived ? 'draft' : 'archived')}
        >
          {isArchived ? t`Move to drafts` : t`Archive`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--ly-danger-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
