import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { DateField } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { shortDayText } from '../../../shared/time/days.js';
import { movedDay } from './month.js';
import css from './month.module.css';

export interface TimeOffRange {
  /** First and last day off, both included. */
  from: string;
  to: string;
  reason: string;
}

interface TimeOffProps {
  value: readonly TimeOffRange[];
  onChange: (value: TimeOffRange[]) => void;
  today: string;
  errorOf?: (index: number) => string | undefined;
}

/** Days in a row without appointments: holidays, a fair, an illness. */
export function TimeOff({ value, onChange, today, errorOf }: TimeOffProps) {
  const put = (index: number, part: Partial<TimeOffRange>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <div>
      {value.map((one, index) => (
        <div key={index} className={css['away']} role="group" aria-label={t`Time off from ${shortDayText(one.from)}`}>
          <DateField
            label={t`From`}
            value={one.from}
            error={errorOf?.(index)}
            onChange={(from) => from && put(index, { from, to: one.to < from ? from : one.to })}
          />
          <DateField
            label={t`To, included`}
            value={one.to}
            min={one.from}
            onChange={(to) => to && put(index, { to, from: one.from > to ? to : one.from })}
          />
          <TextInput
            label={t`Reason, for yourself`}
            maxLength={120}
            value={one.reason}
            onChange={(event) => put(index, { reason: event.currentTarget.value })}
          />
          <Tooltip label={t`Remove`}>
            <ActionIcon
              size={36}
              aria-label={t`Remove the time off from ${shortDayText(one.from)}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </div>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        onClick={() => onChange([...value, { from: movedDay(today, 1), to: movedDay(today, 1), reason: '' }])}
      >
        <Trans>Add time off</Trans>
      </Button>
    </div>
  );
}
