import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { currencyExponent, maxAmount, parseAmount, toMajorUnits, type TypedAmount } from '@linkyard/contracts';
import { i18n } from '@lingui/core';
import { useState, type ReactNode } from 'react';
import { decimalSign, formatMoney } from '../format/money.js';
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
  /** Bounds in minor units; by default nothing below zero, and no more than an amount may be. */
  min?: number;
  max?: number;
  /** Minor units that it is a multiple of, where providers charge no other: `priceStep` of the currency. */
  step?: number;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

const textOf = (value: number | null, currency: string) =>
  value === null ? '' : toMajorUnits(value, currency).replace('.', decimalSign());

type Bounds = Required<Pick<MoneyFieldProps, 'min' | 'max' | 'step'>>;
const readText = (typed: string, currency: string) => parseAmount(typed, currency, i18n.locale);

/** What is wrong with what was typed, or null. */
function complaint(read: TypedAmount, currency: string, { min, max, step }: Bounds): string | null {
  const shown = (amount: number) => formatMoney({ amount, currency });
  if (read.kind === 'invalid')
    return t`Enter an amount in ${currency}, such as ${textOf(exampleOf(currency), currency)}.`;
  if (read.kind === 'tooLarge') return t`At most ${shown(max)}.`;
  if (read.kind === 'ambiguous') return t`Please write ${shown(read.readings[0])} or ${shown(read.readings[1])}.`;
  if (read.kind === 'tooFine') {
    return read.exponent === 0 ? t`${currency} has no decimals.` : t`${currency} has ${read.exponent} decimals.`;
  }
  if (read.kind !== 'amount') return null;
  if (read.minor < min) return t`At least ${shown(min)}.`;
  if (read.minor > max) return t`At most ${shown(max)}.`;
  if (read.minor % step === 0) return null;
  return step === 10 ** currencyExponent(currency)
    ? t`${currency} amounts have to be whole. Payment providers accept no others.`
    : t`${currency} amounts have to end in 0. Payment providers accept no others.`;
}

/** 12.50 in the decimals of the currency. */
const exampleOf = (currency: string): number => {
  const exponent = currencyExponent(currency);
  return exponent === 0 ? 12 : 125 * 10 ** (exponent - 1);
};

/** An amount of money, typed in major units with comma or point, handed on in minor units. */
export function MoneyField({ value, currency, onChange, onBlur, error, ...props }: MoneyFieldProps) {
  const { min = 0, max = maxAmount, step = 1, ...field } = props;
  const bounds = { min, max: Math.min(max, maxAmount), step };
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
  const amount = readText(typed, currency);
  const own = complaint(amount, currency, bounds);

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
        const now = readText(next, currency);
        const refused = complaint(now, currency, bounds) !== null;
        const minor = now.kind === 'amount' && !refused ? now.minor : null;
        setSent(minor);
        onChange(minor);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (amount.kind === 'amount') setTyped(textOf(amount.minor, currency));
        onBlur?.();
      }}
    />
  );
}
