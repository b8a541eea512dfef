import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import css from './Stepper.module.css';

interface StepperProps {
  /** What is counted: 'Quantity'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
}

/** A small number, one up or down at a time: quantity, guests, seats. */
export function Stepper({ label, value, onChange, min = 0, max = Infinity, disabled = false }: StepperProps) {
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      Home: min,
      End: Number.isFinite(max) ? max : value,
    }[event.key];
    if (next === undefined || disabled) return;
    event.preventDefault();
    set(next);
  };
  return (
    <span className={css['stepper']} data-disabled={disabled || undefined}>
      <ActionIcon
        size={40}
        aria-label={t`Less: ${label}`}
        disabled={disabled || value <= min}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={18} stroke={1.5} />
      </ActionIcon>
      <span
        className={css['value']}
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-disabled={disabled || undefined}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      <ActionIcon
        size={40}
        aria-label={t`More: ${label}`}
        disabled={disabled || value >= max}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={18} stroke={1.5} />
      </ActionIcon>
    </span>
  );
}
