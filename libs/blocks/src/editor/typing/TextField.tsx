import { InputBase, type TextInputProps } from '@mantine/core';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { steady } from './steady.js';
import { useDebouncedField } from './use-debounced-field.js';

interface DebouncedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onCommit: (text: string) => void;
  complete?: ((text: string) => string) | undefined;
}

/** The bare input: the only thing that is rendered for a key. */
function DebouncedInput({ value, onCommit, complete, onBlur, onKeyDown, ...input }: DebouncedInputProps) {
  const { shown, type, flush, onKeyDown: flushOnKey } = useDebouncedField(value, onCommit);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const whole = complete?.(typed) ?? typed;
    if (whole !== typed) type(whole);
    flush();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    flushOnKey(event);
    onKeyDown?.(event);
  };
  return (
    <input
      {...input}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={leave}
    />
  );
}

export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  /** Called after a pause in typing and when the field is left. */
  onChange: (text: string) => void;
  /** Makes a whole of what was typed, when the field is left. */
  complete?: (text: string) => string;
}

/** One line of text in the form of a block. It shows every key at once; the page follows a moment later. */
export const TextField = steady(function TextField({ onChange, ...field }: TextFieldProps) {
  return (
    <InputBase component={DebouncedInput} __staticSelector="TextInput" dir="auto" onCommit={onChange} {...field} />
  );
});
