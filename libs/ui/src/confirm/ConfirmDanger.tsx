import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormFailure } from '../form/FormFailure.js';
import type { Failure } from '../states/ErrorState.js';

interface ConfirmDangerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will be lost, in numbers. */
  loses: ReactNode;
  /** Asked to be typed, only for what cannot be undone. */
  typeToConfirm?: string;
  /** The verb on the button. */
  verb: string;
  /** Resolves with a failure to show, or nothing when done; the caller closes. */
  onConfirm: () => Promise<Failure | null | undefined>;
  /** Further fields a confirmation needs, such as the password. */
  children?: ReactNode;
}

/** The last question before something is lost. @source look.md "Danger" */
export function ConfirmDanger(props: ConfirmDangerProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title} size="md">
      {props.opened && <ConfirmBody {...props} />}
    </Modal>
  );
}

function ConfirmBody({ loses, typeToConfirm, verb, onConfirm, onClose, children }: ConfirmDangerProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const allowed = !typeToConfirm || typed.trim() === typeToConfirm;

  const confirm = async () => {
    if (!allowed || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      setFailure((await onConfirm()) ?? null);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <Stack gap="md">
        <Text component="div" c="dimmed">
          {loses}
        </Text>
        {children}
        {typeToConfirm && (
          <TextInput
            label={t`Type “${typeToConfirm}” to confirm`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        )}
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color="red" loading={busy} disabled={!allowed}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
