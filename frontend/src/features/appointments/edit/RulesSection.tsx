import { t } from '@lingui/core/macro';
import { Checkbox, NumberInput, Select, Textarea } from '@mantine/core';
import { perLanguage, InlineAlert } from '@linkyard/ui';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import { DurationField } from './DurationField.js';
import { cancelWords, rescheduleWords } from './policy-words.js';
import css from './edit.module.css';

type Refund = AppointmentDraft['cancelPolicy']['refund'];
const refunds: () => readonly { value: Refund; label: string }[] = perLanguage(() => [
  { value: 'full', label: t`Everything` },
  { value: 'percent', label: t`A share` },
  { value: 'none', label: t`Nothing` },
]);

/** Who says yes, and until when plans may change. */
export function RulesSection({ draft, change, errorOf }: SectionProps) {
  const { cancelPolicy: cancel, reschedulePolicy: reschedule } = draft;
  const isPaid = (draft.priceMinor ?? 0) > 0;
  const putCancel = (part: Partial<typeof cancel>) => change({ cancelPolicy: { ...cancel, ...part } });
  const putReschedule = (part: Partial<typeof reschedule>) => change({ reschedulePolicy: { ...reschedule, ...part } });
  return (
    <>
      <Checkbox
        label={t`I approve each booking first`}
        checked={draft.requiresApproval}
        onChange={(event) => change({ requiresApproval: event.currentTarget.checked })}
      />
      {draft.requiresApproval && (
        <>
          <Checkbox
            label={t`A request that waits keeps its time from others`}
            checked={draft.approvalBlocksSlot}
            onChange={(event) => change({ approvalBlocksSlot: event.currentTarget.checked })}
          />
          <NumberInput
            label={t`A request without an answer ends after, hours`}
            w={300}
            min={1}
            max={720}
            allowDecimal={false}
            value={draft.approvalExpiresHours}
            error={errorOf('approvalExpiresHours')}
            onChange={(value) => change({ approvalExpiresHours: Number(value) || 48 })}
          />
        </>
      )}
      <Checkbox
        label={t`Visitors confirm their e-mail address before it is booked`}
        description={t`They enter a code that is mailed to them. The time is kept until then.`}
        checked={draft.requireEmailVerification}
        onChange={(event) => change({ requireEmailVerification: event.currentTarget.checked })}
      />
      <Checkbox
        label={t`Visitors can cancel`}
        checked={cancel.byAttendee}
        onChange={(event) => putCancel({ byAttendee: event.currentTarget.checked })}
      />
      {cancel.byAttendee && (
        <div className={css['pairs']}>
          <DurationField
            label={t`At the latest, before it begins`}
            value={cancel.minNotice}
            error={errorOf('cancelPolicy.minNotice')}
            onChange={(minNotice) => putCancel({ minNotice })}
          />
          {isPaid && (
            <Select
              label={t`They get back`}
              allowDeselect={false}
              data={refunds()}
              value={cancel.refund}
              error={errorOf('cancelPolicy.refund')}
              onChange={(next) => {
                const refund = refunds().find(({ value }) => value === next)?.value;
                if (refund) putCancel({ refund });
              }}
            />
          )}
          {isPaid && cancel.refund === 'percent' && (
            <NumberInput
              label={t`Share, %`}
              min={0}
              max={100}
              allowDecimal={false}
              value={cancel.percent}
              error={errorOf('cancelPolicy.percent')}
              onChange={(value) => putCancel({ percent: Number(value) || 0 })}
            />
          )}
        </div>
      )}
      <Checkbox
        label={t`Visitors can choose another time`}
        checked={reschedule.byAttendee}
        onChange={(event) => putReschedule({ byAttendee: event.currentTarget.checked })}
      />
      {reschedule.byAttendee && (
        <div className={css['pairs']}>
          <DurationField
            label={t`At the latest, before it begins`}
            value={reschedule.minNotice}
            error={errorOf('reschedulePolicy.minNotice')}
            onChange={(minNotice) => putReschedule({ minNotice })}
          />
          <NumberInput
            label={t`How often`}
            min={0}
            max={50}
            allowDecimal={false}
            value={reschedule.maxTimes}
            error={errorOf('reschedulePolicy.maxTimes')}
            onChange={(value) => putReschedule({ maxTimes: Number(value) || 0 })}
          />
        </div>
      )}
      <InlineAlert tone="info" title={cancelWords(cancel, isPaid, draft.payAt)}>
        {rescheduleWords(reschedule)}
      </InlineAlert>
      <Textarea
        label={t`More about cancelling`}
        description={t`In your own words, shown below these rules.`}
        autosize
        minRows={2}
        maxLength={2000}
        value={cancel.text}
        error={errorOf('cancelPolicy.text')}
        onChange={(event) => putCancel({ text: event.currentTarget.value })}
      />
    </>
  );
}
