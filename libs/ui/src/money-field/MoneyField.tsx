import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { currencyExponent, toMajorUnits } from '@linkyard/contracts';
import { useState, type ReactNode } from 'react';
import { decimalSign, formatMoney } from '../format/money.js';
import { readMoneyText, type MoneyText } from './money-text.js';
import css from './MoneyField.module.css';

interface MoneyFieldProps {
  label: string;
  /** Minor units; null while nothing is typed. */
  value: number | null;
  /** ISO code: it decides the decimals. */
  currency: string;
  onChange: (minor: number | null) => void;
  onBlur?: () => void;
  name?: string;
  description?: ReactNode;
  /** Why the server or the form refuses the amount; stands before the field's own complaint. */
  error?: ReactNode;
  /** Bounds in minor units; by default nothing below zero. */
  min?: number;
  max?: number;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

const textOf = (value: number | null, currency: string) =>
  value === null ? '' : toMajorUnits(value, currency).replace('.', decimalSign());

/** What is wrong with what was typed, or null. */
function complaint(read: MoneyText, currency: string, min: number, max: number | undefined): string | null {
  if (read.kind === 'invalid') return t`Please enter an amount.`;
  if (read.kind === 'tooFine') {
    return read.exponent === 0 ? t`${currency} has no decimals.` : t`${currency} has ${read.exponent} decimals.`;
  }
  if (read.kind !== 'amount') return null;
  if (read.minor < min) return t`At least ${formatMoney({ amount: min, currency })}.`;
  if (max !== undefined && read.minor > max) return t`At most ${formatMoney({ amount: max, currency })}.`;
  return null;
}

/** An amount of money, typed in major units with comma or point, handed on in minor units. */
export function MoneyField({ value, currency, onChange, onBlur, min = 0, max, error, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => textOf(value, currency));
  const [seen, setSeen] = useState({ value, currency });
  const [sent, setSent] = useState(value);
  const [left, setLeft] = useState(false);
  if (value !== seen.value || currency !== seen.currency) {
    setSeen({ value, currency });
    // What was handed on comes back as the value; only what others set replaces the text.
    if (value !== sent || currency !== seen.currency) {
      setSent(value);
      setTyped(textOf(value, currency));
    }
  }
  const read = readMoneyText(typed, currency);
  const own = complaint(read, currency, min, max);

  return (
    <TextInput
      {...field}
      classNames={{ input: css['amount'] ?? '' }}
      inputMode={currencyExponent(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      value={typed}
      placeholder={field.placeholder ?? textOf(0, currency)}
      rightSection={<span className={css['currency']}>{currency}</span>}
      rightSectionWidth={52}
      rightSectionPointerEvents="none"
      error={error ?? (left ? own : null)}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        const now = readMoneyText(next, currency);
        const refused = complaint(now, currency, min, max) !== null;
        const minor = now.kind === 'amount' && !refused ? now.minor : null;
        setSent(minor);
        onChange(minor);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (read.kind === 'amount') setTyped(textOf(read.minor, currency));
        onBlur?.();
      }}
    />
  );
}
