import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChartBar, IconDots, IconHome, IconLink, IconPlus, IconUsers, type Icon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { screenExists } from '../screens.js';
import { useUser } from '../../shared/session/use-session.js';
import css from './BottomBar.module.css';

const PhoneSheet = lazy(async () => ({ default: (await import('./PhoneSheet.js')).PhoneSheet }));

/** The bar of five on a phone: Home, Links, Add, Data, More. Admins have no pages to add. @source look.md "Frame" */
export function BottomBar() {
  const [sheet, setSheet] = useState<'unused' | 'none' | 'add' | 'more'>('unused');
  const role = useUser()?.role;
  return (
    <nav className={css['bar']} aria-label={t`Phone menu`}>
      {role === 1 ? (
        <>
          <Tab to="/admin/dashboard" label={t`Home`} icon={IconHome} />
          <Tab to="/admin/users" label={t`Users`} icon={IconUsers} />
        </>
      ) : (
        <>
          <Tab to="/dashboard" label={t`Home`} icon={IconHome} />
          <Tab to="/mylinks" label={t`Links`} icon={IconLink} />
          <UnstyledButton
            className={css['add']}
            aria-label={t`Add`}
            aria-haspopup="dialog"
            onClick={() => setSheet('add')}
          >
            <IconPlus size={22} stroke={1.75} aria-hidden />
          </UnstyledButton>
          <Tab to="/myleads" label={t`Data`} icon={IconChartBar} />
        </>
      )}
      <UnstyledButton className={css['tab']} aria-haspopup="dialog" onClick={() => setSheet('more')}>
        <IconDots size={20} stroke={1.5} aria-hidden />
        <span>
          <Trans>More</Trans>
        </span>
      </UnstyledButton>
      {sheet !== 'unused' && (
        <Suspense fallback={null}>
          <PhoneSheet shown={sheet} onClose={() => setSheet('none')} />
        </Suspense>
      )}
    </nav>
  );
}

function Tab({ to, label, icon: TabIcon }: { to: string; label: string; icon: Icon }) {
  if (!screenExists(to)) return null;
  return (
    <NavLink to={to} className={css['tab'] ?? ''}>
      <TabIcon size={20} stroke={1.5} aria-hidden />
      <span>{label}</span>
    </NavLink>
  );
}
