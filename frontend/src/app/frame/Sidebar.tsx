import { textOf } from '@linkyard/ui';
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { preloadScreen } from '../screens.js';
import { Brand } from '../../shared/brand/Brand.js';
import type { MenuEntry } from '../../shared/feature/feature.js';
import type { MenuGroup } from './menu-groups.js';
import { ThemeToggle } from './ThemeToggle.js';
import css from './Sidebar.module.css';

/** The menu at the left: 232 px on a desktop, a rail of icons on a tablet. */
export function Sidebar({ menu }: { menu: readonly MenuGroup[] }) {
  return (
    <aside className={css['sidebar']} data-ground="side">
      <div className={css['brand']}>
        <Brand />
      </div>
      <nav className={css['menu']} aria-label={t`Main`}>
        {menu.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </nav>
      <div className={css['foot']}>
        <ThemeToggle />
      </div>
    </aside>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <div className={css['group']}>
      {group.label && (
        <UnstyledButton
          className={css['groupHead']}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {textOf(group.label)}
          <IconChevronDown size={14} stroke={1.5} aria-hidden />
        </UnstyledButton>
      )}
      <ul id={listId} className={css['list']} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} />
            {entry.Mark && (
              <div className={css['mark']}>
                <Suspense fallback={null}>
                  <entry.Mark />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const preload = () => preloadScreen(entry.path);
  return (
    <NavLink to={entry.path} className={css['entry'] ?? ''} onPointerEnter={preload} onFocus={preload}>
      <entry.icon size={18} stroke={1.5} aria-hidden />
      <span>{textOf(entry.label)}</span>
    </NavLink>
  );
}
