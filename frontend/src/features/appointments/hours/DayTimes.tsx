import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { TimeField } from '@linkyard/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { intervalProblem, nextInterval, type Interval } from './intervals.js';
import css from './hours.module.css';

interface DayTimesProps {
  /** What the times belong to, for screen readers: 'Monday'. */
  day: string;
  intervals: readonly Interval[];
  onChange: (intervals: Interval[]) => void;
  /** Why the server refused them. */
  error?: string | undefined;
}

const icon = { size: 18, stroke: 1.5 };
// A time field has no 24:00: midnight as an end is the end of the day.
const asEnd = (time: string | null) => (time === '00:00' ? '24:00' : (time ?? ''));
const shownEnd = (time: string) => (time === '24:00' ? '00:00' : time || null);

/** The times of one day as fields. */
export function DayTimes({ day, intervals, onChange, error }: DayTimesProps) {
  const problem = error ?? intervalProblem(intervals);
  const next = nextInterval(intervals);
  const replace = (index: number, part: Partial<Interval>) =>
    onChange(intervals.map((interval, at) => (at === index ? { ...interval, ...part } : interval)));
  return (
    <div className={css['times']}>
      {intervals.map((interval, index) => (
        <div key={index} className={css['pair']} role="group" aria-label={t`${day}, times ${index + 1}`}>
          <TimeField
            label={t`From`}
            labelProps={{ className: 'ly-visually-hidden' }}
            value={interval.start || null}
            stepMin={5}
            error={problem !== null}
            onChange={(time) => replace(index, { start: time ?? '' })}
          />
          <span aria-hidden>–</span>
          <TimeField
            label={t`To`}
            labelProps={{ className: 'ly-visually-hidden' }}
            value={shownEnd(interval.end)}
            stepMin={5}
            error={problem !== null}
            onChange={(time) => replace(index, { end: asEnd(time) })}
          />
          <Tooltip label={t`Remove these times`}>
            <ActionIcon
              aria-label={t`Remove ${interval.start} to ${interval.end} on ${day}`}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            >
              <IconX {...icon} />
            </ActionIcon>
          </Tooltip>
        </div>
      ))}
      {intervals.length === 0 && (
        <span className={css['off']}>
          <Trans>Not available</Trans>
        </span>
      )}
      {next && (
        <Tooltip label={t`Add times`}>
          <ActionIcon aria-label={t`Add times on ${day}`} onClick={() => onChange([...intervals, next])}>
            <IconPlus {...icon} />
          </ActionIcon>
        </Tooltip>
      )}
      {problem && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
