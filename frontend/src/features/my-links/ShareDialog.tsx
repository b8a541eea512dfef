import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { CampaignView } from '@linkyard/contracts';
import { QrCode, qrSvg } from '@linkyard/ui';
import { isOnline } from './link-query.js';
import { saveFile } from '../../shared/save-file.js';
import css from './my-links.module.css';

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
          <div className={css['qr']}>
            <QrCode text={campaign.url} label={t`QR code of ${campaign.url}`} pixels={208} />
          </div>
          <TextInput
            label={t`Address`}
            value={campaign.url}
            readOnly
            dir="ltr"
            onFocus={(event) => event.target.select()}
          />
          <Group gap="xs" grow>
            <CopyButton value={campaign.url}>
              {({ copied, copy }) => (
                <Button
                  data-autofocus
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
                >
                  {copied ? t`Copied to the clipboard` : t`Copy`}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} />}
              onClick={() => saveFile(`${campaign.campName}-qr.svg`, 'image/svg+xml', qrSvg(campaign.url, 1024))}
            >
              <Trans>QR code</Trans>
            </Button>
          </Group>
          {isOnline(campaign) && (
            <Button
              variant="subtle"
              component="a"
              href={campaign.url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={18} stroke={1.5} />}
            >
              <Trans>Open the page</Trans>
            </Button>
          )}
        </Stack>
      )}
    </Modal>
  );
}
