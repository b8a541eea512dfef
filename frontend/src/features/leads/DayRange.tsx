import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { IconCalendar, IconX } from '@tabler/icons-react';
import type { TableState } from '@linkyard/ui';
import { useState } from 'react';
import { dayMonthText } from '../../shared/time/days.js';
import css from './leads.module.css';

interface DayRangeProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

function wordsOf(from: string | undefined, to: string | undefined) {
  if (from && to) return from === to ? dayMonthText(from) : `${dayMonthText(from)} – ${dayMonthText(to)}`;
  if (from) return t`since ${dayMonthText(from)}`;
  return to ? t`until ${dayMonthText(to)}` : null;
}

/** From and to, as a chip like the other filters. Days are the owner's. */
export function DayRange({ state, onChange }: DayRangeProps) {
  const [opened, setOpened] = useState(false);
  const { from, to, ...others } = state.filters;
  const words = wordsOf(from, to);
  const set = (next: { from?: string | undefined; to?: string | undefined }) => {
    const range = { from, to, ...next };
    onChange({
      filters: { ...others, ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) },
    });
  };
  return (
    <span className={css['chip']} data-on={words ? true : undefined}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="transparent"
            className={css['chipButton'] ?? ''}
            leftSection={words ? null : <IconCalendar size={14} stroke={1.5} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            <Trans>Received</Trans>
            {words && <b>: {words}</b>}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p="md" aria-label={t`Received`}>
          <Stack gap="sm">
            <TextInput
              type="date"
              label={t`From`}
              value={from ?? ''}
              max={to}
              onChange={(event) => set({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t`To`}
              value={to ?? ''}
              min={from}
              onChange={(event) => set({ to: event.currentTarget.value })}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {words && (
        <button
          type="button"
          className={css['chipClear']}
          aria-label={t`Clear Received`}
          onClick={() => set({ from: undefined, to: undefined })}
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      )}
    </span>
  );
}
