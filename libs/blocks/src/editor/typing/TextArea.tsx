import { Textarea, type TextareaProps } from '@mantine/core';
import { steady } from './steady.js';
import { useDebouncedField } from './use-debounced-field.js';

export interface TextAreaProps extends Omit<TextareaProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  /** Called after a pause in typing and when the field is left. */
  onChange: (text: string) => void;
}

/** Lines of text in the form of a block. They show every key at once; the page follows a moment later. */
export const TextArea = steady(function TextArea({ value, onChange, onBlur, ...field }: TextAreaProps) {
  const { shown, type, flush, onKeyDown } = useDebouncedField(value, onChange);
  return (
    <Textarea
      {...field}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        flush();
        onBlur?.(event);
      }}
    />
  );
});
