import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconExternalLink, IconSettings } from '@tabler/icons-react';
import type { CampaignView } from '@linkyard/contracts';
import { formatDate, momentOf, QrCode, qrSvg, toast } from '@linkyard/ui';
import { saveFile } from '../../../shared/save-file.js';
import { PageDangers } from './PageDangers.js';
import css from './publish.module.css';

interface PublishedViewProps {
  campaign: CampaignView;
  onSettings: () => void;
  onClose: () => void;
}

/** The address of the page: to copy, to scan, to print, to open. */
export function PublishedView({ campaign, onSettings, onClose }: PublishedViewProps) {
  const { url, campName, publishAt } = campaign;
  const due = campaign.state === 'scheduled' && publishAt ? momentOf(publishAt) : null;
  return (
    <Stack gap="md">
      {due !== null && (
        <Text>
          <Trans>It goes live on {formatDate(due)}. Until then the address shows nothing.</Trans>
        </Text>
      )}
      <div className={css['share']}>
        <QrCode text={url} label={t`QR code of ${url}`} pixels={144} />
        <Stack gap="xs" style={{ flex: 1, minWidth: 200 }}>
          <TextInput label={t`Address`} value={url} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
          <Group gap="xs">
            <CopyButton value={url}>
              {({ copied, copy }) => (
                <Button
                  data-autofocus
                  leftSection={
                    copied ? (
                      <IconCheck size={18} stroke={1.5} aria-hidden />
                    ) : (
                      <IconCopy size={18} stroke={1.5} aria-hidden />
                    )
                  }
                  onClick={() => {
                    copy();
                    toast.success(t`Copied to the clipboard`);
                  }}
                >
                  <Trans>Copy</Trans>
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
              onClick={() => saveFile(`${campName}-qr.svg`, 'image/svg+xml', qrSvg(url, 1024))}
            >
              <Trans>QR code</Trans>
            </Button>
            {campaign.state === 'published' && (
              <Button
                variant="default"
                component="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
              >
                <Trans>Open</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </div>
      <Button
        variant="subtle"
        color="gray"
        styles={{ root: { height: 'auto', minHeight: 38 }, label: { whiteSpace: 'normal' } }}
        leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
        onClick={onSettings}
      >
        <Trans>Change the address or publish again</Trans>
      </Button>
      <PageDangers campaign={campaign} onDone={onClose} />
    </Stack>
  );
}
