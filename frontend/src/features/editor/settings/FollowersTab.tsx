import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { TabProps } from './settings-tabs.js';

/** Whether visitors can follow the page by push notifications, and what it says before. */
export function FollowersTab({ form }: TabProps) {
  const { pushEnabled } = form.values;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Trans>
          Followers get your news as push notifications, which you write under Push notifications. The page shows a
          bell; the browser asks for permission only after a press.
        </Trans>
      </Text>
      <Switch
        label={t`Visitors can follow this page`}
        checked={pushEnabled}
        onChange={(event) => form.setFieldValue('pushEnabled', event.currentTarget.checked)}
      />
      {pushEnabled && (
        <>
          <TextInput
            label={t`Heading`}
            placeholder={t`Follow this page`}
            maxLength={65}
            {...form.getInputProps('pushTitle')}
          />
          <Textarea
            label={t`Text`}
            placeholder={t`Get a notification when there is something new.`}
            autosize
            minRows={2}
            maxLength={160}
            {...form.getInputProps('pushText')}
            onChange={(event) => form.setFieldValue('pushText', event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
          />
          <NumberInput
            label={t`Show it after seconds`}
            description={t`0: only after a press on the bell.`}
            min={0}
            max={120}
            clampBehavior="blur"
            {...form.getInputProps('pushDelay')}
          />
        </>
      )}
    </Stack>
  );
}
