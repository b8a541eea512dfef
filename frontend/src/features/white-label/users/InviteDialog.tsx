import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Modal, Stack, Table, Tabs, Text, TextInput, Button, FileButton, Group, Badge } from '@mantine/core';
import { inviteSubUser, type inviteOutcomes, type InviteRowReport } from '@linkyard/contracts';
import { DialogFoot, FormFailure, perLanguage, toast, translated, useUiForm } from '@linkyard/ui';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useInviteSubUserMutation, useReadInvitesMutation } from './api.js';
import { maxInviteFileMb, readInviteFile } from './invite-file.js';
import { PlanSelect } from './PlanSelect.js';
import css from './users.module.css';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites one person, or everyone on a list. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Invite users`} size="lg">
      {opened && (
        <Tabs defaultValue="one">
          <Tabs.List mb="md">
            <Tabs.Tab value="one">
              <Trans>One person</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="list">
              <Trans>A list (CSV)</Trans>
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="one">
            <InviteOne onClose={onClose} />
          </Tabs.Panel>
          <Tabs.Panel value="list">
            <InviteList onClose={onClose} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  );
}

function InviteOne({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteSubUserMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { email: '', name: '', planName: '' },
    validate: { email: (value) => (value.trim() ? null : t`Email is required`) },
    submit: async ({ email, name, planName }) => {
      const given = { ...(name.trim() ? { name } : {}), ...(planName ? { planName } : {}) };
      const refusal = refusalOf(await invite({ email, ...given }));
      if (refusal?.code === 'white-label.email_exists')
        return { ...refusal, errors: [{ path: 'email', message: refusal.message }] };
      if (refusal) return refusal;
      toast.success(translated(inviteSubUser.message));
      onClose();
      return null;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t`Full Name`}
          description={t`They can change it when they accept.`}
          dir="auto"
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <PlanSelect {...form.getInputProps('planName')} value={form.values.planName} />
        <DialogFoot failure={failure} submit={t`Send invitation`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

type Outcome = (typeof inviteOutcomes)[number];
const outcomeWords: () => Record<Outcome, { text: string; color: string }> = perLanguage(() => ({
  ready: { text: t`Will be invited`, color: 'green' },
  invited: { text: t`Invited`, color: 'green' },
  notAnAddress: { text: t`Not an e-mail address`, color: 'red' },
  repeated: { text: t`On the list twice`, color: 'yellow' },
  emailExists: { text: t`Has an account already`, color: 'yellow' },
  nameTooLong: { text: t`The name is too long`, color: 'red' },
  planUnknown: { text: t`There is no plan of this name`, color: 'red' },
  noRoom: { text: t`No room left in your plan`, color: 'red' },
}));

interface Report {
  rows: readonly InviteRowReport[];
  isCut: boolean;
}

/** Shows what would be done with each row before anyone is mailed, and afterwards what was. */
function InviteList({ onClose }: { onClose: () => void }) {
  const [read, reading] = useReadInvitesMutation();
  const [invite, inviting] = useInviteSubUserMutation();
  const [report, setReport] = useState<Report | null>(null);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<Pick<ApiError, 'message' | 'requestId'> | null>(null);
  const ready = report?.rows.filter(({ outcome }) => outcome === 'ready') ?? [];

  const take = async (file: File | null) => {
    if (!file) return;
    setFailure(null);
    setDone(false);
    setReport(null);
    const list = await readInviteFile(file);
    if (!list) return setFailure({ message: t`This file is larger than ${maxInviteFileMb} MB.` });
    const answer = await read({ csv: list.csv });
    setFailure(refusalOf(answer));
    setReport(answer.data ? { ...answer.data, isCut: answer.data.isCut || list.isCut } : null);
  };
  const send = async () => {
    const answer = await invite({ rows: ready.map(({ email, name, planName }) => ({ email, name, planName })) });
    setFailure(refusalOf(answer));
    if (!answer.data) return;
    const outcomes = new Map(answer.data.rows.map(({ email, outcome }) => [email, outcome]));
    const rows = report?.rows ?? [];
    setReport({
      rows: rows.map((row) =>
        row.outcome === 'ready' ? { ...row, outcome: outcomes.get(row.email) ?? row.outcome } : row,
      ),
      isCut: false,
    });
    setDone(true);
  };

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <Trans>A CSV file with a column “email”, and if you like “name” and “plan”. Up to 500 people at a time.</Trans>
      </Text>
      <Group>
        <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={reading.isLoading}
              leftSection={<IconUpload size={18} stroke={1.5} />}
            >
              <Trans>Choose a file</Trans>
            </Button>
          )}
        </FileButton>
      </Group>
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      {report && <Rows report={report} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {isDone ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
        {!isDone && (
          <Button disabled={ready.length === 0} loading={inviting.isLoading} onClick={() => void send()}>
            <Plural value={ready.length} one="Invite # person" other="Invite # people" />
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Rows({ report: { rows, isCut } }: { report: Report }) {
  const count = rows.length;
  return (
    <>
      {isCut && (
        <Text size="sm" role="status">
          <Trans>The list is longer: only its first {count} rows are shown and invited.</Trans>
        </Text>
      )}
      <div className={css['report']} tabIndex={0} role="region" aria-label={t`What happens with each row`}>
        <Table layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={52}>
                <Trans>Row</Trans>
              </Table.Th>
              <Table.Th>
                <Trans>Email</Trans>
              </Table.Th>
              <Table.Th w="42%">
                <Trans>Result</Trans>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ row, email, name, outcome }) => (
              <Table.Tr key={row}>
                <Table.Td>{row}</Table.Td>
                <Table.Td className={css['wraps'] ?? ''}>
                  <span dir="auto">{email}</span>
                  {name && (
                    <Text component="span" display="block" size="xs" c="dimmed" dir="auto">
                      {name.slice(0, 120)}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  <Badge color={outcomeWords()[outcome].color} className={css['outcome'] ?? ''}>
                    {outcomeWords()[outcome].text}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
