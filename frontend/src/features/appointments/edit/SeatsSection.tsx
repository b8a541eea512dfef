import { t } from '@lingui/core/macro';
import { Checkbox, NumberInput, Select } from '@mantine/core';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import css from './edit.module.css';

type Recurring = NonNullable<AppointmentDraft['recurring']>;
const usual: Recurring = { freq: 'weekly', interval: 1, maxCount: 4 };

/** How many people come at once, and how often. */
export function SeatsSection({ draft, change, errorOf }: SectionProps) {
  const { recurring } = draft;
  const put = (part: Partial<Recurring>) => change({ recurring: { ...(recurring ?? usual), ...part } });
  return (
    <>
      <div className={css['pairs']}>
        <NumberInput
          label={t`Seats at each time`}
          min={1}
          max={500}
          allowDecimal={false}
          value={draft.seatsPerSlot}
          error={errorOf('seatsPerSlot')}
          onChange={(value) => change({ seatsPerSlot: Number(value) || 1 })}
        />
        <NumberInput
          label={t`Guests that a visitor may bring`}
          min={0}
          max={50}
          allowDecimal={false}
          value={draft.guestsMax}
          error={errorOf('guestsMax')}
          onChange={(value) => change({ guestsMax: Number(value) || 0 })}
        />
      </div>
      {draft.seatsPerSlot > 1 && (
        <>
          <Checkbox
            label={t`Show how many seats are left`}
            checked={draft.showSeatsLeft}
            onChange={(event) => change({ showSeatsLeft: event.currentTarget.checked })}
          />
          <Checkbox
            label={t`Show attendees who else is coming`}
            description={t`First names only, on the page of their booking.`}
            checked={draft.showAttendees}
            onChange={(event) => change({ showAttendees: event.currentTarget.checked })}
          />
        </>
      )}
      <Checkbox
        label={t`Can be booked several times at once`}
        description={t`A course or a weekly lesson: one booking for all dates.`}
        checked={recurring !== null}
        onChange={(event) => change({ recurring: event.currentTarget.checked ? usual : null })}
      />
      {recurring && (
        <div className={css['pairs']}>
          <Select
            label={t`Every`}
            description={
              recurring.freq === 'monthly' ? t`On the same weekday of the month, such as the first Monday.` : undefined
            }
            allowDeselect={false}
            data={[
              { value: 'weekly', label: t`Weeks` },
              { value: 'monthly', label: t`Months` },
            ]}
            value={recurring.freq}
            onChange={(freq) => (freq === 'weekly' || freq === 'monthly') && put({ freq })}
          />
          <NumberInput
            label={t`Distance`}
            min={1}
            max={12}
            allowDecimal={false}
            value={recurring.interval}
            error={errorOf('recurring.interval')}
            onChange={(value) => put({ interval: Number(value) || 1 })}
          />
          <NumberInput
            label={t`Dates at most`}
            min={2}
            max={52}
            allowDecimal={false}
            value={recurring.maxCount}
            error={errorOf('recurring.maxCount')}
            onChange={(value) => put({ maxCount: Number(value) || 2 })}
          />
        </div>
      )}
    </>
  );
}
