import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DayTimes } from './DayTimes.js';
import type { Interval } from './intervals.js';
import { MonthGrid, type DayMark } from './MonthGrid.js';
import { shortDayText } from '../../../shared/time/days.js';
import { weekdayOf } from './month.js';
import type { DayHours } from './WeeklyHours.js';
import css from './month.module.css';

export interface Override {
  /** A calendar day of the schedule's zone. */
  date: string;
  /** None: the day is off. */
  intervals: Interval[];
}

interface OverridesProps {
  value: readonly Override[];
  onChange: (value: Override[]) => void;
  /** What a day has without an override, which a new one begins with. */
  weekly: readonly DayHours[];
  today: string;
  errorOf?: (index: number) => string | undefined;
}

const wordsOf = ({ intervals }: Override): DayMark =>
  intervals.length === 0
    ? { tone: 'off', text: 'off' }
    : { tone: 'changed', text: intervals.map(({ start, end }) => `${start}–${end}`).join(', ') };

/** Single days that differ from the week: chosen in a month, changed in a list. */
export function Overrides({ value, onChange, weekly, today, errorOf }: OverridesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (date: string) => {
    setChosen(date);
    if (value.some((one) => one.date === date)) return;
    const usual = weekly.find(({ day }) => day === weekdayOf(date))?.intervals ?? [];
    const added = { date, intervals: usual.map((interval) => ({ ...interval })) };
    onChange([...value, added].sort((a, b) => a.date.localeCompare(b.date)));
  };
  const marks = new Map(value.map((one) => [one.date, wordsOf(one)]));
  return (
    <div className={css['overrides']}>
      <MonthGrid
        label={t`Days with other hours`}
        today={today}
        chosen={chosen}
        onChoose={choose}
        markOf={(day) => marks.get(day)}
      />
      {value.length === 0 ? (
        <p className={css['none']}>
          <Trans>Choose a day to give it other hours, or to take it off.</Trans>
        </p>
      ) : (
        <ul className={css['list']}>
          {value.map((one, index) => (
            <li key={one.date}>
              <b>{shortDayText(one.date)}</b>
              <Tooltip label={t`Back to the usual hours`}>
                <ActionIcon
                  aria-label={t`Back to the usual hours on ${shortDayText(one.date)}`}
                  onClick={() => onChange(value.filter((_, at) => at !== index))}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              <DayTimes
                day={shortDayText(one.date)}
                intervals={one.intervals}
                error={errorOf?.(index)}
                onChange={(intervals) =>
                  onChange(value.map((other, at) => (at === index ? { ...one, intervals } : other)))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
