import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { subscribeBrowser, type PushSupport } from '@linkyard/blocks/push';
import type { PushDevice } from '@linkyard/contracts';
import { ownZone } from '@linkyard/languages/formats';
import { DateText, ErrorState, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { DeviceEntry, DeviceList } from '../../../shared/session/DeviceList.js';
import { deviceName } from '../../../shared/session/device-name.js';
import { useUser } from '../../../shared/session/use-session.js';
import {
  usePushDevicesQuery,
  useRemovePushDeviceMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useVapidKeyQuery,
} from '../api.js';
import { useThisBrowser } from './use-this-browser.js';

/** Where the person gets push notifications, and whether this browser is one of these places. */
export function PushDevices() {
  const browser = useThisBrowser();
  const { endpoint, isKnown } = browser;
  const list = usePushDevicesQuery(endpoint ? { endpoint } : {}, { skip: !isKnown });
  if (list.isError && !list.data)
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!list.data) return <Skeleton height={96} />;
  const { devices } = list.data;
  return (
    <Stack gap="md">
      <ThisDevice browser={browser} isOn={devices.some(({ isThis }) => isThis)} />
      {devices.length > 0 && (
        <DeviceList>
          {devices.map((device) => (
            <Device key={device._id} device={device} />
          ))}
        </DeviceList>
      )}
    </Stack>
  );
}

const whyNot = (support: PushSupport): string | null =>
  ({
    ready: null,
    needsHomeScreen: t`On iPhone and iPad, push notifications need the app on your home screen: press Share, then “Add to Home Screen”, and open it from there.`,
    inApp: t`You have opened this inside another app. Open it in your browser to get push notifications.`,
    denied: t`This browser blocks notifications from here. Allow them in its settings for this site, then reload.`,
    unsupported: t`This browser cannot show push notifications.`,
  })[support];

function ThisDevice({ browser, isOn }: { browser: ReturnType<typeof useThisBrowser>; isOn: boolean }) {
  const { support, registration, endpoint, refresh } = browser;
  const user = useUser();
  const key = useVapidKeyQuery({});
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const [isBusy, setIsBusy] = useState(false);
  const hint = whyNot(support);
  if (hint && !isOn)
    return (
      <Alert color="gray" variant="light">
        {hint}
      </Alert>
    );

  // Nothing is awaited before the browser is asked: Safari asks for permission only straight from the press.
  const turnOn = () => {
    if (!registration || !key.data || !user) return;
    setIsBusy(true);
    subscribeBrowser(registration, key.data.publicKey)
      .then((subscribed) => subscribe({ ...subscribed, from: 'user', userId: user._id, timeZone: ownZone() }))
      .then((answer) => {
        const refusal = refusalOf(answer);
        if (refusal) toast.error(refusal.message);
        else toast.success(t`This device gets push notifications.`);
      })
      .catch(() => toast.error(t`The browser did not allow it. Please check whether notifications are allowed.`))
      .finally(() => {
        setIsBusy(false);
        refresh();
      });
  };
  const turnOff = async () => {
    if (!endpoint) return;
    setIsBusy(true);
    const refusal = refusalOf(await unsubscribe({ endpoint, from: 'user' }));
    if (refusal) toast.error(refusal.message);
    setIsBusy(false);
  };
  return isOn ? (
    <div>
      <Button variant="default" loading={isBusy} onClick={() => void turnOff()}>
        <Trans>Turn off on this device</Trans>
      </Button>
    </div>
  ) : (
    <div>
      <Button loading={isBusy} disabled={!registration || !key.data} onClick={turnOn}>
        <Trans>Turn on on this device</Trans>
      </Button>
    </div>
  );
}

function Device({ device }: { device: PushDevice }) {
  const [remove, removing] = useRemovePushDeviceMutation();
  const { _id, userAgent, createdAt, lastSuccessAt, isThis } = device;
  const name = deviceName(userAgent);
  const end = async () => {
    const refusal = refusalOf(await remove({ _id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(t`${name} gets no more push notifications.`);
  };
  return (
    <DeviceEntry
      userAgent={userAgent}
      isThis={isThis}
      note={
        lastSuccessAt ? (
          <Trans>
            Last notification <DateText value={lastSuccessAt} />
          </Trans>
        ) : (
          <Trans>
            Turned on <DateText value={createdAt} />
          </Trans>
        )
      }
      action={
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          loading={removing.isLoading}
          aria-label={t`Remove ${name}`}
          onClick={() => void end()}
        >
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
}
