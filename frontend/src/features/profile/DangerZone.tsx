import { Button, PasswordInput } from '@mantine/core';
import { deleteAccount, type UserView } from '@linkyard/contracts';
import { ConfirmDanger, toast } from '@linkyard/ui';
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
      toast.success(deleteAccount.message ?? '', { durationMs: 8000 });
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
      <p>All pages, leads, answers and pictures of this account will be deleted for good after 14 days.</p>
      <Button color="red" variant="outline" onClick={() => setOpened(true)}>
        Delete account
      </Button>
      <ConfirmDanger
        opened={opened}
        onClose={close}
        title="Delete your account?"
        loses="Every page you have published goes offline now. Signing in within 14 days brings everything back; after that nothing can."
        typeToConfirm="DELETE"
        verb="Delete my account"
        onConfirm={confirm}
      >
        {user.hasPassword && (
          <PasswordInput
            label="Your password"
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
