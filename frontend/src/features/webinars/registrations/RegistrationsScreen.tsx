import { shownEmail } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { RegistrationView } from '@linkyard/contracts';
import {
  perLanguage,
  EmptyState,
  formatMoney,
  ListScreen,
  readersZone,
  StatusBadge,
  useTableState,
  type TableColumn,
} from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { zoneText } from '@linkyard/languages';
import { useExportWebinarMutation } from '../../../shared/exports/api.js';
import { useExport } from '../../../shared/exports/use-export.js';
import { ModeFilter, WithTestMark } from '../../../shared/payments/payment-mode.js';
import { useOpenedRow } from '../../../shared/lists/use-opened-record.js';
import { whenText } from '../../../shared/time/when-text.js';
import { useRegistrationsQuery } from '../api.js';
import { RegistrationDrawer } from './RegistrationDrawer.js';
import { nameOf, registrationStates } from './registration-labels.js';
import { requestOf, tableOptions } from './registration-query.js';
import { useWebinarFilter } from './use-webinar-filter.js';

const columns: () => readonly TableColumn<RegistrationView>[] = perLanguage(() => [
  {
    key: 'name',
    header: t`Visitor`,
    onCard: 'title',
    wraps: true,
    cell: (row) => (
      <div>
        <bdi>{nameOf(row)}</bdi>
        <br />
        <small dir="ltr">{shownEmail(row.person.email)}</small>
      </div>
    ),
  },
  { key: 'title', header: t`Webinar`, wraps: true, cell: (row) => <bdi>{row.title}</bdi> },
  {
    key: 'start',
    header: t`Session`,
    sort: 'startAt',
    cell: ({ startAt }) => (startAt ? whenText(startAt, readersZone()) : t`At any time`),
  },
  { key: 'price', header: t`Price`, align: 'end', cell: ({ price }) => (price ? formatMoney(price) : t`Free`) },
  {
    key: 'state',
    header: t`State`,
    cell: ({ state, mode }) => (
      <WithTestMark mode={mode}>
        <StatusBadge state={state} states={registrationStates()} />
      </WithTestMark>
    ),
  },
  {
    key: 'attended',
    header: t`Attended`,
    align: 'end',
    onCard: 'hidden',
    cell: ({ attendedMinutes }) => (attendedMinutes ? t`${attendedMinutes} min` : null),
  },
  {
    key: 'made',
    header: t`Registered`,
    sort: 'createdAt',
    onCard: 'hidden',
    cell: ({ createdAt }) => whenText(createdAt, readersZone()),
  },
]);

/** Who registered for the webinars of the creator. @source spec 1 "/registrations" */
export function RegistrationsScreen() {
  const { state, change } = useTableState(tableOptions);
  const request = requestOf(state);
  const list = useRegistrationsQuery(request);
  const webinarFilter = useWebinarFilter(state.filters['webinar']);
  const [exportWebinar] = useExportWebinarMutation();
  const { searchTerm, filters = {} } = request;
  const onExport = useExport(() => exportWebinar({ filters: { ...filters, ...(searchTerm ? { searchTerm } : {}) } }));
  const opened = useOpenedRow('registration', list.data?.data ?? []);
  return (
    <ListScreen
      title={t`Webinar Data`}
      purpose={t`Who registered for your webinars, and who attended. Times are in ${zoneText(readersZone())}.`}
      label={t`Registrations`}
      name="registrations"
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={nameOf}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Name, e-mail, organization or webinar`}
      filters={[
        ...webinarFilter,
        {
          key: 'state',
          label: t`State`,
          options: Object.entries(registrationStates()).map(([value, { label }]) => ({ value, label })),
        },
      ]}
      moreFilters={<ModeFilter shown={list.data} state={state} onChange={change} />}
      keepsTools={list.data?.hasTest ?? false}
      onRowOpen={({ _id }) => opened.open(_id)}
      onExport={onExport}
      empty={
        <EmptyState
          drawing="people"
          text={t`You have no registrations yet.`}
          hint={t`Schedule a webinar and put it on one of your pages, or send its link.`}
          action={
            <Button component={Link} to="/webinars">
              <Trans>Open my webinars</Trans>
            </Button>
          }
        />
      }
    >
      <RegistrationDrawer opened={opened} />
    </ListScreen>
  );
}
