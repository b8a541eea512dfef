import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Switch, Table, Text } from '@mantine/core';
import {
  updateNotificationPreferences,
  type NotificationPreferences,
  type RequestInput,
  type UserView,
} from '@linkyard/contracts';
import { ErrorState, toast, translated } from '@linkyard/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useNotificationTypes } from '../../shared/notifications/type-names.js';
import { useNotificationPreferencesQuery, useUpdateNotificationPreferencesMutation } from './api.js';
import { DigestSettings } from './DigestSettings.js';
import css from './profile.module.css';

const channels = ['app', 'email', 'push'] as const;
type Channel = (typeof channels)[number];
type Type = keyof NotificationPreferences;

/** Where links to these settings lead. */
export const notificationsAnchor = 'notifications';

/** What a person hears of, by which channel, and when. Each switch is saved when it is pressed. */
export function NotificationSettings({ user }: { user: UserView }) {
  const stored = useNotificationPreferencesQuery({});
  const [save] = useUpdateNotificationPreferencesMutation();
  const types = useNotificationTypes();
  // Shown until the answer arrives.
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const top = useScrollHere(stored.data !== undefined);

  const change = async (request: RequestInput<typeof updateNotificationPreferences>) => {
    const refusal = refusalOf(await save(request));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(updateNotificationPreferences.message));
  };
  const press = async (type: Type, channel: Channel, isOn: boolean) => {
    const key = `${type}.${channel}`;
    setPressed((before) => ({ ...before, [key]: isOn }));
    await change({ preferences: { [type]: { [channel]: isOn } } });
    setPressed(({ [key]: _, ...others }) => others);
  };

  if (stored.isError && !stored.data)
    return (
      <ErrorState failure={asApiError(stored.error)} retry={() => void stored.refetch()} retrying={stored.isFetching} />
    );
  if (!stored.data) return <Skeleton height={280} />;
  const { preferences, digest } = stored.data;
  const isOn = (type: Type, channel: Channel) => pressed[`${type}.${channel}`] ?? preferences[type][channel];
  return (
    <Stack gap="md" ref={top} className={css['anchor'] ?? ''}>
      <Table verticalSpacing="xs" withRowBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>What happened</Trans>
            </Table.Th>
            {channels.map((channel) => (
              <Table.Th key={channel} className={css['channel'] ?? ''}>
                {headOf(channel)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {types.map(({ type, label }) => (
            <Table.Tr key={type}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              {channels.map((channel) => (
                <Table.Td key={channel}>
                  {isFixed(type, channel) ? (
                    <Text size="sm" c="dimmed">
                      <Trans>Always</Trans>
                    </Text>
                  ) : (
                    <Switch
                      aria-label={`${label}, ${headOf(channel)}`}
                      checked={isOn(type, channel)}
                      onChange={({ currentTarget: { checked } }) => void press(type, channel, checked)}
                    />
                  )}
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
      {user.role === 2 && (
        <DigestSettings digest={digest} timeZone={user.timeZone} onChange={(part) => void change({ digest: part })} />
      )}
    </Stack>
  );
}

/** What is about the account itself always stands in the app. */
const isFixed = (type: Type, channel: Channel) => type === 'system' && channel === 'app';

const headOf = (channel: Channel): string => ({ app: t`In the app`, email: t`By e-mail`, push: t`Push` })[channel];

/** Brings the settings into view once they are there, where a link asks for them. */
function useScrollHere(isThere: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === `#${notificationsAnchor}`;
  useEffect(() => {
    if (isThere && isAsked) top.current?.scrollIntoView({ block: 'start' });
  }, [isThere, isAsked]);
  return top;
}
