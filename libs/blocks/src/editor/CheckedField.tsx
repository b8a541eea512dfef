import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

interface CheckedFieldProps extends Pick<TextInputProps, 'placeholder' | 'inputMode' | 'description' | 'rightSection'> {
  label: string;
  value: string;
  onChange: (next: string) => void;
  /** What to say of the text; null when it is fine or still empty. */
  faultOf: (value: string) => string | null;
  /** Makes a whole of what was typed, when the field is left. */
  complete?: (value: string) => string;
  maxLength?: number;
}

/** One line whose text is judged when the field is left: half a number is no mistake yet. */
export function CheckedField({ value, onChange, faultOf, complete, maxLength = 2048, ...shown }: CheckedFieldProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextInput
      {...shown}
      maxLength={maxLength}
      value={value}
      error={isTyping ? null : faultOf(value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={() => setTyping(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        setTyping(false);
        const whole = complete?.(value) ?? value;
        if (whole !== value) onChange(whole);
      }}
    />
  );
}
