import type { Texts } from '@linkyard/languages';
import type { InputHTMLAttributes } from 'react';
import { numberBounds } from './check-answer.js';
import { isChoice, longestAnswer, optionValue } from './field-types.js';
import { isPlainPattern } from './pattern.js';
import type { FormField } from './schema.js';

export interface QuestionProps {
  field: FormField;
  /** Unique on the page: several forms may ask for the same field. */
  domId: string;
  /** "Only if …", shown without JavaScript; null when the field is unconditional. */
  condition: string | null;
  i18n: Texts;
}

const inputTypes: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  url: 'url',
  date: 'date',
};
const autoCompletes: Partial<Record<FormField['type'], string>> = { email: 'email', phone: 'tel', url: 'url' };

/** What a field with a condition must not claim before its condition is known: that it is required. */
const isRequired = (field: FormField) => field.required && !field.showIf;

function lengths(field: FormField) {
  const longest = longestAnswer[field.type];
  return {
    minLength: field.minLength || undefined,
    maxLength: field.maxLength ? Math.min(field.maxLength, longest) : longest,
  };
}

function inputLimits(field: FormField): InputHTMLAttributes<HTMLInputElement> {
  if (field.type === 'number') {
    const { min, max } = numberBounds(field);
    return { min: min ?? undefined, max: max ?? undefined, step: field.step ?? 'any', inputMode: 'decimal' };
  }
  if (field.type === 'date') {
    return {
      min: typeof field.min === 'string' ? field.min : undefined,
      max: typeof field.max === 'string' ? field.max : undefined,
    };
  }
  const pattern = field.pattern && isPlainPattern(field.pattern) ? field.pattern : undefined;
  return { ...lengths(field), pattern, placeholder: field.placeHolder || undefined };
}

interface ControlProps {
  field: FormField;
  domId: string;
  describedBy: string;
  i18n: Texts;
}

function Control({ field, domId, describedBy, i18n }: ControlProps) {
  // A new start value is a new control: what was typed into it is not React's to keep.
  const key = field.defaultValue;
  const common = {
    id: domId,
    name: field.id,
    required: isRequired(field),
    'aria-describedby': describedBy,
  };
  if (field.type === 'textarea') {
    return (
      <textarea
        key={key}
        {...common}
        className="in"
        rows={4}
        placeholder={field.placeHolder || undefined}
        defaultValue={field.defaultValue}
        {...lengths(field)}
      />
    );
  }
  if (field.type === 'select') {
    return (
      <select key={key} {...common} className="in" defaultValue={field.defaultValue}>
        <option value="">{field.placeHolder || i18n.t('Choose …')}</option>
        {field.options.map((option) => (
          <option key={optionValue(option)} value={optionValue(option)}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      key={key}
      {...common}
      className="in"
      type={inputTypes[field.type] ?? 'text'}
      dir={['email', 'phone', 'url'].includes(field.type) ? 'ltr' : undefined}
      autoComplete={autoCompletes[field.type] ?? (field.id === 'name' ? 'name' : undefined)}
      defaultValue={field.defaultValue}
      {...inputLimits(field)}
    />
  );
}

function RangeControl({ field, domId, describedBy }: ControlProps) {
  const { min, max } = numberBounds(field);
  return (
    <div className="qr">
      <span>{min}</span>
      <input
        key={field.defaultValue}
        id={domId}
        name={field.id}
        type="range"
        min={min ?? undefined}
        max={max ?? undefined}
        step={field.step ?? 1}
        defaultValue={field.defaultValue || undefined}
        aria-describedby={describedBy}
      />
      <span>{max}</span>
      <output htmlFor={domId} hidden />
    </div>
  );
}

function Options({ field, domId }: { field: FormField; domId: string }) {
  const isRadio = field.type === 'radio';
  return field.options.map((option, index) => (
    <label className="qc" key={optionValue(option)}>
      <input
        id={index === 0 ? domId : undefined}
        type={isRadio ? 'radio' : 'checkbox'}
        name={field.id}
        value={optionValue(option)}
        required={isRadio && isRequired(field)}
        defaultChecked={field.defaultValue !== '' && field.defaultValue === optionValue(option)}
      />
      <span>{option.label}</span>
    </label>
  ));
}

function Optional({ field, i18n }: { field: FormField; i18n: Texts }) {
  return field.required ? null : <span className="qo"> {i18n.t('(optional)')}</span>;
}

/** One question: its title, its control, help, and a place for what is wrong with the answer. */
export function Question({ field, domId, condition, i18n }: QuestionProps) {
  if (field.type === 'hidden') return <input type="hidden" name={field.id} value={field.defaultValue} />;
  const describedBy = `${domId}-e${field.helpText ? ` ${domId}-h` : ''}`;
  const frame = {
    className: 'q',
    'data-f': field.id,
    'data-k': field.type,
    'data-r': field.required ? '' : undefined,
    'data-if': field.showIf ? JSON.stringify(field.showIf) : undefined,
  };
  const notes = (
    <>
      {field.helpText && (
        <p className="qh" id={`${domId}-h`}>
          {field.helpText}
        </p>
      )}
      <p className="qe" id={`${domId}-e`} />
    </>
  );
  const only = condition && <p className="qi">{condition}</p>;
  const title = field.title || field.placeHolder || i18n.t('Your answer');

  if (field.type === 'checkbox') {
    return (
      <div {...frame}>
        {only}
        <label className="qc">
          <input
            id={domId}
            type="checkbox"
            name={field.id}
            value="true"
            required={isRequired(field)}
            defaultChecked={field.defaultValue === 'true'}
            aria-describedby={describedBy}
          />
          <span>
            {title}
            <Optional field={field} i18n={i18n} />
          </span>
        </label>
        {notes}
      </div>
    );
  }
  if (isChoice(field.type) && field.type !== 'select') {
    return (
      <fieldset {...frame} aria-describedby={describedBy}>
        <legend className="ql">
          {title}
          <Optional field={field} i18n={i18n} />
        </legend>
        {only}
        <Options field={field} domId={domId} />
        {notes}
      </fieldset>
    );
  }
  const View = field.type === 'range' ? RangeControl : Control;
  return (
    <div {...frame}>
      <label className="ql" htmlFor={domId}>
        {title}
        {field.type !== 'range' && <Optional field={field} i18n={i18n} />}
      </label>
      {only}
      <View field={field} domId={domId} describedBy={describedBy} i18n={i18n} />
      {notes}
    </div>
  );
}
