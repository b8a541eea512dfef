import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Switch, Table, Text } from '@mantine/core';
import { updateNotificationPreferences, type NotificationPreferences, type UserView } from '@linkyard/contracts';
import { ErrorState, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useNotificationPreferencesQuery, useUpdateNotificationPreferencesMutation } from './api.js';

type Channel = 'app' | 'email';
type Type = keyof NotificationPreferences;

/** What a creator hears of, and by which channel. Each switch is saved when it is pressed. */
export function NotificationSettings({ user }: { user: UserView }) {
  const stored = useNotificationPreferencesQuery({});
  const [save] = useUpdateNotificationPreferencesMutation();
  // Shown until the answer arrives.
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});

  const press = async (type: Type, channel: Channel, isOn: boolean) => {
    const key = `${type}.${channel}`;
    setPressed((before) => ({ ...before, [key]: isOn }));
    const refusal = refusalOf(await save({ preferences: { [type]: { [channel]: isOn } } }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(updateNotificationPreferences.message));
    setPressed(({ [key]: _, ...others }) => others);
  };

  if (stored.isError && !stored.data)
    return (
      <ErrorState failure={asApiError(stored.error)} retry={() => void stored.refetch()} retrying={stored.isFetching} />
    );
  if (!stored.data) return <Skeleton height={280} />;
  const { preferences } = stored.data;
  const isOn = (type: Type, channel: Channel) => pressed[`${type}.${channel}`] ?? preferences[type]?.[channel] ?? true;
  return (
    <Stack gap="sm">
      <Table verticalSpacing="xs" withRowBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>What happened</Trans>
            </Table.Th>
            <Table.Th w={90}>
              <Trans>In the app</Trans>
            </Table.Th>
            <Table.Th w={90}>
              <Trans>By e-mail</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {typesOf().map(({ type, label }) => (
            <Table.Tr key={type}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              {(['app', 'email'] as const).map((channel) => (
                <Table.Td key={channel}>
                  <Switch
                    aria-label={channel === 'app' ? t`${label}, in the app` : t`${label}, by e-mail`}
                    checked={isOn(type, channel)}
                    onChange={({ currentTarget: { checked } }) => void press(type, channel, checked)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {!user.emailVerifiedAt && (
        <Text size="sm" c="dimmed">
          <Trans>Mails are sent once your e-mail address is confirmed.</Trans>
        </Text>
      )}
    </Stack>
  );
}

const typesOf = (): { type: Type; label: string }[] => [
  { type: 'purchase', label: t`Orders` },
  { type: 'donation', label: t`Donations` },
  { type: 'appointment', label: t`Bookings` },
  { type: 'webinar', label: t`Webinar registrations` },
  { type: 'lead', label: t`Leads and forms` },
  { type: 'rating', label: t`Ratings` },
];
