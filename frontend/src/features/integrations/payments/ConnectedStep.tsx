import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import type { PaymentConnectionView } from '@linkyard/contracts';
import { FactList, FormFailure, InlineAlert, StatusBadge, translated } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useTestPaymentConnectionMutation } from '../api.js';
import { accountName, connectionStates, providers } from './providers.js';

/** What the provider said about the new account, and the way to ask again. */
export function ConnectedStep({ connection, onDone }: { connection: PaymentConnectionView; onDone: () => void }) {
  const [test, testing] = useTestPaymentConnectionMutation();
  const [tested, setTested] = useState(connection);
  const refusal = testing.isError ? refusalOf({ error: testing.error }) : null;
  const { name } = providers()[tested.provider];
  const works = tested.state === 'active';
  return (
    <Stack gap="lg">
      <InlineAlert
        tone={works ? 'success' : 'warning'}
        title={works ? t`${name} accepts the key and reports payments to this site.` : translated(tested.lastError)}
      />
      <FactList
        facts={[
          { label: t`Account`, value: accountName(tested) },
          { label: t`State`, value: <StatusBadge state={tested.state} states={connectionStates()} /> },
          { label: t`Mode`, value: tested.mode === 'live' ? t`Live` : t`Test mode: no money moves` },
        ]}
      />
      <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          loading={testing.isLoading}
          onClick={() =>
            void test({ _id: tested._id }).then((answer) => {
              if (answer.data) setTested(answer.data);
            })
          }
        >
          <Trans>Test again</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
