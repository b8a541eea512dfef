import { shownEmail } from '@linkyard/contracts';
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconPlugConnected,
  IconSettings,
  IconSun,
  IconWorldWww,
} from '@tabler/icons-react';
import type { UserView } from '@linkyard/contracts';
import { useNavigate } from 'react-router-dom';
import { hasFeature } from '../../shared/feature/has-feature.js';
import { backLabel, useGoBack, useImpersonation } from '../../shared/impersonation/use-go-back.js';
import { useSignOut } from '../../shared/session/use-sign-out.js';
import { accountPath } from '../../shared/session/route-for.js';
import { useThemeToggle } from './ThemeToggle.js';
import css from './ProfileMenu.module.css';

const icon = { size: 18, stroke: 1.5 };

interface ProfileMenuListProps {
  user: UserView;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** @source spec 2 "Profile menu" */
export function ProfileMenuList({ user, opened, onChange }: ProfileMenuListProps) {
  const signOut = useSignOut();
  const impersonation = useImpersonation();
  const { goBack } = useGoBack();
  const navigate = useNavigate();
  const theme = useThemeToggle();
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={240}
      trapFocus
      returnFocus
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        {/* Only a place to stand at; the button beside it speaks for the menu. */}
        <span className={css['anchor']} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css['who']}>
          <b dir="auto">{user.name}</b>
          <span dir="ltr">{shownEmail(user.email)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconSettings {...icon} />} onClick={() => void navigate(accountPath(user.role))}>
          <Trans>Account Settings</Trans>
        </Menu.Item>
        {user.role === 2 && (
          <Menu.Item leftSection={<IconPlugConnected {...icon} />} onClick={() => void navigate('/integrations')}>
            <Trans>Integrations</Trans>
          </Menu.Item>
        )}
        {hasFeature(user, 'customDomain') && (
          <Menu.Item leftSection={<IconWorldWww {...icon} />} onClick={() => void navigate('/custom-domain')}>
            <Trans>Custom domain</Trans>
          </Menu.Item>
        )}
        {user.role === 2 && (
          <Menu.Item leftSection={<IconLifebuoy {...icon} />} onClick={() => void navigate('/support')}>
            <Trans>Contact support</Trans>
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={theme.scheme === 'dark' ? <IconSun {...icon} /> : <IconMoon {...icon} />}
          closeMenuOnClick={false}
          onClick={theme.toggle}
        >
          {theme.label}
        </Menu.Item>
        <Menu.Divider />
        {impersonation ? (
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => void goBack()}>
            {backLabel(impersonation.by)}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut()}>
            <Trans>Logout</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
