import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { LeadView } from '@linkyard/contracts';
import { formatDecimal, RecordSection, toast } from '@linkyard/ui';
import { IconDownload } from '@tabler/icons-react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useLinkVisitorFileMutation } from './api.js';
import css from './leads.module.css';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? t`${Math.max(1, Math.round(bytes / 1024))} kB` : `${formatDecimal(bytes / 1024 / 1024)} MB`;

/** Uploaded files: a download each, at an address that is valid for a few minutes. */
export function SentFiles({ files }: { files: LeadView['files'] }) {
  const [link, { isLoading }] = useLinkVisitorFileMutation();
  const download = async (mediaId: string) => {
    const answer = await link({ mediaId });
    const refusal = refusalOf(answer);
    if (refusal || !answer.data) toast.error(refusal?.message ?? t`This file could not be opened.`);
    else window.location.assign(answer.data.path);
  };
  if (files.length === 0) return null;
  return (
    <RecordSection title={t`File`}>
      {files.map(({ mediaId, name, size }) => (
        <Button
          key={mediaId}
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={18} stroke={1.5} />}
          onClick={() => void download(mediaId)}
        >
          <bdi>{name}</bdi>&nbsp;({sizeText(size)})
        </Button>
      ))}
      <p className={css['under']}>
        <Trans>Sent by a visitor: open it with care.</Trans>
      </p>
    </RecordSection>
  );
}
