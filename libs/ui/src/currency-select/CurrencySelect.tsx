import { t } from '@lingui/core/macro';
import { currencyName } from '@linkyard/languages/formats';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { currentLanguage } from '../language/language.js';

interface CurrencySelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> {
  label?: string;
  /** ISO codes offered, the usual ones first. */
  currencies: readonly string[];
  value: string | null;
  onChange: (currency: string) => void;
  /** Language of the names; default: that of the app. */
  locale?: string;
}

/** One of the currencies offered, found by code or by name. */
export function CurrencySelect({ currencies, value, onChange, locale, label, ...field }: CurrencySelectProps) {
  const data = useMemo(() => {
    const nameOf = (code: string) => currencyName(code, locale ?? currentLanguage());
    return currencies.map((code) => ({ value: code, label: `${code} – ${nameOf(code)}` }));
  }, [currencies, locale]);
  return (
    <Select
      {...field}
      label={label ?? t`Currency`}
      data={data}
      value={value}
      searchable
      nothingFoundMessage={t`No such currency`}
      onChange={(code) => code !== null && onChange(code)}
    />
  );
}
