import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ExportView } from '@linkyard/contracts';
import { CardsSkeleton, ErrorState, formatDate, InlineAlert, PageHead, toast } from '@linkyard/ui';
import { Link, useParams } from 'react-router-dom';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useAskExportMutation, useExportStateQuery } from '../../shared/exports/api.js';
import { exportedScreens, exportName } from '../../shared/exports/export-kinds.js';
import { openDownload } from '../../shared/save-file.js';

const pollMs = 2_000;

/** One export: its file while it is kept, or why there is none. */
export function ExportScreen() {
  const { exportId = '' } = useParams();
  const { data, error, isFetching, refetch } = useExportStateQuery({ exportId });
  const isUnderWay = data?.state === 'queued' || data?.state === 'running';
  useExportStateQuery({ exportId }, { pollingInterval: pollMs, skip: !isUnderWay });
  return (
    <div data-wide>
      <PageHead title={data ? t`Export: ${exportName(data.kind)}` : t`Export`} />
      {!data && !error && <CardsSkeleton />}
      {error && <ErrorState failure={asApiError(error)} retry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <>
          <ExportStatus found={data} />
          <Group mt="md">
            {data.state === 'ready' && <DownloadButton exportId={exportId} />}
            <Button component={Link} to={exportedScreens[data.kind]} variant="default">
              <Trans>Back to the list</Trans>
            </Button>
          </Group>
        </>
      )}
    </div>
  );
}

function ExportStatus({ found: { state, rows, format, expiresAt } }: { found: ExportView }) {
  const rowsText = plural(rows, { one: '# row', other: '# rows' });
  switch (state) {
    case 'ready':
      return (
        <InlineAlert tone="success" title={t`Your file is ready: ${rowsText}, ${format.toUpperCase()}.`}>
          {expiresAt && t`It is kept until ${formatDate(expiresAt)}.`}
        </InlineAlert>
      );
    case 'failed':
      return <InlineAlert tone="danger" title={t`The file could not be written. Please export the list again.`} />;
    case 'expired':
      return <InlineAlert tone="info" title={t`The file is no longer kept. Please export the list again.`} />;
    default:
      return <InlineAlert tone="info" title={t`Your file is being written: ${rowsText} so far.`} />;
  }
}

/** The address of the file lasts five minutes, so each press asks for a new one. */
function DownloadButton({ exportId }: { exportId: string }) {
  const [ask, { isLoading }] = useAskExportMutation();
  const download = async () => {
    const answer = await ask({ exportId });
    if (answer.data?.url) openDownload(answer.data.url);
    else toast.error(refusalOf(answer)?.message ?? t`The file is no longer kept. Please export the list again.`);
  };
  return (
    <Button onClick={() => void download()} loading={isLoading}>
      <Trans>Download</Trans>
    </Button>
  );
}
