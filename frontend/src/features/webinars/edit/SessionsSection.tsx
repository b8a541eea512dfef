import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, NumberInput, Select, TextInput } from '@mantine/core';
import { webinarKinds } from '@linkyard/contracts';
import { ZoneSelect } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { typeLabels } from '../webinar-labels.js';
import { ProviderField } from './ProviderField.js';
import { newSession, zoneOf, type SectionProps, type SessionDraft } from './webinar-draft.js';
import css from './edit.module.css';

/** When it takes place and where people join. */
export function SessionsSection({ draft, change, errorOf }: SectionProps) {
  const isRecording = draft.type === 'onDemand';
  return (
    <>
      <Select
        label={t`Kind`}
        allowDeselect={false}
        data={webinarKinds.map((value) => ({ value, label: typeLabels()[value] }))}
        value={draft.type}
        error={errorOf('type')}
        onChange={(next) => {
          const type = webinarKinds.find((kind) => kind === next);
          if (type) change({ type });
        }}
      />
      {!isRecording && <Sessions draft={draft} change={change} errorOf={errorOf} />}
      {!isRecording && <ProviderField draft={draft} change={change} errorOf={errorOf} />}
      <TextInput
        label={t`Link to the recording`}
        description={isRecording ? undefined : t`Offered after the end, with a mail to everybody who registered.`}
        type="url"
        dir="ltr"
        placeholder="https://"
        value={draft.replayUrl}
        error={errorOf('replayUrl')}
        onChange={(event) => change({ replayUrl: event.currentTarget.value })}
      />
      {draft.replayUrl !== '' && (
        <TextInput
          label={t`Recording until`}
          description={t`Empty: without an end. The time is in ${zoneOf(draft)}.`}
          type="datetime-local"
          value={draft.replayEnds}
          error={errorOf('replayUntil')}
          onChange={(event) => change({ replayEnds: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function Sessions({ draft: { sessions, type }, change, errorOf }: SectionProps) {
  const put = (index: number, part: Partial<SessionDraft>) =>
    change({ sessions: sessions.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const last = sessions.at(-1);
  const add = () => change({ sessions: [...sessions, newSession(last)] });
  const canAdd = type === 'single' ? sessions.length < 1 : sessions.length < 50;
  return (
    <div className={css['rows']}>
      {sessions.map((session, index) => (
        <div
          key={session.sessionKey ?? index}
          className={css['session']}
          role="group"
          aria-label={t`Session ${index + 1}`}
        >
          <TextInput
            label={t`Start`}
            type="datetime-local"
            value={session.start}
            error={errorOf(`sessions.${index}`)}
            onChange={(event) => put(index, { start: event.currentTarget.value })}
          />
          <NumberInput
            label={t`Minutes`}
            min={5}
            max={1440}
            allowDecimal={false}
            value={session.minutes}
            onChange={(value) => put(index, { minutes: Number(value) || 60 })}
          />
          <div className={css['zone']}>
            <ZoneSelect
              label={t`Time zone`}
              value={session.timeZone}
              onChange={(timeZone) => put(index, { timeZone })}
            />
          </div>
          <ActionIcon
            size={36}
            aria-label={t`Remove session ${index + 1}`}
            onClick={() => change({ sessions: sessions.filter((_, at) => at !== index) })}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </div>
      ))}
      {canAdd && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            <Trans>Add a session</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
