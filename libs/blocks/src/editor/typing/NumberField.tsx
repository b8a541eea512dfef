import { NumberInput, type NumberInputProps } from '@mantine/core';
import { steady } from './steady.js';
import { useDebouncedField } from './use-debounced-field.js';

export interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: number | string;
  /** Called after a pause in typing and when the field is left. Empty, or half a number, is text. */
  onChange: (next: number | string) => void;
}

/** A number in the form of a block. It shows every key at once; the page follows a moment later. */
export const NumberField = steady(function NumberField({ value, onChange, onBlur, ...field }: NumberFieldProps) {
  const { shown, type, flush, onKeyDown } = useDebouncedField(value, onChange);
  return (
    <NumberInput
      {...field}
      value={shown}
      onChange={type}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        flush();
        onBlur?.(event);
      }}
    />
  );
});
