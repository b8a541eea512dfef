import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconLink,
  IconPencil,
  IconQrcode,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import type { CampaignView } from '@linkyard/contracts';
import { Link } from 'react-router-dom';
import { isOnline, needsPublish, type Asked } from './link-query.js';
import type { useLinkActs } from './use-link-acts.js';

interface LinkMenuProps {
  campaign: CampaignView;
  acts: ReturnType<typeof useLinkActs>;
  onAsk: (what: Asked) => void;
}

const icon = { size: 18, stroke: 1.5 };

/** Everything that can be done with a page. */
export function LinkMenu({ campaign, acts, onAsk }: LinkMenuProps) {
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon aria-label={t`More for ${campaign.title}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} component={Link} to={`/edit/${campaign.templateId}`}>
          <Trans>Edit</Trans>
        </Menu.Item>
        {isOnline(campaign) && (
          <Menu.Item
            leftSection={<IconExternalLink {...icon} />}
            component="a"
            href={campaign.url}
            target="_blank"
            rel="noreferrer"
          >
            <Trans>Open</Trans>
          </Menu.Item>
        )}
        {needsPublish(campaign) && (
          <Menu.Item leftSection={<IconSend {...icon} />} onClick={() => void acts.publish()}>
            <Trans>Publish</Trans>
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => onAsk('share')}>
          <Trans>Share</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconCopyPlus {...icon} />} onClick={() => void acts.duplicate()}>
          <Trans>Duplicate</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => onAsk('rename')}>
          <Trans>Change address</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => void acts.exportIt()}>
          <Trans>Export as JSON</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="var(--ly-danger-text)" leftSection={<IconTrash {...icon} />} onClick={() => onAsk('delete')}>
          <Trans>Delete</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
