import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { QrCode, qrSvg } from '@linkyard/ui';
import { IconCheck, IconCopy, IconDownload, IconExternalLink, IconShare } from '@tabler/icons-react';
import { saveFile } from '../save-file.js';
import css from './share.module.css';

interface ShareAddressProps {
  /** The whole address. */
  url: string;
  /** Of what it leads to, for the sheet of the device. */
  title: string;
  /** Of the picture of the code, without ending. */
  fileName: string;
  /** Leads there; absent while nothing is there yet. */
  openText?: string;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** An address to copy, to scan, to print, and to pass on by the device's own sheet where it has one. */
export function ShareAddress({ url, title, fileName, openText }: ShareAddressProps) {
  const canShare = typeof navigator.share === 'function';
  return (
    <Stack gap="md">
      <div className={css['qr']}>
        <QrCode text={url} label={t`QR code of ${url}`} pixels={208} />
      </div>
      <TextInput label={t`Address`} value={url} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      <Group gap="xs" grow>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              data-autofocus
              onClick={copy}
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            >
              {copied ? t`Copied to the clipboard` : t`Copy`}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => saveFile(`${fileName}-qr.svg`, 'image/svg+xml', qrSvg(url, 1024))}
        >
          <Trans>QR code</Trans>
        </Button>
      </Group>
      {canShare && (
        <Button
          variant="default"
          leftSection={<IconShare {...icon} />}
          // Who closes the sheet has shared nothing, which is no failure.
          onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
        >
          <Trans>Share</Trans>
        </Button>
      )}
      {openText !== undefined && (
        <Button
          variant="subtle"
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink {...icon} />}
        >
          {openText}
        </Button>
      )}
    </Stack>
  );
}
