import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { DonationView } from '@linkyard/contracts';
import {
  perLanguage,
  DateText,
  EmptyState,
  formatMoney,
  ListScreen,
  StatusBadge,
  useTableState,
  type TableColumn,
  type TableFilter,
} from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { useExportDonationsMutation } from '../../shared/exports/api.js';
import { useExport } from '../../shared/exports/use-export.js';
import { useDonationsQuery } from './api.js';
import { DayFilter } from '../../shared/lists/DayFilter.js';
import { useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { ModeFilter, WithTestMark } from '../../shared/payments/payment-mode.js';
import { DonationDrawer } from './DonationDrawer.js';
import { donationStateLabels, donorName, intervalLabels } from './donation-labels.js';
import { requestOf, tableOptions } from './donation-query.js';
import { DonationTabs } from './DonationTabs.js';

function rhythmOf({ interval, endedAt, renewalFailedAt }: DonationView): string {
  const rhythm = intervalLabels()[interval];
  if (endedAt) return t`${rhythm}, ended`;
  return renewalFailedAt ? t`${rhythm}, last payment failed` : rhythm;
}

const columns: () => readonly TableColumn<DonationView>[] = perLanguage(() => [
  {
    key: 'donor',
    header: t`Donor`,
    wraps: true,
    onCard: 'title',
    cell: (donation) => <bdi>{donorName(donation)}</bdi>,
  },
  { key: 'page', header: t`Page`, cell: ({ campaignName }) => <bdi>{campaignName}</bdi> },
  {
    key: 'interval',
    header: t`How often`,
    cell: rhythmOf,
  },
  {
    key: 'state',
    header: t`State`,
    cell: ({ state, mode }) => (
      <WithTestMark mode={mode}>
        <StatusBadge state={state} states={donationStateLabels()} />
      </WithTestMark>
    ),
  },
  { key: 'createdAt', header: t`Date`, sort: 'createdAt', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  { key: 'amount', header: t`Amount`, sort: 'amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
]);

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(donationStateLabels()).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'interval',
    label: t`How often`,
    options: Object.entries(intervalLabels()).map(([value, label]) => ({ value, label })),
  },
]);

export function DonationList() {
  const { state, change } = useTableState(tableOptions);
  const list = useDonationsQuery(requestOf(state));
  const [exportDonations] = useExportDonationsMutation();
  const { searchTerm, filters: shownBy } = requestOf(state);
  const onExport = useExport(() => exportDonations({ filters: { ...shownBy, ...(searchTerm ? { searchTerm } : {}) } }));
  const opened = useOpenedRow('donation', list.data?.data ?? []);
  return (
    <ListScreen
      title={t`Donations`}
      purpose={t`What people gave on your pages.`}
      label={t`Donations`}
      name="donations"
      above={<DonationTabs value="donations" />}
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={donorName}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      moreFilters={
        <>
          <ModeFilter shown={list.data} state={state} onChange={change} />
          <DayFilter state={state} onChange={change} />
        </>
      }
      keepsTools={list.data?.hasTest ?? false}
      searchPlaceholder={t`Name, e-mail or message`}
      onRowOpen={({ _id }) => opened.open(_id)}
      onExport={onExport}
      empty={
        <EmptyState
          drawing="people"
          text={t`Nobody has donated yet.`}
          hint={t`Connect a payment account, then add the donation block to one of your pages.`}
          action={
            <Button component={Link} to="/mylinks">
              <Trans>Open my pages</Trans>
            </Button>
          }
        />
      }
    >
      <DonationDrawer opened={opened} />
    </ListScreen>
  );
}
