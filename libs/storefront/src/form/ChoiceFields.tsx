import { described, FieldFrame, Hint, valueOf, Wrong, type Labelled } from './FieldFrame.js';

export interface Choice {
  value: string;
  text: string;
  isOff?: boolean;
}
interface ChoiceFieldProps extends Labelled {
  options: readonly Choice[];
  required?: boolean | undefined;
  /** Chosen where the form has no value of its own yet. */
  initial?: string | undefined;
}

export function SelectField({
  options,
  initial,
  required,
  autoComplete,
  ...field
}: ChoiceFieldProps & { autoComplete?: string }) {
  const chosen = valueOf(field.form, field.name, initial);
  return (
    <FieldFrame {...field}>
      <select key={chosen} {...described(field)} required={required} autoComplete={autoComplete} defaultValue={chosen}>
        {options.map(({ value, text, isOff }) => (
          <option key={value} value={value} disabled={isOff}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A box to tick; its value is `yes`. */
export const CheckField = ({ required, ...field }: Labelled & { required?: boolean | undefined }) => (
  <div className="field">
    <label className="check">
      <input
        type="checkbox"
        value="yes"
        {...described(field)}
        defaultChecked={field.form.value(field.name) === 'yes'}
        required={required}
      />
      <span dir="auto">{field.label}</span>
    </label>
    <Wrong form={field.form} name={field.name} />
    <Hint name={field.name} hint={field.hint} />
  </div>
);

/** Any of several. What is chosen is kept one a line. */
export function CheckGroup({ form, name, label, options }: Omit<ChoiceFieldProps, 'required' | 'initial'>) {
  const chosen = form.value(name).split('\n');
  return (
    <fieldset className="field">
      <legend dir="auto">{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className="check">
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span dir="auto">{text}</span>
        </label>
      ))}
      <Wrong form={form} name={name} />
    </fieldset>
  );
}

/** One of several, all visible. Without `initial` the first is chosen where the form has none. */
export function RadioField({ form, name, label, options, required, initial }: ChoiceFieldProps) {
  const chosen = valueOf(form, name, initial ?? options.find(({ isOff }) => !isOff)?.value);
  return (
    <fieldset className="field">
      <legend dir="auto">{label}</legend>
      {options.map(({ value, text, isOff }) => (
        <label key={value} className="check">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            disabled={isOff}
            required={required}
          />
          <span dir="auto">{text}</span>
        </label>
      ))}
      <Wrong form={form} name={name} />
    </fieldset>
  );
}
