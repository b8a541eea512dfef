import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { FormSubmissionView, LeadDetails as LeadDetailsView, LeadView, OptinView } from '@linkyard/contracts';
import { ErrorState, FactList, formatDate, perLanguage, RecordSection } from '@linkyard/ui';
import { asApiError } from '../../shared/api/api-error.js';
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

interface LeadDetailsProps {
  lead: LeadView;
  /** The call that also answers what the tables leave out. */
  read: {
    currentData?: { lead: LeadDetailsView } | undefined;
    isError: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
}

/** What a lead of its kind holds: files, stars, consent or answers. */
export function LeadDetails({ lead, read }: LeadDetailsProps) {
  if (lead.kind === 'upload') return <SentFiles files={lead.files} />;
  if (lead.rating) return <RatingDetails lead={lead} rating={lead.rating} />;
  const details = read.currentData?.lead;
  if (details) return lead.kind === 'optin' ? <Consent optin={details} /> : <Answers answers={details.answers} />;
  if (read.isError) return <ErrorState failure={asApiError(read.error)} retry={() => void read.refetch()} />;
  return <Skeleton height={120} my="md" />;
}

/** The consent of a lead, in the text the visitor read. */
function Consent({ optin }: { optin: Pick<OptinView, 'consent' | 'emailStatus'> }) {
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
function Answers({ answers }: { answers: readonly Answer[] }) {
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
