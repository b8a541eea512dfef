import { NumberInput, type NumberInputProps } from '@mantine/core';
import { steady } from './steady.js';
import { useHeldBack } from './use-held-back.js';

export interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: number | string;
  /** Told when the keys rest, and before anything else can happen. Empty, or half a number, is text. */
  onChange: (next: number | string) => void;
}

/** A number in the form of a block. It shows every key at once; the page follows a moment later. */
export const NumberField = steady(function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, type] = useHeldBack(value, onChange);
  return <NumberInput {...field} value={typed} onChange={type} />;
});
