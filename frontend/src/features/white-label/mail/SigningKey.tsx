import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReplyOf, senderChecks } from '@linkyard/contracts';
import { formatDate, InlineAlert } from '@linkyard/ui';
import { IconKey } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useRenewSenderKeyMutation } from './api.js';

interface SigningKeyProps {
  checks: Pick<ReplyOf<typeof senderChecks>, 'records' | 'formerKeys'>;
  /** Only the stored sender has a key. */
  canRenew: boolean;
  onRenewed: () => void;
}

/** Replaces the key that mails are signed with: the present one signs until the record of the new one is seen. */
export function SigningKey({ checks, canRenew, onRenewed }: SigningKeyProps) {
  const [renew, { isLoading, error }] = useRenewSenderKeyMutation();
  const refusal = refusalOf({ error });
  const isUnderWay = checks.records.some(({ kind }) => kind === 'dkimNext');
  return (
    <Stack gap="xs">
      {checks.formerKeys.map(({ fullName, until }) => (
        <InlineAlert
          key={fullName}
          tone="info"
          title={t`Leave the record at ${fullName} until ${formatDate(until)}: mails under way are signed with its key.`}
        />
      ))}
      {refusal && <InlineAlert tone="warning" title={refusal.message} />}
      {canRenew && !isUnderWay && (
        <Group gap="sm">
          <Button
            variant="default"
            size="xs"
            loading={isLoading}
            leftSection={<IconKey size={16} stroke={1.5} />}
            onClick={() => {
              void renew({}).then((answer) => {
                if (answer.data) onRenewed();
              });
            }}
          >
            <Trans>New key</Trans>
          </Button>
          <Text size="sm" c="dimmed" flex={1} miw={200}>
            <Trans>For DKIM. Your mails are signed with the present key until the record of the new one is seen.</Trans>
          </Text>
        </Group>
      )}
    </Stack>
  );
}
