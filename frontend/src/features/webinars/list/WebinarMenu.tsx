import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { WebinarView } from '@linkyard/contracts';
import {
  IconCalendarX,
  IconDots,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { titleOf } from '../webinar-labels.js';
import type { WebinarActions } from './use-webinar-actions.js';

interface WebinarMenuProps {
  webinar: WebinarView;
  actions: WebinarActions;
  onCancel: () => void;
  onDelete: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

export function WebinarMenu({ webinar, actions, onCancel, onDelete }: WebinarMenuProps) {
  const { state, type } = webinar;
  const isOpen = state === 'scheduled' || state === 'live' || (type === 'onDemand' && state === 'replay');
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${titleOf(webinar)}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} component={Link} to={`/webinars/${webinar._id}`}>
          <Trans>Edit</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserCheck {...icon} />}
          component={Link}
          to={`/registrations?webinar=${webinar._id}`}
        >
          <Trans>Registrations</Trans>
        </Menu.Item>
        {webinar.state !== 'draft' && (
          <>
            <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => void actions.copyLink(webinar)}>
              <Trans>Copy link</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconExternalLink {...icon} />}
              component="a"
              href={webinar.registrationUrl}
              target="_blank"
            >
              <Trans>Open registration page</Trans>
            </Menu.Item>
          </>
        )}
        <Menu.Divider />
        {isOpen && (
          <Menu.Item color="var(--ly-danger-text)" leftSection={<IconCalendarX {...icon} />} onClick={onCancel}>
            <Trans>Cancel the webinar</Trans>
          </Menu.Item>
        )}
        <Menu.Item color="var(--ly-danger-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
