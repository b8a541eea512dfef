import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

/** What is opened over a screen is in its query, and leaves the form where it is; another tab of the screen takes its place. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before leaving a form with changes, within the app and when the browser's tab closes. @source look.md "Form" */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!when) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [when]);

  const stay = () => blocker.reset?.();
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={t`Leave without saving?`} size="sm">
      <Text c="dimmed">
        <Trans>Your changes on this screen are not saved yet.</Trans>
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={stay} data-autofocus>
          <Trans>Keep editing</Trans>
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          <Trans>Leave</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
