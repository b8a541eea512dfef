import { Trans } from '@lingui/react/macro';
import { Avatar, UnstyledButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useUser } from '../../shared/session/use-session.js';
import { usePressToggle } from './use-press-toggle.js';
import css from './ProfileMenu.module.css';

const ProfileMenuList = lazy(async () => ({ default: (await import('./ProfileMenuList.js')).ProfileMenuList }));

/** The picture at the top right; its menu opens on a press. */
export function ProfileMenu() {
  const user = useUser();
  const { opened, used, setOpened, button } = usePressToggle();
  if (!user) return null;
  return (
    <div className={css['slot']}>
      <UnstyledButton className={css['target']} {...button}>
        <Avatar src={user.profile_image} name={user.name} color="garden" size={32} alt="" />
        <span className="ly-visually-hidden">
          <Trans>Your account</Trans>
        </span>
      </UnstyledButton>
      {used && (
        <Suspense fallback={null}>
          <ProfileMenuList user={user} opened={opened} onChange={setOpened} />
        </Suspense>
      )}
    </div>
  );
}
