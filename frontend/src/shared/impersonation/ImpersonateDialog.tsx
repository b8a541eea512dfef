import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { DialogFoot } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../api/api-error.js';
import { useStartImpersonationMutation } from './api.js';
import { useChangeOfSession } from './use-change-of-session.js';

const minLength = 3;
const maxLength = 300;

interface ImpersonateDialogProps {
  /** As whom; null while closed. */
  user: { _id: string; name: string } | null;
  onClose: () => void;
}

/** Asks why, then signs in as a user. @source spec 4 "Impersonation" */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={user ? t`Sign in as ${user.name}` : ''}>
      {user && <ImpersonateForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function ImpersonateForm({ user, onClose }: { user: { _id: string; name: string }; onClose: () => void }) {
  const [start, { isLoading }] = useStartImpersonationMutation();
  const change = useChangeOfSession();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const submit = async () => {
    setFailure(null);
    const answer = await start({ userId: user._id, reason });
    if (answer.data) change(answer.data);
    else setFailure(refusalOf(answer));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          <Trans>
            You act with this account for an hour. {user.name} is notified and can read your reason. What you do is
            recorded.
          </Trans>
        </Text>
        <Textarea
          label={t`Reason`}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={failure?.errors?.find(({ path }) => path === 'reason')?.message}
          maxLength={maxLength}
          minRows={2}
          autosize
          required
          data-autofocus
        />
        <DialogFoot
          failure={failure}
          submit={t`Sign in`}
          submitting={isLoading}
          disabled={reason.trim().length < minLength}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
