import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { OwnEnquiryView } from '@linkyard/contracts';
import {
  DateText,
  EmptyState,
  ListScreen,
  perLanguage,
  RecordDrawer,
  StatusBadge,
  toast,
  translated,
  useTableState,
  type StatusMap,
  type TableColumn,
  type TableStateOptions,
} from '@linkyard/ui';
import { replyToOwnEnquiry } from '@linkyard/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { refusalOf } from '../../shared/api/api-error.js';
import { EnquiryReplyForm } from '../../shared/enquiries/EnquiryReplyForm.js';
import { EnquiryThread } from '../../shared/enquiries/EnquiryThread.js';
import { categoryWords } from '../../shared/enquiries/enquiry-words.js';
import { shownRecord, useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { useOwnEnquiriesQuery, useOwnEnquiryQuery, useReplyToOwnEnquiryMutation } from './api.js';
import { NewEnquiry } from './NewEnquiry.js';

type Row = Pick<OwnEnquiryView, '_id' | 'subject' | 'category' | 'state' | 'lastAt' | 'createdAt'>;

const tableOptions: TableStateOptions = { sorts: ['lastAt'], filters: {} };

/** As their sender sees them. */
const states: () => StatusMap<Row['state']> = perLanguage(() => ({
  open: { label: t`Sent`, tone: 'info' },
  pending: { label: t`Answered`, tone: 'new' },
  resolved: { label: t`Settled`, tone: 'good' },
  closed: { label: t`Closed`, tone: 'neutral' },
}));

const columns = perLanguage((): readonly TableColumn<Row>[] => [
  { key: 'subject', header: t`Subject`, onCard: 'title', wraps: true, cell: ({ subject }) => <bdi>{subject}</bdi> },
  { key: 'category', header: t`About`, cell: ({ category }) => categoryWords()[category] },
  { key: 'state', header: t`Status`, cell: ({ state }) => <StatusBadge state={state} states={states()} /> },
  { key: 'lastAt', header: t`Last message`, sort: 'lastAt', cell: ({ lastAt }) => <DateText value={lastAt} /> },
]);

/** What one has written to those who run the site, and their answers. */
export function SupportScreen() {
  const { state, change } = useTableState(tableOptions);
  const { page, search, sort } = state;
  const list = useOwnEnquiriesQuery({
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(sort === 'lastAt' || sort === '-lastAt' ? { sort } : {}),
  });
  const { open, ...opened } = useOpenedRow<Row>('enquiry', list.data?.data ?? []);
  const [params, setParams] = useSearchParams();
  const write = (isOpen: boolean) => setParams(isOpen ? { new: '1' } : {}, { replace: true });
  const button = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => write(true)}>
      <Trans>Contact support</Trans>
    </Button>
  );
  return (
    <ListScreen
      title={t`Support`}
      purpose={t`What you have asked, and the answers. They also reach you by mail.`}
      action={button}
      name="support"
      label={t`Your messages`}
      columns={columns()}
      rowKey={(row) => row._id}
      rowName={(row) => row.subject}
      onRowOpen={(row) => open(row._id)}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Subject`}
      empty={
        <EmptyState
          drawing="forms"
          text={t`You have not written to us yet.`}
          hint={t`Something does not work, or you have an idea? We are glad to hear from you.`}
          action={button}
        />
      }
    >
      <OwnEnquiry opened={opened} />
      <NewEnquiry opened={params.has('new')} onClose={() => write(false)} />
    </ListScreen>
  );
}

function OwnEnquiry({ opened }: { opened: Omit<ReturnType<typeof useOpenedRow<Row>>, 'open'> }) {
  const read = useOwnEnquiryQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const [reply] = useReplyToOwnEnquiryMutation();
  const { record, ...reading } = shownRecord<OwnEnquiryView>(
    { id: opened.id, row: null },
    { ...read, record: read.currentData },
    t`There is no such message.`,
  );
  return (
    <RecordDrawer
      opened={opened.id !== null}
      {...opened.steps}
      {...reading}
      title={record?.subject ?? ''}
      status={record && <StatusBadge state={record.state} states={states()} />}
    >
      {record && (
        <>
          <EnquiryThread enquiry={record} names={{ sender: t`You`, staff: t`Support` }} />
          <EnquiryReplyForm
            key={record._id}
            label={t`Write again`}
            onSend={async (sent) => {
              const refusal = refusalOf(await reply({ _id: record._id, ...sent }));
              if (!refusal) toast.success(translated(replyToOwnEnquiry.message));
              return refusal;
            }}
          />
        </>
      )}
    </RecordDrawer>
  );
}
