import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { FormSubmissionView, LeadView, OptinView } from '@linkyard/contracts';
import { FactList, formatDate, perLanguage, RecordSection } from '@linkyard/ui';
import { useOptinsQuery, useSubmissionsQuery } from './api.js';
import { SentFiles } from './SentFiles.js';
import { RatingDetails } from './RatingDetails.js';
import css from './leads.module.css';

const emailStatusWords: () => Record<OptinView['emailStatus'], string> = perLanguage(() => ({
  unknown: t`Unknown`,
  pending: t`Not confirmed yet`,
  subscribed: t`Subscribed`,
  unsubscribed: t`Unsubscribed`,
  bounced: t`Could not be delivered`,
  complained: t`Reported as spam`,
}));

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The list call that finds this one lead with all it holds: its block, its day (any zone), its state. */
function whereabouts(lead: LeadView) {
  const at = Date.parse(lead.createdAt);
  return {
    listPerPage: 100,
    filters: {
      sectionId: lead.sectionId,
      state: lead.state,
      from: dayOf(at - dayMs),
      to: dayOf(at + dayMs),
    },
    ...(lead.email ? { searchTerm: lead.email } : {}),
  };
}

/** Answers or consent of a lead of the mixed table, asked for when it is opened. */
export function LeadDetails({ lead }: { lead: LeadView }) {
  if (lead.kind === 'upload') return <SentFiles files={lead.files} />;
  if (lead.rating) return <RatingDetails lead={lead} rating={lead.rating} />;
  return lead.kind === 'optin' ? <OptinOf lead={lead} /> : <SubmissionOf lead={lead} />;
}

function OptinOf({ lead }: { lead: LeadView }) {
  const list = useOptinsQuery(whereabouts(lead));
  const found = list.data?.data.find(({ _id }) => _id === lead._id);
  return found ? <Consent optin={found} /> : list.isFetching ? <Skeleton height={64} my="md" /> : null;
}

function SubmissionOf({ lead }: { lead: LeadView }) {
  const list = useSubmissionsQuery(whereabouts(lead));
  const found = list.data?.data.find(({ _id }) => _id === lead._id);
  return found ? <Answers answers={found.answers} /> : list.isFetching ? <Skeleton height={120} my="md" /> : null;
}

/** The consent of a lead, in the text the visitor read. */
export function Consent({ optin }: { optin: Pick<OptinView, 'consent' | 'emailStatus'> }) {
  const { consent } = optin;
  return (
    <RecordSection title={t`Consent`}>
      {consent.text && (
        <p className={css['said']} dir="auto">
          {consent.text}
        </p>
      )}
      <FactList
        facts={[
          { label: consent.granted ? t`Agreed` : t`Not agreed`, value: formatDate(consent.at) },
          { label: t`E-mail`, value: optin.emailStatus !== 'unknown' && emailStatusWords()[optin.emailStatus] },
        ]}
      />
    </RecordSection>
  );
}

type Answer = FormSubmissionView['answers'][number];

/** An answer as text. */
export function answerText({ value }: Pick<Answer, 'value'>): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  return String(value);
}

/** Every answer under the title its field then had. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <RecordSection title={t`Answers`}>
      <dl className={css['answers']}>
        {answers.map((answer) => (
          <div key={answer.fieldId}>
            <dt dir="auto">{answer.title || answer.fieldId}</dt>
            <dd dir="auto">{answerText(answer) || '—'}</dd>
          </div>
        ))}
      </dl>
    </RecordSection>
  );
}
