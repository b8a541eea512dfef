import { shownEmail } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, SegmentedControl } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import {
  perLanguage,
  EmptyState,
  formatMoney,
  ListScreen,
  PageHead,
  StatusBadge,
  useTableState,
  type TableColumn,
} from '@linkyard/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { useExportAppointmentMutation } from '../../shared/exports/api.js';
import { useExport } from '../../shared/exports/use-export.js';
import { DayFilter } from '../../shared/lists/DayFilter.js';
import { ModeFilter, WithTestMark } from '../../shared/payments/payment-mode.js';
import { useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { zonedText } from '../../shared/time/when-text.js';
import { useBookingsQuery } from './api.js';
import { BookingDrawer } from './BookingDrawer.js';
import { bookingStates } from './booking-labels.js';
import { requestOf, tableOptions, tabLabels, tabOf } from './booking-query.js';
import { BookingCalendar, spanOf } from './calendar/BookingCalendar.js';
import { useAppointmentFilter } from './use-appointment-filter.js';

const title = perLanguage(() => t`Booking Data`);
const purpose = perLanguage(() => t`Who booked what, and when they come.`);

const columns: () => readonly TableColumn<BookingView>[] = perLanguage(() => [
  {
    key: 'name',
    header: t`Visitor`,
    onCard: 'title',
    wraps: true,
    cell: ({ attendee }) => (
      <span>
        <bdi>{attendee.name}</bdi>
        <br />
        <small dir="ltr">{shownEmail(attendee.email)}</small>
      </span>
    ),
  },
  { key: 'title', header: t`Appointment`, wraps: true, cell: (row) => <bdi>{row.title}</bdi> },
  {
    key: 'start',
    header: t`When`,
    sort: 'startAt',
    cell: ({ startAt, hostTimeZone }) => zonedText(startAt, hostTimeZone),
  },
  { key: 'price', header: t`Price`, align: 'end', cell: ({ price }) => (price ? formatMoney(price) : t`Free`) },
  {
    key: 'state',
    header: t`State`,
    cell: ({ state, mode }) => (
      <WithTestMark mode={mode}>
        <StatusBadge state={state} states={bookingStates()} />
      </WithTestMark>
    ),
  },
  {
    key: 'made',
    header: t`Booked`,
    sort: 'createdAt',
    onCard: 'hidden',
    cell: ({ createdAt, hostTimeZone }) => zonedText(createdAt, hostTimeZone),
  },
]);

/** Bookings of the host, as a list or as a calendar. @source spec 1 "/appointment-booking" */
export function BookingsScreen() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        if (name === 'tab') after.delete('page');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const isCalendar = params.get('view') === 'calendar';
  const action = (
    <SegmentedControl
      aria-label={t`Show as`}
      data={[
        { value: 'list', label: t`List` },
        { value: 'calendar', label: t`Calendar` },
      ]}
      value={isCalendar ? 'calendar' : 'list'}
      onChange={(view) => put('view', view === 'calendar' ? view : null)}
    />
  );
  if (isCalendar)
    return (
      <div data-wide>
        <PageHead title={title()} purpose={purpose()} action={action} />
        <BookingCalendar
          span={spanOf(params.get('span'))}
          onSpan={(span) => put('span', span === 'week' ? null : span)}
        />
      </div>
    );
  return <BookingList tab={params.get('tab')} onTab={(tab) => put('tab', tab)} action={action} />;
}

interface BookingListProps {
  tab: string | null;
  onTab: (tab: string) => void;
  action: React.ReactNode;
}

function BookingList({ tab: asked, onTab, action }: BookingListProps) {
  const { state, change } = useTableState(tableOptions);
  const tab = tabOf(asked);
  const list = useBookingsQuery(requestOf(state, tab));
  const appointmentFilter = useAppointmentFilter(state.filters['appointment']);
  const [exportBookings] = useExportAppointmentMutation();
  const { searchTerm, filters } = requestOf(state, tab);
  const onExport = useExport(() => exportBookings({ filters: { ...filters, ...(searchTerm ? { searchTerm } : {}) } }));
  const opened = useOpenedRow('booking', list.data?.data ?? []);
  return (
    <ListScreen
      title={title()}
      purpose={purpose()}
      label={t`Bookings`}
      name="bookings"
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={({ attendee }) => attendee.name}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Name, e-mail or appointment`}
      filters={appointmentFilter}
      moreFilters={
        <>
          <ModeFilter shown={list.data} state={state} onChange={change} />
          <DayFilter state={state} onChange={change} />
        </>
      }
      keepsTools={list.data?.hasTest ?? false}
      action={action}
      above={
        <Group mb="sm">
          <SegmentedControl
            aria-label={t`Which bookings`}
            data={Object.entries(tabLabels()).map(([value, label]) => ({ value, label }))}
            value={tab}
            onChange={onTab}
          />
        </Group>
      }
      onRowOpen={({ _id }) => opened.open(_id)}
      onExport={onExport}
      empty={
        tab === 'upcoming' ? (
          <EmptyState
            drawing="people"
            text={t`Nobody has booked a time to come.`}
            hint={t`Publish an appointment and put it on one of your pages, or send its link.`}
            action={
              <Button component={Link} to="/appointments">
                <Trans>Open my appointments</Trans>
              </Button>
            }
          />
        ) : (
          <EmptyState drawing="people" text={t`There is nothing here.`} />
        )
      }
    >
      <BookingDrawer opened={opened} />
    </ListScreen>
  );
}
