import type { ReactNode } from 'react';
import type { FormValues } from './form-values.js';

export interface Labelled {
  form: FormValues;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A script shows what is wrong while the form is filled in. */
  isLive?: boolean;
  /** The caller shows what is wrong, by `Wrong` or `LiveWrong`, at another place. */
  isWrongElsewhere?: boolean;
}

export const idOf = (name: string) => `f-${name.replace(/[^\w-]/g, '-')}`;
export const valueOf = (form: FormValues, name: string, initial = '') => (form.has(name) ? form.value(name) : initial);

/** The attributes that tie a control to its name, its error and its hint. */
export function described({ form, name, hint }: Pick<Labelled, 'form' | 'name' | 'hint'>) {
  const isWrong = form.error(name) !== undefined;
  const texts = [isWrong && `${idOf(name)}-wrong`, hint && `${idOf(name)}-hint`].filter(Boolean).join(' ');
  return {
    id: idOf(name),
    name,
    'aria-invalid': isWrong ? (true as const) : undefined,
    'aria-describedby': texts || undefined,
  };
}

/** What is wrong with a field; nothing when it is right. */
export function Wrong({ form, name }: Pick<Labelled, 'form' | 'name'>) {
  const message = form.error(name);
  if (message === undefined) return null;
  return (
    <span className="wrong" id={`${idOf(name)}-wrong`}>
      {message}
    </span>
  );
}

/** The same where a script replaces it while the form is filled in. */
export const LiveWrong = ({ form, name }: Pick<Labelled, 'form' | 'name'>) => (
  <div id={`${name}-wrong`} data-live={idOf(name)}>
    <Wrong form={form} name={name} />
  </div>
);

export const Hint = ({ name, hint }: Pick<Labelled, 'name' | 'hint'>) =>
  hint ? (
    <span className="hint" id={`${idOf(name)}-hint`}>
      {hint}
    </span>
  ) : null;

/** Label, control, what is wrong, and the hint. */
export function FieldFrame({ children, ...field }: Labelled & { children: ReactNode }) {
  const { form, name, label, hint, isLive = false, isWrongElsewhere = false } = field;
  return (
    <div className="field">
      <label htmlFor={idOf(name)} dir="auto">
        {label}
      </label>
      {children}
      {!isWrongElsewhere && (isLive ? <LiveWrong form={form} name={name} /> : <Wrong form={form} name={name} />)}
      <Hint name={name} hint={hint} />
    </div>
  );
}
