import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { MomentField } from '@linkyard/ui';
import { readersInput } from '../../../shared/time/zoned-input.js';
import type { TabProps } from './settings-tabs.js';

/** When the page, as it is then, goes online, and when it goes off again. */
export function ScheduleTab({ form, campaign }: TabProps) {
  const isLive = campaign.state === 'published';
  return (
    <Stack gap="md">
      <MomentField
        label={isLive ? t`Publish the changes` : t`Put the page online`}
        description={t`Empty: when you press Publish. Until then you can go on editing.`}
        min={readersInput(new Date().toISOString())}
        {...form.getInputProps('publishAt')}
      />
      <MomentField
        label={t`Take the page offline`}
        description={t`Empty: never.`}
        {...form.getInputProps('unpublishAt')}
      />
    </Stack>
  );
}
