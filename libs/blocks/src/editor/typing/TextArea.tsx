import { Textarea, type TextareaProps } from '@mantine/core';
import { steady } from './steady.js';
import { useHeldBack } from './use-held-back.js';

export interface TextAreaProps extends Omit<TextareaProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  /** Told when the keys rest, and before anything else can happen. */
  onChange: (text: string) => void;
}

/** Lines of text in the form of a block. They show every key at once; the page follows a moment later. */
export const TextArea = steady(function TextArea({ value, onChange, onBlur, ...field }: TextAreaProps) {
  const [text, type, tell] = useHeldBack(value, onChange);
  return (
    <Textarea
      {...field}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        tell();
        onBlur?.(event);
      }}
    />
  );
});
