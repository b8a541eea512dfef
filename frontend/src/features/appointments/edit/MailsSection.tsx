import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { ActionIcon, Button, Checkbox, Select, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import { DurationField } from './DurationField.js';
import css from './edit.module.css';

type Reminder = AppointmentDraft['reminders'][number];
const receivers: () => readonly { value: Reminder['to']; label: string }[] = perLanguage(() => [
  { value: 'both', label: t`Visitor and me` },
  { value: 'attendee', label: t`Visitor` },
  { value: 'host', label: t`Me` },
]);

/** What is said after a booking, and the mails before and after the meeting. */
export function MailsSection({ draft, change, errorOf }: SectionProps) {
  const { confirmation, followUp } = draft;
  const putConfirmation = (part: Partial<typeof confirmation>) =>
    change({ confirmation: { ...confirmation, ...part } });
  return (
    <>
      <Select
        label={t`After booking`}
        allowDeselect={false}
        data={[
          { value: 'text', label: t`Show the confirmation` },
          { value: 'link', label: t`Lead to another page` },
        ]}
        value={confirmation.thanktype}
        onChange={(thanktype) => (thanktype === 'text' || thanktype === 'link') && putConfirmation({ thanktype })}
      />
      {confirmation.thanktype === 'text' ? (
        <Textarea
          label={t`Your words on the confirmation`}
          autosize
          minRows={2}
          maxLength={2000}
          value={confirmation.text}
          error={errorOf('confirmation.text')}
          onChange={(event) => putConfirmation({ text: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={t`Address of the page`}
          type="url"
          dir="ltr"
          placeholder="https://"
          value={confirmation.redirectUrl}
          error={errorOf('confirmation.redirectUrl')}
          onChange={(event) => putConfirmation({ redirectUrl: event.currentTarget.value })}
        />
      )}
      <Reminders draft={draft} change={change} errorOf={errorOf} />
      <Checkbox
        label={t`Write to the visitor afterwards`}
        checked={followUp !== null}
        onChange={(event) =>
          change({
            followUp: event.currentTarget.checked
              ? { minutesAfter: 60, subject: '', body: '', askRating: false }
              : null,
          })
        }
      />
      {followUp && (
        <div className={css['question']} role="group" aria-label={t`Mail afterwards`}>
          <DurationField
            label={t`After its end`}
            value={followUp.minutesAfter}
            error={errorOf('followUp.minutesAfter')}
            onChange={(minutesAfter) => change({ followUp: { ...followUp, minutesAfter } })}
          />
          <TextInput
            label={t`Subject`}
            maxLength={160}
            value={followUp.subject}
            error={errorOf('followUp.subject')}
            onChange={(event) => change({ followUp: { ...followUp, subject: event.currentTarget.value } })}
          />
          <Textarea
            label={t`Text`}
            autosize
            minRows={3}
            maxLength={4000}
            value={followUp.body}
            error={errorOf('followUp.body')}
            onChange={(event) => change({ followUp: { ...followUp, body: event.currentTarget.value } })}
          />
          <Checkbox
            label={t`Ask for a rating`}
            description={t`The mail has a link to give stars. Ratings are with your leads, and on the booking.`}
            checked={followUp.askRating}
            onChange={(event) => change({ followUp: { ...followUp, askRating: event.currentTarget.checked } })}
          />
        </div>
      )}
    </>
  );
}

function Reminders({ draft, change, errorOf }: SectionProps) {
  const { reminders } = draft;
  return (
    <div className={css['rows']}>
      <Text fw={500} size="sm">
        <Trans>Reminders by e-mail</Trans>
      </Text>
      {reminders.map((reminder, index) => {
        const put = (part: Partial<Reminder>) =>
          change({ reminders: reminders.map((one, at) => (at === index ? { ...one, ...part } : one)) });
        return (
          <div key={index} className={css['question']} role="group" aria-label={t`Reminder ${index + 1}`}>
            <DurationField
              label={t`Before it begins`}
              min={5}
              value={reminder.minutesBefore}
              error={errorOf(`reminders.${index}.minutesBefore`)}
              onChange={(minutesBefore) => put({ minutesBefore })}
            />
            <Select
              label={t`Goes to`}
              allowDeselect={false}
              data={receivers()}
              value={reminder.to}
              onChange={(next) => {
                const to = receivers().find(({ value }) => value === next)?.value;
                if (to) put({ to });
              }}
            />
            <TextInput
              label={t`Subject`}
              placeholder={t`The usual words`}
              maxLength={160}
              value={reminder.subject}
              error={errorOf(`reminders.${index}.subject`)}
              onChange={(event) => put({ subject: event.currentTarget.value })}
            />
            <Textarea
              label={t`Text`}
              placeholder={t`The usual words`}
              autosize
              maxLength={4000}
              value={reminder.body}
              error={errorOf(`reminders.${index}.body`)}
              onChange={(event) => put({ body: event.currentTarget.value })}
            />
            <div className={`${css['questionFoot']} ${css['atEnd']}`}>
              <ActionIcon
                aria-label={t`Remove reminder ${index + 1}`}
                onClick={() => change({ reminders: reminders.filter((_, at) => at !== index) })}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={reminders.length >= 5}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() =>
            change({
              reminders: [...reminders, { minutesBefore: 1440, to: 'both', channel: 'email', subject: '', body: '' }],
            })
          }
        >
          <Trans>Add a reminder</Trans>
        </Button>
      </div>
    </div>
  );
}
