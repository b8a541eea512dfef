import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { FormFailure } from './FormFailure.js';

interface DialogFootProps {
  /** Why the form was refused, when no single field is to blame. */
  failure: { message: string; requestId?: string | undefined } | null;
  /** The verb of the form. */
  submit: string;
  submitting: boolean;
  /** The way out; "Cancel" when missing, which says nothing beside a verb that cancels. */
  dismiss?: string;
  /** Whether there is nothing yet that could be sent. */
  disabled?: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: what went wrong, the way out and the verb. */
export function DialogFoot({ failure, submit, submitting, dismiss, disabled = false, onCancel }: DialogFootProps) {
  return (
    <>
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {dismiss ?? <Trans>Cancel</Trans>}
        </Button>
        <Button type="submit" loading={submitting} disabled={disabled}>
          {submit}
        </Button>
      </Group>
    </>
  );
}
