import { t } from '@lingui/core/macro';
import { Button, Popover } from '@mantine/core';
import { DateRange, type TableState, readersZone } from '@linkyard/ui';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { zonedInput } from '../time/zoned-input.js';

interface DayFilterProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

/** Narrows a list to days, both included. */
export function DayFilter({ state, onChange }: DayFilterProps) {
  const [opened, setOpened] = useState(false);
  const { from = null, to = null, ...others } = state.filters;
  const words = from || to ? `${from ?? '…'} – ${to ?? '…'}` : t`Date`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant={from || to ? 'light' : 'default'}
          leftSection={<IconCalendar size={14} stroke={1.5} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="md" aria-label={t`Date`}>
        <DateRange
          label={t`Date`}
          today={zonedInput(new Date().toISOString(), readersZone()).slice(0, 10)}
          value={{ from, to }}
          onChange={(range) =>
            onChange({
              filters: {
                ...others,
                ...(range.from ? { from: range.from } : {}),
                ...(range.to ? { to: range.to } : {}),
              },
            })
          }
        />
      </Popover.Dropdown>
    </Popover>
  );
}
