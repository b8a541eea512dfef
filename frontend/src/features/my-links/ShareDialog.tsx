import { t } from '@lingui/core/macro';
import { Modal, Stack, Text } from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import { ShareAddress } from '../../shared/share/ShareAddress.js';
import { isOnline } from './link-query.js';

interface ShareDialogProps {
  campaign: CampaignView | null;
  onClose: () => void;
}

/** The address of a page, to copy, to scan and to print. */
export function ShareDialog({ campaign, onClose }: ShareDialogProps) {
  return (
    <Modal opened={campaign !== null} onClose={onClose} title={t`Share your page`} size="sm">
      {campaign && (
        <Stack gap="md">
          {!isOnline(campaign) && (
            <Text c="dimmed">
              {campaign.status === 0
                ? t`This page is switched off: who opens the address finds nothing until you switch it on.`
                : t`This page is not published yet: who opens the address finds nothing until you publish it.`}
            </Text>
          )}
          <ShareAddress
            url={campaign.url}
            title={campaign.title}
            fileName={campaign.campName}
            {...(isOnline(campaign) ? { openText: t`Open the page` } : {})}
          />
        </Stack>
      )}
    </Modal>
  );
}
