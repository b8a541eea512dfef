import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { DialogFoot } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../api/api-error.js';
import { useStartImpersonationAsOwnerMutation, useStartImpersonationMutation } from './api.js';
import { useChangeOfSession } from './use-change-of-session.js';

const minLength = 3;
const maxLength = 300;

interface ImpersonateDialogProps {
  /** As whom; null while closed. */
  user: Named | null;
  /** As what: an administrator of the installation, or the owner of the site whose person it is. */
  by?: 'admin' | 'owner';
  onClose: () => void;
}
interface Named {
  _id: string;
  name: string;
}

/** Asks why, then signs in as a user. @source spec 4 "Impersonation" */
export function ImpersonateDialog({ user, by = 'admin', onClose }: ImpersonateDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={user ? t`Sign in as ${user.name}` : ''}>
      {user && <ImpersonateForm user={user} by={by} onClose={onClose} />}
    </Modal>
  );
}

function ImpersonateForm({ user, by, onClose }: Required<ImpersonateDialogProps> & { user: Named }) {
  const [startAsAdmin, asAdmin] = useStartImpersonationMutation();
  const [startAsOwner, asOwner] = useStartImpersonationAsOwnerMutation();
  const start = by === 'admin' ? startAsAdmin : startAsOwner;
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
          submitting={asAdmin.isLoading || asOwner.isLoading}
          disabled={reason.trim().length < minLength}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
