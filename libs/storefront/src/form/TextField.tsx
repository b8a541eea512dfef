import type { InputHTMLAttributes } from 'react';
import { described, FieldFrame, valueOf, type Labelled } from './FieldFrame.js';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'required' | 'maxLength' | 'min' | 'max'
>;
export interface TextFieldProps extends Labelled, Attributes {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'url';
  /** Shown where the form has no value of its own yet. */
  initial?: string;
}

const attributesOf = ({
  form: _form,
  label: _label,
  hint: _hint,
  isLive: _isLive,
  isWrongElsewhere: _isElsewhere,
  initial: _initial,
  ...rest
}: TextFieldProps) => rest;

/** An editor's preview replaces a control whose value changes: React leaves what an uncontrolled one shows. */
export function TextField({ type = 'text', ...field }: TextFieldProps) {
  const value = valueOf(field.form, field.name, field.initial);
  return (
    <FieldFrame {...field}>
      <input key={value} {...attributesOf(field)} {...described(field)} type={type} defaultValue={value} />
    </FieldFrame>
  );
}

export const TextArea = (field: Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max'>) => (
  <FieldFrame {...field}>
    <textarea
      rows={3}
      {...attributesOf(field)}
      {...described(field)}
      defaultValue={valueOf(field.form, field.name, field.initial)}
    />
  </FieldFrame>
);
