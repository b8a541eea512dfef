import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Switch } from '@mantine/core';
import type { AppointmentView } from '@linkyard/contracts';
import {
  perLanguage,
  ConfirmDanger,
  EmptyState,
  ListScreen,
  StatusBadge,
  useTableState,
  type TableColumn,
  type TableFilter,
} from '@linkyard/ui';
import { IconClockHour4, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAppointmentsQuery } from '../api.js';
import { appointmentStates, lengthsText, priceTextOf, titleOf } from '../appointment-labels.js';
import { AppointmentMenu } from './AppointmentMenu.js';
import { requestOf, tableOptions } from './appointment-query.js';
import { useAppointmentActions, type AppointmentActions } from './use-appointment-actions.js';
import css from './list.module.css';

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(appointmentStates()).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'status',
    label: t`Bookable`,
    options: [
      { value: '1', label: t`On` },
      { value: '0', label: t`Off` },
    ],
  },
]);

const columnsOf = (
  actions: AppointmentActions,
  onDelete: (appointment: AppointmentView) => void,
): readonly TableColumn<AppointmentView>[] => [
  {
    key: 'title',
    header: t`Appointment`,
    sort: 'title',
    onCard: 'title',
    wraps: true,
    cell: (row) => (
      <span className={css['name']}>
        <i style={{ background: row.color }} aria-hidden />
        <bdi>{titleOf(row)}</bdi>
      </span>
    ),
  },
  {
    key: 'length',
    header: t`Length`,
    cell: ({ durations }) => lengthsText(durations),
  },
  { key: 'price', header: t`Price`, align: 'end', cell: priceTextOf },
  { key: 'state', header: t`State`, cell: ({ state }) => <StatusBadge state={state} states={appointmentStates()} /> },
  {
    key: 'status',
    header: t`Bookable`,
    cell: (row) => (
      <span onClick={(event) => event.stopPropagation()}>
        <Switch
          aria-label={t`${titleOf(row)} can be booked`}
          checked={row.status === 1}
          onChange={() => void actions.toggle(row)}
        />
      </span>
    ),
  },
  {
    key: 'menu',
    header: t`Actions`,
    align: 'end',
    width: '56px',
    cell: (row) => (
      <span onClick={(event) => event.stopPropagation()}>
        <AppointmentMenu appointment={row} actions={actions} onDelete={() => onDelete(row)} />
      </span>
    ),
  },
];

/** What visitors can book. @source spec 1 "/appointments" */
export function AppointmentsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useAppointmentsQuery(requestOf(state));
  const actions = useAppointmentActions();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<readonly AppointmentView[]>([]);
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => void actions.add()}>
      <Trans>Add appointment</Trans>
    </Button>
  );
  return (
    <ListScreen
      title={t`Appointments`}
      purpose={t`What visitors can book with you, and when.`}
      label={t`Appointments`}
      name="appointments"
      columns={columnsOf(actions, (row) => setToDelete([row]))}
      rowKey={({ _id }) => _id}
      rowName={titleOf}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      searchPlaceholder={t`Title`}
      onRowOpen={({ _id }) => void navigate(`/appointments/${_id}`)}
      action={
        <Group gap="xs">
          <Button
            variant="default"
            component={Link}
            to="/appointments/schedules"
            leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />}
          >
            <Trans>Working hours</Trans>
          </Button>
          {add}
        </Group>
      }
      empty={
        <EmptyState
          drawing="templates"
          text={t`You have no appointments yet.`}
          hint={t`Offer a call, a lesson or a visit: visitors see your free times and book one by themselves.`}
          action={add}
        />
      }
      bulkActions={(chosen) => (
        <Button size="xs" variant="subtle" color="red" onClick={() => setToDelete(chosen)}>
          <Trans>Delete</Trans>
        </Button>
      )}
    >
      <ConfirmDanger
        opened={toDelete.length > 0}
        onClose={() => setToDelete([])}
        title={
          toDelete.length === 1 && toDelete[0]
            ? t`Delete “${titleOf(toDelete[0])}”?`
            : t`Delete ${toDelete.length} appointments?`
        }
        loses={t`Its booking page and its settings are lost. Bookings of the past stay in Booking Data.`}
        verb={t`Delete`}
        onConfirm={async () => {
          const refusal = await actions.remove(toDelete.map(({ _id }) => _id));
          if (!refusal) setToDelete([]);
          return refusal;
        }}
      />
    </ListScreen>
  );
}
