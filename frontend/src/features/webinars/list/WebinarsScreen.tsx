import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Switch } from '@mantine/core';
import type { WebinarView } from '@linkyard/contracts';
import {
  perLanguage,
  ConfirmDanger,
  EmptyState,
  ListScreen,
  StatusBadge,
  useNow,
  useTableState,
  type TableColumn,
  type TableFilter,
} from '@linkyard/ui';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenText } from '../../../shared/time/when-text.js';
import { useWebinarsQuery } from '../api.js';
import { nextSession, priceTextOf, seatsText, titleOf, webinarStates } from '../webinar-labels.js';
import { CancelWebinar } from './CancelWebinar.js';
import { useWebinarActions, type WebinarActions } from './use-webinar-actions.js';
import { WebinarMenu } from './WebinarMenu.js';
import { requestOf, tableOptions } from './webinar-query.js';

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(webinarStates()).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'status',
    label: t`Registration`,
    options: [
      { value: '1', label: t`On` },
      { value: '0', label: t`Off` },
    ],
  },
]);

interface RowActions {
  actions: WebinarActions;
  now: number;
  onCancel: (webinar: WebinarView) => void;
  onDelete: (webinar: WebinarView) => void;
}

const columnsOf = ({ actions, now, onCancel, onDelete }: RowActions): readonly TableColumn<WebinarView>[] => [
  {
    key: 'title',
    header: t`Webinar`,
    sort: 'title',
    onCard: 'title',
    wraps: true,
    cell: (row) => <bdi>{titleOf(row)}</bdi>,
  },
  {
    key: 'next',
    header: t`Session`,
    cell: (row) => {
      const next = nextSession(row, now);
      return next ? whenText(next.startAt, next.timeZone) : '–';
    },
  },
  { key: 'registered', header: t`Registered`, align: 'end', cell: (row) => seatsText(row.registered, seatsOf(row)) },
  { key: 'price', header: t`Price`, align: 'end', cell: priceTextOf },
  { key: 'state', header: t`State`, cell: ({ state }) => <StatusBadge state={state} states={webinarStates()} /> },
  {
    key: 'status',
    header: t`Registration`,
    cell: (row) => (
      <span onClick={(event) => event.stopPropagation()}>
        <Switch
          aria-label={t`Registration for ${titleOf(row)}`}
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
        <WebinarMenu webinar={row} actions={actions} onCancel={() => onCancel(row)} onDelete={() => onDelete(row)} />
      </span>
    ),
  },
];

/** Each session of a series has its own seats. */
const seatsOf = ({ type, capacity, sessions }: WebinarView) =>
  type === 'series' ? capacity * sessions.length : capacity;

/** What visitors can register for. */
export function WebinarsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useWebinarsQuery(requestOf(state));
  const actions = useWebinarActions();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const [toDelete, setToDelete] = useState<readonly WebinarView[]>([]);
  const [toCancel, setToCancel] = useState<WebinarView | null>(null);
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => void actions.add()}>
      <Trans>Add webinar</Trans>
    </Button>
  );
  return (
    <ListScreen
      title={t`Webinars`}
      purpose={t`What visitors can register for, and when it takes place.`}
      label={t`Webinars`}
      name="webinars"
      columns={columnsOf({ actions, now, onCancel: setToCancel, onDelete: (row) => setToDelete([row]) })}
      rowKey={({ _id }) => _id}
      rowName={titleOf}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      searchPlaceholder={t`Title`}
      onRowOpen={({ _id }) => void navigate(`/webinars/${_id}`)}
      action={add}
      empty={
        <EmptyState
          drawing="templates"
          text={t`You have no webinars yet.`}
          hint={t`Plan a talk or a course: visitors register, get their link to join, and are reminded.`}
          action={add}
        />
      }
      bulkActions={(chosen) => (
        <Button size="xs" variant="subtle" color="red" onClick={() => setToDelete(chosen)}>
          <Trans>Delete</Trans>
        </Button>
      )}
    >
      {toCancel && <CancelWebinar webinar={toCancel} onClose={() => setToCancel(null)} />}
      <ConfirmDanger
        opened={toDelete.length > 0}
        onClose={() => setToDelete([])}
        title={
          toDelete.length === 1 && toDelete[0]
            ? t`Delete “${titleOf(toDelete[0])}”?`
            : t`Delete ${toDelete.length} webinars?`
        }
        loses={t`Its registration page and its settings are lost. Registrations stay in Webinar Data.`}
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
