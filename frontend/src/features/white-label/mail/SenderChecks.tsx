import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReplyOf, RequestInput, senderChecks, testSender, WhiteLabelView } from '@linkyard/contracts';
import { InlineAlert, relativeTime, useNow } from '@linkyard/ui';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { DomainRecords } from '../../../shared/domains/DomainRecords.js';
import { senderProblem } from '../../../shared/sender-problem.js';
import { useSenderChecksMutation, useTestSenderMutation } from './api.js';
import { SigningKey } from './SigningKey.js';
import { verdictText } from './verdict-text.js';

type Smtp = NonNullable<RequestInput<typeof testSender>['smtpDetails']>;
type Checks = ReplyOf<typeof senderChecks>;

interface SenderChecksProps {
  /** As on the form. */
  smtp: Smtp;
  saved: Pick<WhiteLabelView, 'smtpDetails'>;
}

/** Whether mails of the site can be sent by a mail server, and what receivers think of them. @source cases H8, H10 */
export function SenderChecks({ smtp, saved }: SenderChecksProps) {
  const [checks, look, isLooking, refusal] = useChecks(smtp, saved);
  return (
    <Stack gap="md" mt="md">
      <FailingSince checks={checks} />
      <TestMail smtp={smtp} saved={saved} onSent={look} />
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={4}>
            <Trans>DNS records of your sender</Trans>
          </Title>
          <Button
            variant="default"
            size="xs"
            loading={isLooking}
            disabled={!isAddressed(smtp)}
            leftSection={<IconRefresh size={16} stroke={1.5} />}
            onClick={look}
          >
            <Trans>Check the records</Trans>
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>Add these at the registrar of your sender’s domain, so that your mails do not land among spam.</Trans>
        </Text>
        {refusal && <InlineAlert tone="warning" title={refusal.message} />}
        {checks && <Records records={checks.records} />}
        {checks && <SigningKey checks={checks} canRenew={saved.smtpDetails.email !== ''} onRenewed={look} />}
      </Stack>
    </Stack>
  );
}

const isAddressed = ({ email, host }: Pick<Smtp, 'email' | 'host'>) => /.@./.test(email) && host.trim() !== '';

/** What was seen last. The stored sender is looked at as soon as it shows. */
function useChecks(smtp: Smtp, saved: SenderChecksProps['saved']) {
  const [run, { isLoading }] = useSenderChecksMutation();
  const [checks, setChecks] = useState<Checks | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const look = () => {
    const { email, host } = smtp;
    const isStored = email === saved.smtpDetails.email && host === saved.smtpDetails.host;
    void run(isStored ? {} : { sender: { email, host } }).then((answer) => {
      setRefusal(refusalOf(answer));
      if (answer.data) setChecks(answer.data);
    });
  };
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || saved.smtpDetails.email === '') return;
    hasLooked.current = true;
    look();
  });
  return [checks, look, isLoading, refusal] as const;
}

function FailingSince({ checks }: { checks: Checks | null }) {
  const now = useNow(60_000);
  if (!checks?.failure || checks.failingSince === null) return null;
  return (
    <InlineAlert
      tone="danger"
      title={t`Your mails do not leave. The first one failed ${relativeTime(checks.failingSince, now)}.`}
    >
      {senderProblem(checks.failure)}{' '}
      <Trans>They wait for about two hours. Until then no one can sign up or choose a new password on your site.</Trans>
    </InlineAlert>
  );
}

function TestMail({ smtp, saved, onSent }: SenderChecksProps & { onSent: () => void }) {
  const [run, { isLoading }] = useTestSenderMutation();
  const [outcome, setOutcome] = useState<{ sentTo: string; isStored: boolean } | ApiError | null>(null);
  const hasPassword = (smtp.password ?? '') !== '' || saved.smtpDetails.hasPassword;
  const isComplete = isAddressed(smtp) && smtp.name.trim() !== '' && smtp.username.trim() !== '' && hasPassword;
  const send = () => {
    setOutcome(null);
    void run({ smtpDetails: smtp }).then((answer) => {
      setOutcome(refusalOf(answer) ?? answer.data ?? null);
      if (answer.data?.isStored) onSent();
    });
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        loading={isLoading}
        disabled={!isComplete}
        leftSection={<IconSend size={18} stroke={1.5} />}
        onClick={send}
      >
        <Trans>Send a test mail</Trans>
      </Button>
      <div role="status" style={{ alignSelf: 'stretch' }}>
        {isLoading && (
          <Text size="sm" c="dimmed">
            <Trans>Connecting to the mail server and sending. This can take up to 20 seconds.</Trans>
          </Text>
        )}
        {outcome && 'sentTo' in outcome && (
          <InlineAlert tone="success" title={t`The mail server works. A test mail is on its way to ${outcome.sentTo}.`}>
            {!outcome.isStored && <Trans>Save the settings to use it.</Trans>}
          </InlineAlert>
        )}
        {outcome && 'code' in outcome && (
          <InlineAlert tone="warning" title={outcome.errors?.[0]?.message ?? outcome.message} />
        )}
      </div>
    </Stack>
  );
}

function Records({ records }: { records: Checks['records'] }) {
  const findings = records.flatMap((record) => {
    const text = verdictText(record);
    return text === null ? [] : [{ kind: record.kind, text, isWrong: !record.ok }];
  });
  return (
    <>
      {findings.map(({ kind, text, isWrong }) => (
        <InlineAlert key={kind} tone={isWrong ? 'warning' : 'info'} title={text} />
      ))}
      <DomainRecords records={records} isLookedUp />
    </>
  );
}
