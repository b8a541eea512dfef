import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import type { ScheduleView } from '@linkyard/contracts';
import { ConfirmDanger, EmptyState, ListScreen, toast, useTableState, type TableColumn } from '@linkyard/ui';
import { IconDots, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { refusalOf } from '../../../shared/api/api-error.js';
import {
  useDeleteSchedulesMutation,
  useMakeScheduleDefaultMutation,
  useSaveScheduleMutation,
  useSchedulesQuery,
} from '../api.js';
import css from '../list/list.module.css';
import { weekText } from './schedule-words.js';

const tableOptions = { sorts: ['name', 'createdAt'], filters: {} };
const sorts = ['name', '-name', 'createdAt', '-createdAt'] as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };

const columnsOf = (
  onDefault: (schedule: ScheduleView) => void,
  onDelete: (schedule: ScheduleView) => void,
): readonly TableColumn<ScheduleView>[] => [
  {
    key: 'name',
    header: t`Name`,
    sort: 'name',
    onCard: 'title',
    wraps: true,
    cell: ({ name, isDefault }) => (
      <>
        <bdi>{name}</bdi>
        {isDefault && (
          <Badge className={css['default'] ?? ''} color="green">
            <Trans>Default</Trans>
          </Badge>
        )}
      </>
    ),
  },
  { key: 'week', header: t`Hours`, cell: weekText },
  { key: 'zone', header: t`Time zone`, cell: ({ timeZone }) => timeZone },
  {
    key: 'used',
    header: t`Used by`,
    align: 'end',
    cell: ({ usedBy }) => (usedBy === 1 ? '1 appointment' : t`${usedBy} appointments`),
  },
  {
    key: 'menu',
    header: t`Actions`,
    align: 'end',
    width: '56px',
    cell: (row) => (
      <span onClick={(event) => event.stopPropagation()}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t`More for ${row.name}`}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconPencil {...icon} />}
              component={Link}
              to={`/appointments/schedules/${row._id}`}
            >
              <Trans>Edit</Trans>
            </Menu.Item>
            {!row.isDefault && (
              <>
                <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => onDefault(row)}>
                  <Trans>Make default</Trans>
                </Menu.Item>
                <Menu.Item
                  color="var(--ly-danger-text)"
                  leftSection={<IconTrash {...icon} />}
                  onClick={() => onDelete(row)}
                >
                  <Trans>Delete</Trans>
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      </span>
    ),
  },
];

/** Working hours, which appointments share. */
export function SchedulesScreen() {
  const { state, change } = useTableState(tableOptions);
  const sort = sorts.find((one) => one === state.sort);
  const list = useSchedulesQuery({
    page: state.page,
    ...(state.search ? { searchTerm: state.search } : {}),
    ...(sort ? { sort } : {}),
  });
  const [save, { isLoading: adding }] = useSaveScheduleMutation();
  const [makeDefault] = useMakeScheduleDefaultMutation();
  const [remove] = useDeleteSchedulesMutation();
  const [toDelete, setToDelete] = useState<ScheduleView | null>(null);
  const navigate = useNavigate();

  const add = async () => {
    const answer = await save({ name: 'New working hours' });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    if (answer.data) void navigate(`/appointments/schedules/${answer.data._id}`);
  };
  const onDefault = async ({ _id, name }: ScheduleView) => {
    const refusal = refusalOf(await makeDefault({ _id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(t`“${name}” is the default now.`);
  };
  const addButton = (
    <Button loading={adding} leftSection={<IconPlus {...icon} />} onClick={() => void add()}>
      <Trans>Add working hours</Trans>
    </Button>
  );
  return (
    <ListScreen
      title={t`Working hours`}
      purpose={t`When you can be booked. Appointments that name none use the default.`}
      label={t`Working hours`}
      name="schedules"
      columns={columnsOf((row) => void onDefault(row), setToDelete)}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Name`}
      onRowOpen={({ _id }) => void navigate(`/appointments/schedules/${_id}`)}
      action={addButton}
      empty={<EmptyState drawing="templates" text={t`You have no working hours yet.`} action={addButton} />}
    >
      <ConfirmDanger
        opened={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t`Delete “${toDelete?.name ?? ''}”?`}
        loses={
          toDelete && toDelete.usedBy > 0
            ? t`Appointments that use it: ${toDelete.usedBy}. They use the default hours from then on. Bookings that were made stay.`
            : t`No appointment uses it.`
        }
        verb={t`Delete`}
        onConfirm={async () => {
          const refusal = toDelete && refusalOf(await remove({ _id: toDelete._id }));
          if (!refusal) setToDelete(null);
          return refusal;
        }}
      />
    </ListScreen>
  );
}
