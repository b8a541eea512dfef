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
        label={isLive ? 'Publish the changes' : 'Put the page online'}
        description="Empty: when you press Publish. Until then you can go on editing."
        min={localInput(new Date().toISOString())}
        {...form.getInputProps('publishAt')}
      />
      <TextInput
        type="datetime-local"
        label="Take the page offline"
        description="Empty: never."
        {...form.getInputProps('unpublishAt')}
      />
      <Text size="sm" c="dimmed">
        Both are in your time zone ({zone}).
      </Text>
    </Stack>
  );
}
