import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { decimalSign } from '../format/money.js';

interface PercentFieldProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'suffix'> {
  label: string;
  /** 7.5 means 7.5 %; null while nothing is typed. */
  value: number | null;
  onChange: (percent: number | null) => void;
  /** Decimals allowed. Default 2. */
  decimals?: number;
}

/** A share of a hundred, between `min` (0) and `max` (100). */
export function PercentField({ value, onChange, decimals = 2, ...field }: PercentFieldProps) {
  // '7.' on the way to '7.5' is no number yet; it stays what is shown.
  const [typed, setTyped] = useState<string | number>(value ?? '');
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    setTyped(value ?? '');
  }
  return (
    <NumberInput
      min={0}
      max={100}
      decimalScale={decimals}
      clampBehavior="blur"
      hideControls
      inputMode="decimal"
      decimalSeparator={decimalSign()}
      allowedDecimalSeparators={[',', '.']}
      {...field}
      dir="ltr"
      rightSection={<span aria-hidden>%</span>}
      rightSectionPointerEvents="none"
      value={typed}
      onChange={(next) => {
        const percent = next === '' ? null : Number(next);
        setTyped(next);
        setSent(percent);
        onChange(percent);
      }}
    />
  );
}
