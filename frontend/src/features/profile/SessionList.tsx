import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Skeleton, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { SessionView } from '@linkyard/contracts';
import { DateText, ErrorState, toast } from '@linkyard/ui';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { useRevokeSessionMutation, useSessionsQuery } from './api.js';
import { deviceName, isPhone } from '../../shared/session/device-name.js';
import css from './profile.module.css';

export function SessionList() {
  const list = useSessionsQuery({});
  const [revoke, revoking] = useRevokeSessionMutation();
  const signOut = useSignOut();

  const end = async (session: SessionView) => {
    const refusal = refusalOf(await revoke({ _id: session._id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(t`${deviceName(session.userAgent)} is signed out.`);
  };
  const endAll = async () => {
    // This one ends last, by leaving: it is still needed to hear that the others are gone.
    const refusal = refusalOf(await revoke({ all: true, keepCurrent: true }));
    if (refusal) toast.error(refusal.message);
    else await signOut();
  };

  if (list.isError && !list.data) {
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (!list.data) return <Skeleton height={132} />;
  return (
    <>
      <ul className={css['sessions']}>
        {list.data.sessions.map((session) => {
          const DeviceIcon = isPhone(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={session._id}>
              <DeviceIcon size={20} stroke={1.5} aria-hidden />
              <span className={css['device']}>
                <b>
                  {deviceName(session.userAgent)}{' '}
                  {session.current && (
                    <Badge color="green">
                      <Trans>This device</Trans>
                    </Badge>
                  )}
                  {session.impersonated && (
                    <Badge color="orange">
                      <Trans>Support</Trans>
                    </Badge>
                  )}
                </b>
                <Text component="span" size="xs" c="dimmed">
                  <Trans>
                    Last used <DateText value={session.lastUsedAt} />
                  </Trans>
                </Text>
              </span>
              {!session.current && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => void end(session)}>
                  <Trans>Log out</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="default" mt="md" loading={revoking.isLoading} onClick={() => void endAll()}>
        <Trans>Log out everywhere</Trans>
      </Button>
    </>
  );
}
