import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, PasswordInput } from '@mantine/core';
import { deleteAccount, type UserView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { sessionClosed } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { useDeleteAccountMutation } from './api.js';
import css from './profile.module.css';

export function DangerZone({ user }: { user: UserView }) {
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const [remove] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();

  const confirm = async () => {
    const refusal = refusalOf(await remove({ confirm: 'DELETE', ...(user.hasPassword ? { password } : {}) }));
    if (!refusal) {
      toast.success(translated(deleteAccount.message), { durationMs: 8000 });
      dispatch(sessionClosed({ byItself: false }));
    }
    return refusal;
  };
  const close = () => {
    setOpened(false);
    setPassword('');
  };

  return (
    <div className={css['danger']}>
      <p>
        <Trans>All pages, leads, answers and pictures of this account will be deleted for good after 14 days.</Trans>
      </p>
      <Button color="red" variant="outline" onClick={() => setOpened(true)}>
        <Trans>Delete account</Trans>
      </Button>
      <ConfirmDanger
        opened={opened}
        onClose={close}
        title={t`Delete your account?`}
        loses={t`Every page you have published goes offline now. Signing in within 14 days brings everything back; after that nothing can.`}
        typeToConfirm="DELETE"
        verb={t`Delete my account`}
        onConfirm={confirm}
      >
        {user.hasPassword && (
          <PasswordInput
            label={t`Your password`}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </ConfirmDanger>
    </div>
  );
}
