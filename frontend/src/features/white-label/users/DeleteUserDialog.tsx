import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Radio, Skeleton, Stack } from '@mantine/core';
import { deleteSubUser, type SubUserDeletion, type SubUserView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeleteSubUserMutation, useSubUserUsageQuery } from './api.js';

interface DeleteUserDialogProps {
  /** Null: closed. */
  user: SubUserView | null;
  onClose: () => void;
}

/** Asks what becomes of what a person has made. @source spec 2 "Users tab", models.md 16 */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  return user && <Question key={user._id} user={user} onClose={onClose} />;
}

function Question({ user, onClose }: { user: SubUserView; onClose: () => void }) {
  const [remove] = useDeleteSubUserMutation();
  const [mode, setMode] = useState<SubUserDeletion>('transfer');
  const confirm = async () => {
    const refusal = refusalOf(await remove({ userId: user._id, mode }));
    if (!refusal) {
      toast.success(translated(deleteSubUser.message));
      onClose();
    }
    return refusal;
  };
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={t`Delete User`}
      verb={t`Delete`}
      onConfirm={confirm}
      loses={<Losses user={user} />}
    >
      <Radio.Group
        label={t`What happens to what they have made?`}
        value={mode}
        onChange={(value) => setMode(value === 'erase' ? 'erase' : 'transfer')}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="transfer"
            label={t`Move it to my account`}
            description={t`Addresses of pages, orders and their numbers stay. Pages are offline until you publish them. Connected accounts for payments and calendars are not moved.`}
          />
          <Radio
            value="erase"
            label={t`Erase it`}
            description={t`Pages, products, orders and files are erased for good.`}
          />
        </Stack>
      </Radio.Group>
    </ConfirmDanger>
  );
}

/** In numbers. */
function Losses({ user }: { user: SubUserView }) {
  const { data, isError } = useSubUserUsageQuery({ userIds: [user._id] }, { refetchOnMountOrArgChange: true });
  const usage = data?.users[0];
  const name = user.name || user.email;
  return (
    <>
      <p style={{ marginTop: 0 }}>
        <Trans>
          <b dir="auto">{name}</b> can no longer sign in, and all pages go offline at once. This cannot be undone.
        </Trans>
      </p>
      {usage && (
        <p style={{ marginBottom: 0 }}>
          {usage.pages !== null && <Plural value={usage.pages} one="# page" other="# pages" />}
          {usage.products !== null && (
            <>
              {', '}
              <Plural value={usage.products} one="# product" other="# products" />
            </>
          )}
          {usage.orders !== null && (
            <>
              {', '}
              <Plural value={usage.orders} one="# order" other="# orders" />
            </>
          )}
        </p>
      )}
      {!usage && !isError && <Skeleton height={20} width="70%" />}
    </>
  );
}
