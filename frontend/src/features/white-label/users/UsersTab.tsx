import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { SubUserView, WhiteLabelView } from '@linkyard/contracts';
import { EmptyState, ListScreen, useTableState } from '@linkyard/ui';
import { IconMailPlus, IconPlus } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useExportSubUsersMutation } from '../../../shared/exports/api.js';
import { useExport } from '../../../shared/exports/use-export.js';
import { useSubUsersQuery } from './api.js';
import { DeleteUserDialog } from './DeleteUserDialog.js';
import { InviteDialog } from './InviteDialog.js';
import { UsageDrawer } from './UsageDrawer.js';
import { UserDialog } from './UserDialog.js';
import { exportFiltersOf, requestOf, tableOptions } from './user-query.js';
import { columnsOf } from './users-columns.js';

interface UsersTabProps {
  /** The tabs of the screen. */
  tabs: ReactNode;
  whiteLabel: WhiteLabelView;
}

/** The people who use a white label, managed by its reseller. @source spec 2 "Users tab" */
export function UsersTab({ tabs, whiteLabel }: UsersTabProps) {
  const { state, change } = useTableState(tableOptions);
  const list = useSubUsersQuery(requestOf(state));
  const [exportSubUsers] = useExportSubUsersMutation();
  const onExport = useExport(() => exportSubUsers({ filters: exportFiltersOf(state) }));
  const [edited, setEdited] = useState<SubUserView | 'new' | null>(null);
  const [measured, setMeasured] = useState<SubUserView | null>(null);
  const [deleted, setDeleted] = useState<SubUserView | null>(null);
  const [isInviting, setInviting] = useState(false);
  const { currentPage = 1, listPerPage = 10 } = list.data ?? {};
  const columns = useMemo(
    () => columnsOf({ currentPage, listPerPage, onUsage: setMeasured, onEdit: setEdited, onDelete: setDeleted }),
    [currentPage, listPerPage],
  );
  return (
    <>
      {tabs}
      <ListScreen
        title={t`Users`}
        purpose={t`The people who use ${whiteLabel.title}. Switching one off signs them out and closes their pages at once.`}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconMailPlus size={18} stroke={1.5} />}
              onClick={() => setInviting(true)}
            >
              <Trans>Invite</Trans>
            </Button>
            <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEdited('new')}>
              <Trans>Create New User</Trans>
            </Button>
          </Group>
        }
        name="sub-users"
        label={t`Users`}
        columns={columns}
        rowKey={(user) => user._id}
        rowName={(user) => user.name || user.email}
        list={list}
        state={state}
        onChange={change}
        onExport={onExport}
        searchPlaceholder={t`Name or e-mail`}
        filters={[
          {
            key: 'status',
            label: t`Status`,
            options: [
              { value: '1', label: t`On` },
              { value: '0', label: t`Off` },
            ],
          },
        ]}
        empty={<EmptyState drawing="people" text={t`No User Data Found.`} />}
        noMatch={<EmptyState drawing="search" text={t`No User Data Found.`} />}
      >
        <UserDialog user={edited} onClose={() => setEdited(null)} />
        <UsageDrawer user={measured} onClose={() => setMeasured(null)} />
        <DeleteUserDialog user={deleted} onClose={() => setDeleted(null)} />
        <InviteDialog opened={isInviting} onClose={() => setInviting(false)} />
      </ListScreen>
    </>
  );
}
