import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Checkbox, Group, NumberInput, Select, Text } from '@mantine/core';
import { perLanguage, DateRange, InlineAlert, ZoneSelect, readersZone } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { dayOf } from '@linkyard/languages';
import { useSchedulesQuery } from '../api.js';
import { lengthText } from '../hours/intervals.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import { DurationField } from './DurationField.js';
import { gapWords } from './policy-words.js';
import css from './edit.module.css';

type Window = AppointmentDraft['window'];
const intervalChoices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const limits: () => readonly { key: keyof AppointmentDraft['limits']; label: string }[] = perLanguage(() => [
  { key: 'perDay', label: t`Bookings a day` },
  { key: 'perWeek', label: t`Bookings a week` },
  { key: 'perMonth', label: t`Bookings a month` },
  { key: 'minutesPerDay', label: t`Minutes a day` },
  { key: 'perAttendeePerWeek', label: t`Bookings a week by one person` },
]);

/** When it can be booked. */
export function AvailabilitySection({ draft, change, errorOf }: SectionProps) {
  return (
    <>
      <ScheduleSelect draft={draft} change={change} errorOf={errorOf} />
      <WindowFields draft={draft} change={change} errorOf={errorOf} />
      <div className={css['pairs']}>
        <DurationField
          label={t`Shortest notice`}
          description={t`How long before it begins the last booking can be made.`}
          value={draft.minimumNotice}
          error={errorOf('minimumNotice')}
          onChange={(minimumNotice) => change({ minimumNotice })}
        />
        <Select
          label={t`Times are offered`}
          description={t`The distance from one start to the next.`}
          allowDeselect={false}
          data={intervalChoices.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t`One after the other` : t`Every ${lengthText(minutes)}`,
          }))}
          value={String(draft.slotInterval)}
          error={errorOf('slotInterval')}
          onChange={(minutes) => minutes !== null && change({ slotInterval: Number(minutes) })}
        />
      </div>
      <DurationField
        label={t`First start`}
        description={t`How long after working hours begin; 0 is at once.`}
        value={draft.offsetStart}
        error={errorOf('offsetStart')}
        onChange={(offsetStart) => change({ offsetStart })}
      />
      <div className={css['pairs']}>
        <DurationField
          label={t`Free time before`}
          value={draft.bufferBefore}
          error={errorOf('bufferBefore')}
          onChange={(bufferBefore) => change({ bufferBefore })}
        />
        <DurationField
          label={t`Free time after`}
          value={draft.bufferAfter}
          error={errorOf('bufferAfter')}
          onChange={(bufferAfter) => change({ bufferAfter })}
        />
      </div>
      <InlineAlert tone="info" title={gapWords(draft.bufferBefore, draft.bufferAfter)} />
      <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
        <Text component="legend" fw={500} size="sm" mb={4}>
          <Trans>At most (0 is no limit)</Trans>
        </Text>
        <Group gap="sm" align="end">
          {limits().map(({ key, label }) => (
            <NumberInput
              key={key}
              w={150}
              label={label}
              min={0}
              max={10_000}
              allowDecimal={false}
              value={draft.limits[key]}
              error={errorOf(`limits.${key}`)}
              onChange={(value) => change({ limits: { ...draft.limits, [key]: Number(value) || 0 } })}
            />
          ))}
        </Group>
      </fieldset>
      <Checkbox
        label={t`Show all visitors the same time zone`}
        description={t`For what takes place at one spot: the times on its clock.`}
        checked={draft.lockTimeZone}
        onChange={(event) => change({ lockTimeZone: event.currentTarget.checked })}
      />
      {draft.lockTimeZone && <FixedZone draft={draft} change={change} errorOf={errorOf} />}
    </>
  );
}

/** Until one is chosen it is the zone of the working hours, and follows it. */
function FixedZone({ draft, change, errorOf }: SectionProps) {
  const { chosen } = useChosenSchedule(draft);
  const zone = draft.timeZone || chosen?.timeZone;
  if (!zone) return null;
  return <ZoneSelect value={zone} error={errorOf('timeZone')} onChange={(timeZone) => change({ timeZone })} />;
}

function useChosenSchedule({ scheduleId }: AppointmentDraft) {
  const schedules = useSchedulesQuery({ listPerPage: 100 }).data?.data ?? [];
  const usual = schedules.find(({ isDefault }) => isDefault);
  return { schedules, usual, chosen: schedules.find(({ _id }) => _id === scheduleId) ?? usual };
}

function ScheduleSelect({ draft, change, errorOf }: SectionProps) {
  const { schedules, usual, chosen } = useChosenSchedule(draft);
  return (
    <Select
      label={t`Working hours`}
      description={
        chosen ? (
          <Anchor component={Link} to={`/appointments/schedules/${chosen._id}`} size="xs">
            <Trans>
              Change “{chosen.name}” ({chosen.timeZone})
            </Trans>
          </Anchor>
        ) : undefined
      }
      allowDeselect={false}
      data={[
        { value: '', label: usual ? t`Default: ${usual.name}` : t`Default` },
        ...schedules.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={draft.scheduleId ?? ''}
      error={errorOf('scheduleId')}
      onChange={(id) => change({ scheduleId: id || null })}
    />
  );
}

const localToday = () => dayOf(Date.now(), readersZone());

function WindowFields({ draft, change, errorOf }: SectionProps) {
  const { window } = draft;
  const put = (part: Partial<Window>) => change({ window: { ...window, ...part } });
  const types: readonly { value: Window['type']; label: string }[] = [
    { value: 'rolling', label: t`Some days ahead` },
    { value: 'range', label: t`Between two days` },
    { value: 'unlimited', label: t`At any time to come` },
  ];
  return (
    <>
      <Group align="end">
        <Select
          label={t`Can be booked`}
          allowDeselect={false}
          data={types}
          value={window.type}
          error={errorOf('window.type')}
          onChange={(next) => {
            const type = types.find(({ value }) => value === next)?.value;
            if (type) put({ type });
          }}
        />
        {window.type === 'rolling' && (
          <>
            <NumberInput
              label={t`Days ahead`}
              w={120}
              min={1}
              max={730}
              allowDecimal={false}
              value={window.days}
              error={errorOf('window.days')}
              onChange={(days) => put({ days: Number(days) || 1 })}
            />
            <Checkbox
              mb={8}
              label={t`Count Monday to Friday only`}
              checked={window.businessDaysOnly}
              onChange={(event) => put({ businessDaysOnly: event.currentTarget.checked })}
            />
          </>
        )}
      </Group>
      {window.type === 'range' && (
        <DateRange
          label={t`Can be booked between`}
          presets={[]}
          today={localToday()}
          value={{ from: window.start, to: window.end }}
          onChange={({ from, to }) => put({ start: from, end: to })}
        />
      )}
      {(errorOf('window.end') ?? errorOf('window.start')) && (
        <Text size="xs" c="var(--ly-danger-text)" role="alert">
          {errorOf('window.end') ?? errorOf('window.start')}
        </Text>
      )}
    </>
  );
}
