import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { LogoMark } from '@linkyard/ui';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { preloadScreen } from '../routes.js';
import { useSiteIcon, useSiteTitle } from '../session/use-session.js';
import type { MenuEntry, MenuGroup } from './menu.js';
import { ThemeToggle } from './ThemeToggle.js';
import css from './Sidebar.module.css';

/** The menu at the left: 232 px on a desktop, a rail of icons on a tablet. */
export function Sidebar({ menu }: { menu: readonly MenuGroup[] }) {
  return (
    <aside className={css['sidebar']}>
      <Brand />
      <nav className={css['menu']} aria-label="Main">
        {menu.map((group) => (
          <Group key={group.label ?? 'top'} group={group} />
        ))}
      </nav>
      <div className={css['foot']}>
        <ThemeToggle />
      </div>
    </aside>
  );
}

export function Brand() {
  const title = useSiteTitle();
  const icon = useSiteIcon();
  return (
    <Link to="/" className={css['brand']} aria-label={`${title}, home`}>
      {icon ? <img src={icon} alt="" width={28} height={28} /> : <LogoMark />}
      <span>{title}</span>
    </Link>
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
          {group.label}
          <IconChevronDown size={14} stroke={1.5} aria-hidden />
        </UnstyledButton>
      )}
      <ul id={listId} className={css['list']} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} />
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
      <span>{entry.label}</span>
    </NavLink>
  );
}
