import { perLanguage } from '@linkyard/ui';
import { t } from '@lingui/core/macro';
import { Input, NativeSelect, NumberInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import css from './edit.module.css';

interface DurationFieldProps {
  label: string;
  /** Minutes. */
  value: number;
  onChange: (minutes: number) => void;
  description?: ReactNode;
  error?: ReactNode;
  min?: number;
}

const units = perLanguage(() => [
  { value: '1440', label: t`days` },
  { value: '60', label: t`hours` },
  { value: '1', label: t`minutes` },
]);
const unitOf = (minutes: number) =>
  minutes === 0 ? '60' : (units().find(({ value }) => minutes % Number(value) === 0)?.value ?? '1');

/** A length of time, in the largest unit that it is a whole number of. */
export function DurationField({ label, value, onChange, description, error, min = 0 }: DurationFieldProps) {
  const id = useId();
  const [unit, setUnit] = useState(() => unitOf(value));
  const size = value % Number(unit) === 0 ? Number(unit) : 1;
  return (
    <Input.Wrapper label={label} description={description} error={error} id={id}>
      <div className={css['duration']}>
        <NumberInput
          id={id}
          min={Math.ceil(min / size)}
          allowDecimal={false}
          allowNegative={false}
          value={value / size}
          error={Boolean(error)}
          onChange={(next) => onChange(Math.max(min, Math.round(Number(next) || 0) * size))}
        />
        <NativeSelect
          aria-label={t`${label}, unit`}
          data={units()}
          value={String(size)}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setUnit(next);
            onChange((value / size) * Number(next));
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
