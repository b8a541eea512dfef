import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Select, Stack, Text } from '@mantine/core';
import { digestFrequencies, type NotificationDigest } from '@linkyard/contracts';
import { dateFormat } from '@linkyard/languages/formats';
import { currentLanguage, useReader } from '@linkyard/ui';
import { weekdayName } from '../../shared/time/days.js';

interface DigestSettingsProps {
  digest: NotificationDigest;
  timeZone: string;
  onChange: (part: Partial<NotificationDigest>) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** As the person writes times. */
function clockText(hour: number, timeFormat: 12 | 24 | null): string {
  const form = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const clock = timeFormat === null ? form : { ...form, hour12: timeFormat === 12 };
  return dateFormat(currentLanguage(), clock).format(hour * 3_600_000);
}

/** Mails one by one, or together at an hour of the person's clock. */
export function DigestSettings({ digest, timeZone, onChange }: DigestSettingsProps) {
  const { timeFormat } = useReader();
  const words = { off: t`One by one`, daily: t`Together, every day`, weekly: t`Together, every week` };
  const { frequency, hour, weekday } = digest;
  return (
    <Stack gap={4}>
      <Group gap="sm" align="flex-end">
        <Select
          label={t`Mails`}
          allowDeselect={false}
          data={digestFrequencies.map((value) => ({ value, label: words[value] }))}
          value={frequency}
          onChange={(value) => {
            const next = digestFrequencies.find((known) => known === value);
            if (next) onChange({ frequency: next });
          }}
        />
        {frequency === 'weekly' && (
          <Select
            label={t`Day`}
            w={150}
            allowDeselect={false}
            data={weekdays.map((day) => ({
              value: String(day),
              label: weekdayName(day),
            }))}
            value={String(weekday)}
            onChange={(value) => onChange({ weekday: Number(value) })}
          />
        )}
        {frequency !== 'off' && (
          <Select
            label={t`Time`}
            w={120}
            allowDeselect={false}
            data={hours.map((value) => ({ value: String(value), label: clockText(value, timeFormat) }))}
            value={String(hour)}
            onChange={(value) => onChange({ hour: Number(value) })}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {frequency === 'off' ? (
          <Trans>Each mail is sent as it happens.</Trans>
        ) : (
          <Trans>
            On the clock of {timeZone}. What you have read by then is left out. Mails about bookings and about your
            account are still sent at once.
          </Trans>
        )}
      </Text>
    </Stack>
  );
}
