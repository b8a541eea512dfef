import { TextInput, type TextInputProps } from '@mantine/core';

interface TimeFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'step'> {
  label: string;
  /** Wall-clock time, 'HH:mm' of 24 hours; null while none is chosen. */
  value: string | null;
  onChange: (time: string | null) => void;
  /** Minutes between the times offered. Default 5. */
  stepMin?: number;
}

/** A time of the day, shown in the reader's own way of 12 or 24 hours. */
export function TimeField({ value, onChange, stepMin = 5, ...field }: TimeFieldProps) {
  return (
    <TextInput
      {...field}
      type="time"
      step={stepMin * 60}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value.slice(0, 5) || null)}
    />
  );
}
