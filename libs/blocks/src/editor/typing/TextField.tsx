import { InputBase, type TextInputProps } from '@mantine/core';
import type { ComponentProps, FocusEvent } from 'react';
import { steady } from './steady.js';
import { useHeldBack } from './use-held-back.js';

interface HeldInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onTyped: (text: string) => void;
  complete?: ((text: string) => string) | undefined;
}

/** The bare input: the only thing that is drawn for a key. */
function HeldInput({ value, onTyped, complete, onBlur, ...input }: HeldInputProps) {
  const [text, type, tell] = useHeldBack(value, onTyped);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const whole = complete?.(typed) ?? typed;
    if (whole !== typed) type(whole);
    tell();
    onBlur?.(event);
  };
  return <input {...input} value={text} onChange={(event) => type(event.currentTarget.value)} onBlur={leave} />;
}

export interface TextFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  /** Told when the keys rest, and before anything else can happen. */
  onChange: (text: string) => void;
  /** Makes a whole of what was typed, when the field is left. */
  complete?: (text: string) => string;
}

/** One line of text in the form of a block. It shows every key at once; the page follows a moment later. */
export const TextField = steady(function TextField({ onChange, ...field }: TextFieldProps) {
  return <InputBase component={HeldInput} __staticSelector="TextInput" onTyped={onChange} {...field} />;
});
