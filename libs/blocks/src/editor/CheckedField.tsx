import type { TextInputProps } from '@mantine/core';
import type { PlainFieldCode } from '@linkyard/contracts';
import { reasonText } from '@linkyard/ui/reason-text';
import { useCallback, useState } from 'react';
import { TextField } from './typing/TextField.js';

interface CheckedFieldProps extends Pick<
  TextInputProps,
  'placeholder' | 'inputMode' | 'dir' | 'description' | 'rightSection'
> {
  label: string;
  value: string;
  onChange: (next: string) => void;
  /** What to say of the text; null when it is fine or still empty. */
  faultOf: (value: string) => string | null;
  /** Makes a whole of what was typed, when the field is left. */
  complete?: (value: string) => string;
  maxLength?: number;
}

/** A fault that a schema names, in the language of the app. */
export const faultText = (code: PlainFieldCode | null) => code && reasonText({ code });

const lines: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** One line whose text is judged when the field is left: half a number is no mistake yet. */
export function CheckedField({ value, faultOf, maxLength = 2048, ...field }: CheckedFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const enter = useCallback(() => setTyping(true), []);
  const leave = useCallback(() => setTyping(false), []);
  return (
    <TextField
      {...field}
      maxLength={maxLength}
      value={value}
      error={isTyping ? null : faultOf(value)}
      inputWrapperOrder={lines}
      onFocus={enter}
      onBlur={leave}
    />
  );
}
