import { textOf } from '@linkyard/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSettings, IconSun, IconWorldWww, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasFeature } from '../../shared/feature/has-feature.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { useUser } from '../../shared/session/use-session.js';
import { accountPath } from '../../shared/session/route-for.js';
import { commandsFor, menuFor } from './menu.js';
import { useThemeToggle } from './ThemeToggle.js';
import css from './BottomBar.module.css';

interface PhoneSheetProps {
  shown: 'none' | 'add' | 'more';
  onClose: () => void;
}

/** The sheet above the bottom bar: what can be added, or the rest of the menu. */
export function PhoneSheet({ shown, onClose }: PhoneSheetProps) {
  // Keeps its content while it slides away.
  const [last, setLast] = useState(shown);
  if (shown !== 'none' && shown !== last) setLast(shown);
  return (
    <Drawer
      opened={shown !== 'none'}
      onClose={onClose}
      title={last === 'add' ? t`Add` : t`More`}
      position="bottom"
      size="auto"
      classNames={{ content: css['sheet'] ?? '' }}
    >
      <div className={css['rows']}>{last === 'add' ? <AddRows onDone={onClose} /> : <MoreRows onDone={onClose} />}</div>
    </Drawer>
  );
}

function Row({ icon: RowIcon, children, onClick }: { icon: Icon; children: ReactNode; onClick: () => void }) {
  return (
    <UnstyledButton className={css['row']} onClick={onClick}>
      <RowIcon size={20} stroke={1.5} aria-hidden />
      {children}
    </UnstyledButton>
  );
}

function AddRows({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const additions = commandsFor(useUser()).filter(({ quickAdd }) => quickAdd);
  return additions.map(({ id, label, icon, to }) => (
    <Row
      key={id}
      icon={icon}
      onClick={() => {
        onDone();
        void navigate(to);
      }}
    >
      {textOf(label)}
    </Row>
  ));
}

/** Screens with a place in the bar itself. */
const inBar = new Set(['/dashboard', '/mylinks', '/myleads', '/admin/dashboard', '/admin/users']);

/** In the profile menu on a desktop. */
const customDomain = { path: '/custom-domain', label: msg`Custom domain`, icon: IconWorldWww };

function MoreRows({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const theme = useThemeToggle();
  const signOut = useSignOut();
  const rest = menuFor(user).flatMap((group) => group.entries.filter((entry) => !inBar.has(entry.path)));
  const own = hasFeature(user, 'customDomain') ? [customDomain] : [];
  const entries = [
    ...rest,
    ...own,
    { path: accountPath(user?.role), label: msg`Account Settings`, icon: IconSettings },
  ];
  return (
    <>
      {entries.map((entry) => (
        <Row
          key={entry.path}
          icon={entry.icon}
          onClick={() => {
            onDone();
            if (entry.path !== pathname) void navigate(entry.path);
          }}
        >
          {textOf(entry.label)}
        </Row>
      ))}
      <Row icon={theme.scheme === 'dark' ? IconSun : IconMoon} onClick={theme.toggle}>
        {theme.label}
      </Row>
      <Row icon={IconLogout} onClick={() => void signOut()}>
        <Trans>Logout</Trans>
      </Row>
    </>
  );
}
