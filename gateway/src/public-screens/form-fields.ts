import { i18n } from '../locales/texts.js';
import type { FormState } from './form-state.js';
import { attributes, html, type Html, type HtmlValue } from './html.js';

interface Labelled {
  name: string;
  label: HtmlValue;
  hint?: string;
  /** A script shows what is wrong while the form is filled in. */
  isLive?: boolean;
  /** The caller shows what is wrong, by `wrong` or `liveWrong`, at another place. */
  isWrongElsewhere?: boolean;
}
interface TextField extends Labelled {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'url';
  /** Shown where the form has no value of its own yet. */
  initial?: string;
  autocomplete?: string;
  inputmode?: 'decimal' | 'numeric' | 'text';
  required?: boolean;
  maxlength?: number;
  min?: number;
  max?: number;
}

const idOf = (name: string) => `f-${name.replace(/[^\w-]/g, '-')}`;
const valueOf = (form: FormState, name: string, initial = '') => (form.has(name) ? form.value(name) : initial);

/** The attributes that tie a control to its name, its error and its hint. */
export const described = (form: FormState, { name, hint }: Pick<Labelled, 'name' | 'hint'>): Html => {
  const isWrong = form.error(name) !== undefined;
  const texts = [isWrong && `${idOf(name)}-wrong`, hint && `${idOf(name)}-hint`].filter(Boolean).join(' ');
  return attributes({
    id: idOf(name),
    name,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': texts || undefined,
  });
};

function framed(form: FormState, field: Labelled, control: Html): Html {
  const { name, label, hint, isLive = false, isWrongElsewhere = false } = field;
  return html`<div class="field">
    <label for="${idOf(name)}" dir="auto">${label}</label
    >${control}${!isWrongElsewhere && (isLive ? liveWrong(form, name) : wrong(form, name))}${
      hint && html`<span class="hint" id="${idOf(name)}-hint">${hint}</span>`
    }
  </div>`;
}

/** What is wrong with a field; nothing when it is right. */
export const wrong = (form: FormState, name: string): HtmlValue => {
  const message = form.error(name);
  return message !== undefined && html`<span class="wrong" id="${idOf(name)}-wrong">${message}</span>`;
};

/** The same where a script replaces it while the form is filled in. */
export const liveWrong = (form: FormState, name: string): Html =>
  html`<div id="${name}-wrong" data-live="${idOf(name)}">${wrong(form, name)}</div>`;

export function textField(form: FormState, { initial, type = 'text', ...field }: TextField): Html {
  const { name, label: _label, hint: _hint, isLive: _isLive, isWrongElsewhere: _isElsewhere, ...rest } = field;
  const value = valueOf(form, name, initial);
  return framed(form, field, html`<input ${described(form, field)}${attributes({ type, value, ...rest })} />`);
}

export function textArea(form: FormState, field: Omit<TextField, 'type' | 'inputmode' | 'min' | 'max'>): Html {
  const { name, label: _label, hint: _hint, isLive: _isLive, isWrongElsewhere: _isElsewhere, initial, ...rest } = field;
  const control = html`<textarea${described(form, field)}${attributes({ rows: 3, ...rest })}>${valueOf(form, name, initial)}</textarea>`;
  return framed(form, field, control);
}

interface Choice {
  value: string;
  text: string;
  isOff?: boolean;
}
export function selectField(
  form: FormState,
  { options, initial, required, autocomplete, ...field }: TextField & { options: readonly Choice[] },
): Html {
  const chosen = valueOf(form, field.name, initial);
  const items = options.map(
    ({ value, text, isOff }) =>
      html`<option${attributes({ value, selected: value === chosen, disabled: isOff })}>${text}</option>`,
  );
  return framed(
    form,
    field,
    html`<select${described(form, field)}${attributes({ required, autocomplete })}>${items}</select>`,
  );
}

/** A box to tick; its value is `yes`. */
export function checkField(form: FormState, { required, ...field }: Labelled & { required?: boolean }): Html {
  const checked = form.value(field.name) === 'yes';
  return html`<div class="field">
    <label class="check"
      ><input type="checkbox" value="yes" ${described(form, field)}${attributes({ checked, required })} /><span
        dir="auto"
        >${field.label}</span
      ></label
    >${wrong(form, field.name)}${
      field.hint && html`<span class="hint" id="${idOf(field.name)}-hint">${field.hint}</span>`
    }
  </div>`;
}

interface ChoiceField extends Labelled {
  options: readonly Choice[];
  required?: boolean;
}

/** Any of several. What is chosen is kept one a line. */
export function checkGroup(form: FormState, { options, ...field }: Omit<ChoiceField, 'required'>): Html {
  const chosen = form.value(field.name).split('\n');
  const items = options.map(
    ({ value, text }) =>
      html`<label class="check"
        ><input type="checkbox" ${attributes({ name: field.name, value, checked: chosen.includes(value) })} /><span
          dir="auto"
          >${text}</span
        ></label
      >`,
  );
  return html`<fieldset class="field">
    <legend dir="auto">${field.label}</legend>
    ${items}${wrong(form, field.name)}
  </fieldset>`;
}

/** One of several, all visible. Without `initial` the first is chosen where the form has none. */
export function radioField(
  form: FormState,
  {
    options,
    required,
    initial = options.find(({ isOff }) => !isOff)?.value,
    ...field
  }: ChoiceField & { initial?: string },
): Html {
  const chosen = valueOf(form, field.name, initial);
  const items = options.map(
    ({ value, text, isOff }) =>
      html`<label class="check"
        ><input
          type="radio"
          ${attributes({ name: field.name, value, checked: value === chosen, disabled: isOff, required })}
        /><span dir="auto">${text}</span></label
      >`,
  );
  return html`<fieldset class="field">
    <legend dir="auto">${field.label}</legend>
    ${items}${wrong(form, field.name)}
  </fieldset>`;
}

export const hiddenField = (name: string, value: string): Html =>
  html`<input type="hidden" ${attributes({ name, value })} />`;

/** Opens a screen that came back with errors: says so to screen readers. */
export const wrongNote = (form: FormState): HtmlValue =>
  form.isWrong &&
  html`<div class="note bad" role="alert">
    <p>${i18n.t('Please check the marked fields. Nothing has been lost.')}</p>
  </div>`;
