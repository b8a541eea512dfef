import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar, Badge, Button, Group, Switch, Text } from '@mantine/core';
import type { userStates } from '@linkyard/contracts';
import { shownEmail, changeUserStatus } from '@linkyard/contracts';
import {
  perLanguage,
  DateText,
  EmptyState,
  ListScreen,
  toast,
  useTableState,
  type TableColumn,
  translated,
} from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useUser } from '../../shared/session/use-session.js';
import { ImpersonateAction } from '../../shared/impersonation/ImpersonateAction.js';
import { useAdminUsersQuery, useChangeUserStatusMutation } from './api.js';
import { UserDrawer } from './UserDrawer.js';
import type { AdminUser } from './user-values.js';
import { filtersOf, sortOf, tableOptions } from './user-query.js';

const stateBadges: () => Record<(typeof userStates)[number], { text: string; color: string }> = perLanguage(() => ({
  active: { text: t`Active`, color: 'green' },
  pendingVerification: { text: t`Not confirmed`, color: 'yellow' },
  locked: { text: t`Locked`, color: 'orange' },
  suspended: { text: t`Suspended`, color: 'red' },
  deletionRequested: { text: t`Leaving`, color: 'gray' },
  deleted: { text: t`Deleted`, color: 'gray' },
}));

const filters = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(stateBadges()).map(([value, { text }]) => ({ value, label: text })),
  },
  {
    key: 'role',
    label: t`Role`,
    options: [
      { value: '2', label: t`User` },
      { value: '1', label: t`Admin` },
    ],
  },
]);

interface UserListProps {
  title: string;
  purpose: string;
  above?: ReactNode;
}

/** All accounts, with the switch that suspends one. @source models.md 20 "Admin user list" */
export function UserList({ title, purpose, above }: UserListProps) {
  const { state, change } = useTableState(tableOptions);
  const sort = sortOf(state.sort);
  const list = useAdminUsersQuery({
    page: state.page,
    filters: filtersOf(state.filters),
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(sort ? { sort } : {}),
  });
  const columns = useColumns();
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null);
  return (
    <ListScreen
      title={title}
      purpose={purpose}
      above={above}
      name="users"
      label={t`Users`}
      columns={columns}
      rowKey={(user) => user._id}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Name or e-mail`}
      filters={filters()}
      empty={<EmptyState drawing="people" text={t`No User Data Found.`} />}
      onRowOpen={setEdited}
      action={
        <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
          <Trans>Add user</Trans>
        </Button>
      }
    >
      {edited && <UserDrawer user={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </ListScreen>
  );
}

function useColumns(): readonly TableColumn<AdminUser>[] {
  const ownId = useUser()?._id;
  return useMemo(
    () => [
      {
        key: 'name',
        header: t`Name`,
        sort: 'name',
        onCard: 'title',
        wraps: true,
        width: '22%',
        cell: (user) => (
          <Group gap="sm" wrap="nowrap">
            <Avatar src={user.profile_image} name={user.name} color="garden" size={32} alt="" />
            <Text component="span" inherit lineClamp={2} dir="auto" title={user.name}>
              {user.name}
            </Text>
            {user.role === 1 && (
              <Badge color="blue">
                <Trans>Admin</Trans>
              </Badge>
            )}
          </Group>
        ),
      },
      {
        key: 'email',
        header: t`Email`,
        sort: 'email',
        wraps: true,
        width: '32%',
        cell: (user) => shownEmail(user.email),
      },
      {
        key: 'state',
        header: t`State`,
        cell: (user) => <Badge color={stateBadges()[user.state].color}>{stateBadges()[user.state].text}</Badge>,
      },
      {
        key: 'seen',
        header: t`Last seen`,
        sort: 'lastSeenAt',
        cell: (user) => (
          <Text component="span" size="sm" c="dimmed">
            <DateText value={user.lastSeenAt} fallback={t`Never`} />
          </Text>
        ),
      },
      {
        key: 'createdAt',
        header: t`Registration Date`,
        sort: 'createdAt',
        cell: (user) => <DateText value={user.createdAt} absolute />,
      },
      {
        key: 'status',
        header: t`Status`,
        align: 'end',
        width: '90px',
        cell: (user) => <StatusSwitch user={user} disabled={user._id === ownId} />,
      },
      {
        key: 'impersonate',
        header: t`Sign in as`,
        align: 'end',
        width: '100px',
        cell: (user) => <ImpersonateAction user={user} />,
      },
    ],
    [ownId],
  );
}

function StatusSwitch({ user, disabled }: { user: AdminUser; disabled: boolean }) {
  const [change, { isLoading }] = useChangeUserStatusMutation();
  const set = async (status: 0 | 1) => {
    toast.loading(t`Please wait for while.`, { id: user._id });
    const refusal = refusalOf(await change({ _id: user._id, status }));
    if (refusal) toast.error(refusal.message, { id: user._id });
    else toast.success(translated(changeUserStatus.message), { id: user._id });
  };
  return (
    <Switch
      aria-label={t`${user.name} may sign in`}
      checked={user.status !== 0}
      disabled={disabled || isLoading}
      onChange={(event) => void set(event.currentTarget.checked ? 1 : 0)}
      style={{ display: 'inline-flex' }}
    />
  );
}
