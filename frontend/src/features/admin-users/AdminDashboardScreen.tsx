import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { formatCount } from '@linkyard/ui';
import { useUser } from '../../shared/session/use-session.js';
import { useAdminUsersQuery } from './api.js';
import { UserList } from './UserList.js';
import css from './admin-users.module.css';

/** What an admin sees first: how many there are, and who they are. */
export function AdminDashboardScreen() {
  const name = useUser()?.name.split(' ')[0] ?? '';
  return (
    <UserList
      title={t`Hello ${name}`}
      purpose={t`The accounts of this installation at a glance.`}
      above={
        <>
          <div className={css['figures']}>
            <Figure label={t`Accounts`} filters={{}} />
            <Figure label={t`Active`} filters={{ state: 'active' }} />
            <Figure label={t`Not confirmed`} filters={{ state: 'pendingVerification' }} />
            <Figure label={t`Suspended`} filters={{ state: 'suspended' }} />
          </div>
          <h2 className={css['title']}>
            <Trans>Users</Trans>
          </h2>
        </>
      }
    />
  );
}

interface FigureProps {
  label: string;
  filters: { state?: 'active' | 'pendingVerification' | 'suspended' };
}

/** Only the total is wanted, so one row is asked for. */
function Figure({ label, filters }: FigureProps) {
  const list = useAdminUsersQuery({ listPerPage: 1, filters });
  return (
    <div className={css['figure']}>
      <span>{label}</span>
      {list.data ? <b>{formatCount(list.data.totalCount)}</b> : <Skeleton height={32} width={56} />}
    </div>
  );
}
