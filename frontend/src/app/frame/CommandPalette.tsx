import { textOf } from '@linkyard/ui';
import { t } from '@lingui/core/macro';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, createSpotlight } from '@mantine/spotlight';
import { IconLogout, IconMoon, IconSearch, IconSettings, IconSun } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { useUser } from '../../shared/session/use-session.js';
import { accountPath } from '../../shared/session/route-for.js';
import { commandsFor, menuFor } from './menu.js';
import { useThemeToggle } from './ThemeToggle.js';
import css from './CommandPalette.module.css';

const [store, palette] = createSpotlight();
const icon = { size: 18, stroke: 1.5 };

/** Ctrl/⌘ K: every screen and every command that has no screen, by typing. @source look.md "Frame" */
export function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const user = useUser();
  const theme = useThemeToggle();
  const signOut = useSignOut();

  useEffect(() => {
    if (opened) palette.open();
    else palette.close();
  }, [opened]);

  const groups = useMemo(
    () => [
      {
        group: t`Go to`,
        actions: [
          ...menuFor(user).flatMap((group) =>
            group.entries.map((entry) => ({
              id: entry.path,
              label: textOf(entry.label),
              keywords: [group.label ? textOf(group.label) : ''],
              leftSection: <entry.icon {...icon} />,
              onClick: () => void navigate(entry.path),
            })),
          ),
          {
            id: 'account',
            label: t`Account Settings`,
            keywords: ['profile', 'password', 'sessions', 'two-step'],
            leftSection: <IconSettings {...icon} />,
            onClick: () => void navigate(accountPath(user?.role)),
          },
        ],
      },
      {
        group: t`Do`,
        actions: [
          ...commandsFor(user).map((command) => ({
            id: command.id,
            label: textOf(command.label),
            keywords: [...(command.keywords ?? [])],
            leftSection: <command.icon {...icon} />,
            onClick: () => void navigate(command.to),
          })),
          {
            id: 'theme',
            label: theme.label,
            keywords: ['theme', 'dark', 'light'],
            leftSection: theme.scheme === 'dark' ? <IconSun {...icon} /> : <IconMoon {...icon} />,
            onClick: theme.toggle,
          },
          {
            id: 'logout',
            label: t`Logout`,
            keywords: ['sign out'],
            leftSection: <IconLogout {...icon} />,
            onClick: () => void signOut(),
          },
        ],
      },
    ],
    [navigate, user, signOut, theme],
  );

  return (
    <Spotlight
      store={store}
      actions={groups}
      shortcut={null}
      onSpotlightClose={onClose}
      nothingFound={t`Nothing with this name.`}
      highlightQuery
      scrollable
      maxHeight={380}
      radius="lg"
      attributes={{ content: { 'aria-label': t`Search or jump to` } }}
      overlayProps={{ color: 'var(--ly-overlay)', backgroundOpacity: 1, blur: 0 }}
      classNames={{ content: css['content'] ?? '', action: css['action'] ?? '', actionsGroup: css['group'] ?? '' }}
      searchProps={{
        leftSection: <IconSearch {...icon} />,
        placeholder: t`Search or jump to…`,
        'aria-label': t`Search or jump to`,
        classNames: { input: css['input'] ?? '' },
      }}
    />
  );
}
