import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useState } from 'react';
import { ImpersonateDialog } from './ImpersonateDialog.js';

interface ImpersonateActionProps {
  user: { _id: string; name: string; role: 1 | 2; state: string };
  by?: 'admin' | 'owner';
}

/** Signs in as the user of a row; nothing where that is not possible. */
export function ImpersonateAction({ user, by = 'admin' }: ImpersonateActionProps) {
  const [opened, setOpened] = useState(false);
  if (user.role !== 2 || user.state !== 'active') return null;
  const label = t`Sign in as ${user.name}`;
  return (
    <>
      <ActionIcon aria-label={label} title={label} onClick={() => setOpened(true)}>
        <IconLogin2 size={18} stroke={1.5} />
      </ActionIcon>
      <ImpersonateDialog user={opened ? user : null} by={by} onClose={() => setOpened(false)} />
    </>
  );
}
