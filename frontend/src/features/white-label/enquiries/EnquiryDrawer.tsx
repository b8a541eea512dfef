import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import {
  changeEnquiryState,
  replyToSiteEnquiry,
  shownEmail,
  type EnquiryRow,
  type EnquiryState,
  type EnquiryView,
  type RequestInput,
} from '@linkyard/contracts';
import { RecordDrawer, StatusBadge, toast, translated, type RecordAction } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { EnquiryReplyForm } from '../../../shared/enquiries/EnquiryReplyForm.js';
import { EnquiryThread } from '../../../shared/enquiries/EnquiryThread.js';
import { categoryWords, siteStates } from '../../../shared/enquiries/enquiry-words.js';
import { shownRecord, type OpenedRow } from '../../../shared/lists/use-opened-record.js';
import { useChangeEnquiryStateMutation, useReplyToSiteEnquiryMutation, useSiteEnquiryQuery } from './api.js';

type Wanted = RequestInput<typeof changeEnquiryState>['state'];

/** What can be made of an enquiry in each state. @source models.md 5 */
const next: Record<EnquiryState, readonly Wanted[]> = {
  open: ['resolved', 'closed', 'spam'],
  pending: ['resolved', 'closed', 'spam'],
  resolved: ['closed', 'spam'],
  closed: ['spam'],
  spam: ['open'],
};
const canAnswer = (state: EnquiryState) => state !== 'closed' && state !== 'spam';

/** One enquiry with all its messages, and the answer. */
export function EnquiryDrawer({ opened }: { opened: OpenedRow<EnquiryRow> }) {
  const read = useSiteEnquiryQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const [reply] = useReplyToSiteEnquiryMutation();
  const [change] = useChangeEnquiryStateMutation();
  const { record, ...reading } = shownRecord<EnquiryView>(
    { id: opened.id, row: null },
    { ...read, record: read.currentData },
    t`There is no such enquiry.`,
  );
  const become = async (_id: string, state: Wanted) => {
    const refusal = refusalOf(await change({ _id, state }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(changeEnquiryState.message));
  };
  const words: Record<Wanted, string> = {
    resolved: t`Mark as settled`,
    closed: t`Close`,
    spam: t`Spam`,
    open: t`Not spam`,
  };
  const actions: RecordAction[] = record
    ? next[record.state].map((state) => ({ label: words[state], onClick: () => void become(record._id, state) }))
    : [];
  return (
    <RecordDrawer
      opened={opened.id !== null}
      {...opened.steps}
      {...reading}
      title={record?.subject ?? ''}
      status={record && <StatusBadge state={record.state} states={siteStates()} />}
      actions={actions}
      facts={
        record
          ? [
              { label: t`Name`, value: record.name },
              { label: t`E-mail`, value: shownEmail(record.email) },
              { label: t`About`, value: categoryWords()[record.category] },
              { label: t`Account`, value: record.hasAccount ? t`One of your users` : t`A visitor` },
            ]
          : []
      }
    >
      {record && (
        <>
          <EnquiryThread enquiry={record} names={{ sender: record.name || record.email, staff: t`You` }} />
          {canAnswer(record.state) ? (
            <EnquiryReplyForm
              key={record._id}
              label={t`Your answer`}
              onSend={async (sent) => {
                const refusal = refusalOf(await reply({ _id: record._id, ...sent }));
                if (!refusal) toast.success(translated(replyToSiteEnquiry.message));
                return refusal;
              }}
            />
          ) : (
            record.state === 'closed' && (
              <Text size="sm" c="dimmed">{t`It opens again when the sender writes within 30 days.`}</Text>
            )
          )}
        </>
      )}
    </RecordDrawer>
  );
}
