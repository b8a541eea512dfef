import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SiteMark } from '../../shared/brand/SiteMark.js';
import { ProfileMenu } from './ProfileMenu.js';
import css from './TopBar.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface TopBarProps {
  /** Of the screen below it. */
  title: string;
  onSearch: () => void;
  /** A preview has none that works. */
  bell: ReactNode;
}

/** Where one is, the way to anywhere, what happened, who one is. */
export function TopBar({ title, onSearch, bell }: TopBarProps) {
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
      {bell}
      <ProfileMenu />
    </header>
  );
}
