import { Button, Group, Switch } from '@mantine/core';
import type { AppointmentView } from '@linkyard/contracts';
import {
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

const filters: readonly TableFilter[] = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(appointmentStates).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'status',
    label: 'Bookable',
    options: [
      { value: '1', label: 'On' },
      { value: '0', label: 'Off' },
    ],
  },
];

const columnsOf = (
  actions: AppointmentActions,
  onDelete: (appointment: AppointmentView) => void,
): readonly TableColumn<AppointmentView>[] => [
  {
    key: 'title',
    header: 'Appointment',
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
    header: 'Length',
    cell: ({ durations }) => <span style={{ whiteSpace: 'nowrap' }}>{lengthsText(durations)}</span>,
  },
  { key: 'price', header: 'Price', align: 'end', cell: priceTextOf },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge state={state} states={appointmentStates} /> },
  {
    key: 'status',
    header: 'Bookable',
    cell: (row) => (
      <span onClick={(event) => event.stopPropagation()}>
        <Switch
          aria-label={`${titleOf(row)} can be booked`}
          checked={row.status === 1}
          onChange={() => void actions.toggle(row)}
        />
      </span>
    ),
  },
  {
    key: 'menu',
    header: '',
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
      Add appointment
    </Button>
  );
  return (
    <ListScreen
      title="Appointments"
      purpose="What visitors can book with you, and when."
      label="Appointments"
      name="appointments"
      columns={columnsOf(actions, (row) => setToDelete([row]))}
      rowKey={({ _id }) => _id}
      rowName={titleOf}
      list={list}
      state={state}
      onChange={change}
      filters={filters}
      searchPlaceholder="Title"
      onRowOpen={({ _id }) => void navigate(`/appointments/${_id}`)}
      action={
        <Group gap="xs">
          <Button
            variant="default"
            component={Link}
            to="/appointments/schedules"
            leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />}
          >
            Working hours
          </Button>
          {add}
        </Group>
      }
      empty={
        <EmptyState
          drawing="templates"
          text="You have no appointments yet."
          hint="Offer a call, a lesson or a visit: visitors see your free times and book one by themselves."
          action={add}
        />
      }
      bulkActions={(chosen) => (
        <Button size="xs" variant="subtle" color="red" onClick={() => setToDelete(chosen)}>
          Delete
        </Button>
      )}
    >
      <ConfirmDanger
        opened={toDelete.length > 0}
        onClose={() => setToDelete([])}
        title={
          toDelete.length === 1 && toDelete[0]
            ? `Delete “${titleOf(toDelete[0])}”?`
            : `Delete ${toDelete.length} appointments?`
        }
        loses="Its booking page and its settings are lost. Bookings of the past stay in Booking Data."
        verb="Delete"
        onConfirm={async () => {
          const refusal = await actions.remove(toDelete.map(({ _id }) => _id));
          if (!refusal) setToDelete([]);
          return refusal;
        }}
      />
    </ListScreen>
  );
}
