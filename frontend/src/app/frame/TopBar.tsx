import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMatches } from 'react-router-dom';
import { SiteMark } from '../../shared/brand/SiteMark.js';
import { useUser } from '../../shared/session/use-session.js';
import { titleOfHandle } from '../screen-title.js';
import { Bell } from './Bell.js';
import { ProfileMenu } from './ProfileMenu.js';
import css from './TopBar.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Where one is, the way to anywhere, what happened, who one is. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const matches = useMatches();
  const role = useUser()?.role;
  const title = titleOfHandle(matches.at(-1)?.handle) ?? '';
  return (
    <header className={css['bar']}>
      <span className={css['mark']}>
        <SiteMark size={26} />
      </span>
      <span className={css['title']}>{title}</span>
      <UnstyledButton className={css['search']} onClick={onSearch}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span>
          <Trans>Search or jump to…</Trans>
        </span>
        <Kbd size="xs" aria-hidden>
          {isMac ? '⌘' : t`Ctrl`} K
        </Kbd>
      </UnstyledButton>
      <ActionIcon className={css['searchIcon'] ?? ''} onClick={onSearch} aria-label={t`Search`}>
        <IconSearch size={18} stroke={1.5} />
      </ActionIcon>
      {role === 2 && <Bell />}
      <ProfileMenu />
    </header>
  );
}
