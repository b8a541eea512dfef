import { t } from '@lingui/core/macro';
import { perLanguage } from '../language/language.js';
import { Button } from '@mantine/core';
import { DateField } from './DateField.js';
import { rangeOf, type DayRange, type RangePreset } from './range-presets.js';
import css from './DateRange.module.css';

interface DateRangeProps {
  /** The subject, for screen readers: 'Period'. */
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Periods one press away. */
  presets?: readonly RangePreset[];
  /** The present day where the account is, 'YYYY-MM-DD': presets count from it. */
  today: string;
  min?: string;
  max?: string;
}

const words: () => Record<RangePreset, string> = perLanguage(() => ({
  '7days': t`Last 7 days`,
  '30days': t`Last 30 days`,
  month: t`This month`,
  lastMonth: t`Last month`,
  year: t`This year`,
}));
const usual: readonly RangePreset[] = ['7days', '30days', 'month'];

/** From one day to another, both included; an end before the start moves the other end along. */
export function DateRange({ label, value, onChange, presets = usual, today, min, max }: DateRangeProps) {
  const { from, to } = value;
  return (
    <div role="group" aria-label={label} className={css['range']}>
      <div className={css['presets']}>
        {presets.map((preset) => {
          const range = rangeOf(preset, today);
          const isOn = range.from === from && range.to === to;
          return (
            <Button
              key={preset}
              size="xs"
              variant={isOn ? 'light' : 'default'}
              aria-pressed={isOn}
              onClick={() => onChange(range)}
            >
              {words()[preset]}
            </Button>
          );
        })}
      </div>
      <div className={css['days']}>
        <DateField
          label={t`From`}
          value={from}
          min={min}
          max={max}
          onChange={(day) => onChange({ from: day, to: day && to && to < day ? day : to })}
        />
        <DateField
          label={t`To`}
          value={to}
          min={min}
          max={max}
          onChange={(day) => onChange({ from: day && from && from > day ? day : from, to: day })}
        />
      </div>
    </div>
  );
}
