import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Skeleton } from '@mantine/core';
import type { SessionView } from '@linkyard/contracts';
import { DateText, ErrorState, toast } from '@linkyard/ui';
import { asApiError, refusalOf } from '../../shared/api/api-error.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { useRevokeSessionMutation, useSessionsQuery } from './api.js';
import { DeviceEntry, DeviceList } from '../../shared/session/DeviceList.js';
import { deviceName } from '../../shared/session/device-name.js';

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
      <DeviceList>
        {list.data.sessions.map((session) => (
          <DeviceEntry
            key={session._id}
            userAgent={session.userAgent}
            isThis={session.current}
            badge={
              session.impersonated && (
                <Badge color="orange">
                  <Trans>Support</Trans>
                </Badge>
              )
            }
            note={
              <Trans>
                Last used <DateText value={session.lastUsedAt} />
              </Trans>
            }
            action={
              !session.current && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => void end(session)}>
                  <Trans>Log out</Trans>
                </Button>
              )
            }
          />
        ))}
      </DeviceList>
      <Button variant="default" mt="md" loading={revoking.isLoading} onClick={() => void endAll()}>
        <Trans>Log out everywhere</Trans>
      </Button>
    </>
  );
}
