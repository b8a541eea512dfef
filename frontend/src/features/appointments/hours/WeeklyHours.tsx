import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { firstDayOfWeek } from '../../../shared/time/regional.js';
import { CopyDay } from './CopyDay.js';
import { DayTimes } from './DayTimes.js';
import { DayTrack } from './DayTrack.js';
import { lengthText, totalMin, type Interval } from './intervals.js';
import { weekDays } from './week-days.js';
import css from './hours.module.css';

export interface DayHours {
  /** 0 is Sunday. */
  day: number;
  intervals: Interval[];
}

interface WeeklyHoursProps {
  /** A day that is not named has no times. */
  value: readonly DayHours[];
  onChange: (value: DayHours[]) => void;
  /** First day of the week, 0 is Sunday. */
  firstDay?: number;
  /** Why a day was refused. */
  errorOf?: (day: number) => string | undefined;
}

/** The hours of an ordinary week: drawn on a line per day, typed in fields, copied from day to day. */
export function WeeklyHours({ value, onChange, firstDay = firstDayOfWeek(), errorOf }: WeeklyHoursProps) {
  const days = weekDays(firstDay);
  const timesOf = (day: number) => value.find((one) => one.day === day)?.intervals ?? [];
  const put = (targets: readonly number[], intervals: readonly Interval[]) => {
    const changed = new Map(value.map((one) => [one.day, one.intervals]));
    for (const day of targets)
      changed.set(
        day,
        intervals.map((interval) => ({ ...interval })),
      );
    onChange(
      [...changed]
        .filter(([, times]) => times.length > 0)
        .sort(([a], [b]) => a - b)
        .map(([day, times]) => ({ day, intervals: times })),
    );
  };
  const week = days.reduce((sum, { day }) => sum + totalMin(timesOf(day)), 0);
  return (
    <div>
      <ul className={css['week']}>
        {days.map(({ day, name }) => {
          const times = timesOf(day);
          const change = (next: Interval[]) => put([day], next);
          return (
            <li key={day} className={css['day']} data-off={times.length === 0 || undefined}>
              <Switch
                className={css['name'] ?? ''}
                label={name}
                checked={times.length > 0}
                onChange={(event) => change(event.currentTarget.checked ? [{ start: '09:00', end: '17:00' }] : [])}
              />
              <DayTimes day={name} intervals={times} onChange={change} error={errorOf?.(day)} />
              {times.length > 0 && (
                <CopyDay
                  day={name}
                  others={days.filter((other) => other.day !== day)}
                  onCopy={(to) => put(to, times)}
                />
              )}
              <DayTrack day={name} intervals={times} onChange={change} />
            </li>
          );
        })}
      </ul>
      <p className={css['total']}>
        <Trans>
          {lengthText(week)} a week.<span className={css['drawHint']}> Drag on a line to draw times.</span>
        </Trans>
      </p>
    </div>
  );
}
