import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Modal, Stack, Text } from '@mantine/core';
import type { DomainRecord } from '@linkyard/contracts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './domains.module.css';

interface DomainHelpProps {
  /** Empty before the domain is known. */
  records: readonly DomainRecord[];
}

/** 'Click here', and the steps it opens. @source spec 2 "Domain help popup steps", models.md 25 "White label" */
export function DomainHelp({ records }: DomainHelpProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Text size="sm" c="dimmed">
        <Trans>
          How to set the records?{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => setOpened(true)}>
            Click here
          </Anchor>
        </Trans>
      </Text>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t`Connect your domain`} size="md">
        {opened && <HelpSteps records={records} />}
      </Modal>
    </>
  );
}

function HelpSteps({ records }: DomainHelpProps) {
  const address = records.find(({ type, isOptional }) => type !== 'TXT' && !isOptional);
  const proof = records.find(({ type }) => type === 'TXT');
  return (
    <Stack gap="md">
      <ol className={css['steps']}>
        <li>
          <Trans>Enter the domain without www or http(s).</Trans>
        </li>
        <li>{addressStep(address)}</li>
        <li>{proofStep(proof)}</li>
        <li>
          <Trans>Set the TTL to automatic or 600.</Trans>
        </li>
        <li>
          <Trans>Save.</Trans>
        </li>
        <li>
          <Trans>It can take 48-72 hours to take effect. We look again by ourselves for 14 days.</Trans>
        </li>
      </ol>
      {!address && (
        <Text size="sm" c="dimmed">
          <Trans>The values to copy appear once you have entered the domain.</Trans>
        </Text>
      )}
      <SupportLine />
    </Stack>
  );
}

const typed = (text: string | undefined) => (text ? <code dir="ltr">{text}</code> : null);

function addressStep(record: DomainRecord | undefined): ReactNode {
  if (record?.type === 'CNAME')
    return (
      <Trans>
        Add a CNAME record with host {typed(record.name)} and the value {typed(record.value)}.
      </Trans>
    );
  if (record)
    return (
      <Trans>
        Add an A record with host {typed(record.name)} and the provided server IP as value: {typed(record.value)}.
      </Trans>
    );
  return <Trans>Add an A record with host &apos;@&apos; and the provided server IP as value.</Trans>;
}

function proofStep(record: DomainRecord | undefined): ReactNode {
  if (!record) return <Trans>Add a TXT record with the proof that the domain is yours.</Trans>;
  return (
    <Trans>
      Add a TXT record with host {typed(record.name)} and the value {typed(record.value)}: the proof that the domain is
      yours.
    </Trans>
  );
}

const SupportLine = () => (
  <Text size="sm">
    <Trans>
      Still stuck?{' '}
      <Anchor component={Link} to="/support?new=1" size="sm">
        Contact support
      </Anchor>
    </Trans>
  </Text>
);
