import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Progress, Stack, Text } from '@mantine/core';
import type { ProductImportView } from '@linkyard/contracts';

/** How far the import is. */
export function ImportProgress({ latest }: { latest: ProductImportView }) {
  const { fileName, isPreview, done, total } = latest;
  const percent = total ? Math.round((done / total) * 100) : 0;
  return (
    <Stack gap="xs">
      <Text fw={600}>
        <bdi>{fileName}</bdi>
      </Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={percent}
          animated
          aria-label={isPreview ? t`The file is checked` : t`Products are imported`}
        />
      </Progress.Root>
      <Text size="sm" role="status">
        {total === null ? (
          <Trans>The file is read…</Trans>
        ) : isPreview ? (
          <Trans>
            {done} of {total} products checked
          </Trans>
        ) : (
          <Trans>
            {done} of {total} products imported
          </Trans>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>You can close this window: it goes on, and you find it here again.</Trans>
      </Text>
    </Stack>
  );
}
