import { TextInput, type TextInputProps } from '@mantine/core';

export interface DateFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  label: string;
  /** A calendar day, 'YYYY-MM-DD', of no zone; null while none is chosen. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A calendar day, by the browser's own calendar: it knows the reader's language, keyboard and phone. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return (
    <TextInput
      {...field}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
