import { t } from '@lingui/core/macro';
import { enquiryStates, shownEmail, type EnquiryRow } from '@linkyard/contracts';
import {
  DateText,
  EmptyState,
  ListScreen,
  perLanguage,
  StatusBadge,
  useTableState,
  type TableColumn,
  type TableStateOptions,
} from '@linkyard/ui';
import type { ReactNode } from 'react';
import { categoryWords, siteStates } from '../../../shared/enquiries/enquiry-words.js';
import { useOpenedRow } from '../../../shared/lists/use-opened-record.js';
import { useSiteEnquiriesQuery } from './api.js';
import { EnquiryDrawer } from './EnquiryDrawer.js';

const sorts = ['lastAt', 'subject'] as const;
const orders = sorts.flatMap((sort) => [sort, `-${sort}` as const]);
const tableOptions: TableStateOptions = { sorts: [...sorts], filters: { state: [...enquiryStates] } };

const columns = perLanguage((): readonly TableColumn<EnquiryRow>[] => [
  {
    key: 'subject',
    header: t`Subject`,
    sort: 'subject',
    onCard: 'title',
    wraps: true,
    width: '34%',
    cell: ({ subject }) => <bdi>{subject}</bdi>,
  },
  {
    key: 'from',
    header: t`From`,
    wraps: true,
    cell: ({ name, email }) => <bdi>{name || shownEmail(email)}</bdi>,
  },
  { key: 'category', header: t`About`, cell: ({ category }) => categoryWords()[category] },
  { key: 'state', header: t`Status`, cell: ({ state }) => <StatusBadge state={state} states={siteStates()} /> },
  { key: 'lastAt', header: t`Last message`, sort: 'lastAt', cell: ({ lastAt }) => <DateText value={lastAt} /> },
]);

/** What people of a white label and its visitors have written, answered by its reseller. @source models.md 5 Enquiry */
export function EnquiriesTab({ tabs }: { tabs: ReactNode }) {
  const { state, change } = useTableState(tableOptions);
  const { page, search, sort, filters } = state;
  const order = orders.find((known) => known === sort);
  const kept = enquiryStates.find((known) => known === filters['state']);
  const list = useSiteEnquiriesQuery({
    page,
    filters: kept ? { state: kept } : {},
    ...(search ? { searchTerm: search } : {}),
    ...(order ? { sort: order } : {}),
  });
  const { open, ...opened } = useOpenedRow('enquiry', list.data?.data ?? []);
  return (
    <>
      {tabs}
      <ListScreen
        title={t`Enquiries`}
        purpose={t`What your users and visitors have written to you. Your answers reach them by mail.`}
        name="enquiries"
        label={t`Enquiries`}
        columns={columns()}
        rowKey={(row) => row._id}
        rowName={(row) => row.subject}
        onRowOpen={(row) => open(row._id)}
        list={list}
        state={state}
        onChange={change}
        searchPlaceholder={t`Subject, name or e-mail`}
        filters={[
          {
            key: 'state',
            label: t`Status`,
            options: enquiryStates.map((value) => ({ value, label: siteStates()[value].label })),
          },
        ]}
        keepsTools
        empty={<EmptyState drawing="forms" text={t`Nothing has been written to you yet.`} />}
      >
        <EnquiryDrawer opened={opened} />
      </ListScreen>
    </>
  );
}
