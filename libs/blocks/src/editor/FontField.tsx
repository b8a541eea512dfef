import { Select } from '@mantine/core';
import { fontFamilies, fontStack } from '../kit/fonts.js';

export interface FontFieldProps {
  label: string;
  value: string | undefined;
  onChange: (next: string | undefined) => void;
  clearable?: boolean;
}

export function FontField({ label, value, onChange, clearable = true }: FontFieldProps) {
  return (
    <Select
      label={label}
      placeholder="As in the theme"
      searchable
      clearable={clearable}
      data={fontFamilies.map(({ name }) => name)}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      renderOption={({ option }) => <span style={{ fontFamily: fontStack(option.value) }}>{option.label}</span>}
    />
  );
}
