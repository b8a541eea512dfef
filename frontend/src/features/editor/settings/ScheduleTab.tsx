import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text, TextInput } from '@mantine/core';
import { localInput } from '../publish/local-input.js';
import type { TabProps } from './settings-tabs.js';

/** When the page, as it is then, goes online, and when it goes off again. */
export function ScheduleTab({ form, campaign }: TabProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isLive = campaign.state === 'published';
  return (
    <Stack gap="md">
      <TextInput
        type="datetime-local"
        label={isLive ? t`Publish the changes` : t`Put the page online`}
        description={t`Empty: when you press Publish. Until then you can go on editing.`}
        min={localInput(new Date().toISOString())}
        {...form.getInputProps('publishAt')}
      />
      <TextInput
        type="datetime-local"
        label={t`Take the page offline`}
        description={t`Empty: never.`}
        {...form.getInputProps('unpublishAt')}
      />
      <Text size="sm" c="dimmed">
        <Trans>Both are in your time zone ({zone}).</Trans>
      </Text>
    </Stack>
  );
}
