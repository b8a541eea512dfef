import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { Chip, Input, Select, Textarea, TextInput } from '@mantine/core';
import type { SectionProps } from './webinar-draft.js';
import css from './edit.module.css';

const offsets = perLanguage(() => [
  { minutes: -7 * 1440, label: t`1 week before` },
  { minutes: -1440, label: t`1 day before` },
  { minutes: -180, label: t`3 hours before` },
  { minutes: -60, label: t`1 hour before` },
  { minutes: -10, label: t`10 minutes before` },
]);

/** What people read after registering, and when they are reminded. */
export function MailsSection({ draft, change, errorOf }: SectionProps) {
  const { confirmation } = draft;
  const put = (part: Partial<typeof confirmation>) => change({ confirmation: { ...confirmation, ...part } });
  return (
    <>
      <Select
        label={t`After registering`}
        allowDeselect={false}
        data={[
          { value: 'text', label: t`Show the confirmation` },
          { value: 'link', label: t`Lead to another page` },
        ]}
        value={confirmation.thanktype}
        onChange={(thanktype) => (thanktype === 'text' || thanktype === 'link') && put({ thanktype })}
      />
      {confirmation.thanktype === 'text' ? (
        <Textarea
          label={t`Your words on the confirmation`}
          autosize
          minRows={2}
          maxLength={2000}
          value={confirmation.text}
          error={errorOf('confirmation.text')}
          onChange={(event) => put({ text: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={t`Address of the page`}
          type="url"
          dir="ltr"
          placeholder="https://"
          value={confirmation.redirectUrl}
          error={errorOf('confirmation.redirectUrl')}
          onChange={(event) => put({ redirectUrl: event.currentTarget.value })}
        />
      )}
      {draft.type !== 'onDemand' && <Reminders draft={draft} change={change} errorOf={errorOf} />}
    </>
  );
}

function Reminders({ draft: { reminders }, change, errorOf }: SectionProps) {
  return (
    <Input.Wrapper label={t`Reminders by e-mail`} labelElement="div" error={errorOf('reminders')}>
      <div className={css['chips']} role="group" aria-label={t`Reminders by e-mail`}>
        {offsets().map(({ minutes, label }) => (
          <Chip
            key={minutes}
            checked={reminders.includes(minutes)}
            onChange={(isOn) =>
              change({ reminders: isOn ? [...reminders, minutes] : reminders.filter((one) => one !== minutes) })
            }
          >
            {label}
          </Chip>
        ))}
      </div>
    </Input.Wrapper>
  );
}
