import { valueAt, withValueAt, type PathOf, type PathTo, type ValueAt } from './draft-path.js';
import type { RecordForm } from './use-record-form.js';

type Form<Draft extends object> = Pick<RecordForm<Draft>, 'draft' | 'change' | 'errorOf'>;
/** What was typed into an input. */
interface Typed {
  currentTarget: { value: string };
}
interface Ticked {
  currentTarget: { checked: boolean };
}

const setAt =
  <Draft extends object>({ change }: Form<Draft>, path: string) =>
  (value: unknown) =>
    change((draft) => withValueAt(draft, path, value));

/** The props of a TextInput or Textarea. */
export function textField<Draft extends object>(form: Form<Draft>, path: PathTo<string, Draft>) {
  const set = setAt(form, path);
  return {
    value: String(valueAt(form.draft, path)),
    error: form.errorOf(path),
    onChange: ({ currentTarget }: Typed) => set(currentTarget.value),
  };
}

/** The props of a NumberInput. What is no number, such as an emptied field, is NaN, which the server refuses. */
export function numberField<Draft extends object>(form: Form<Draft>, path: PathTo<number, Draft>) {
  const set = setAt(form, path);
  const value = Number(valueAt(form.draft, path));
  return {
    value: Number.isNaN(value) ? '' : value,
    error: form.errorOf(path),
    onChange: (typed: number | string) => set(typed === '' ? Number.NaN : Number(typed)),
  };
}

/** The props of a Switch or Checkbox. */
export function tickField<Draft extends object>(form: Form<Draft>, path: PathTo<boolean, Draft>) {
  const set = setAt(form, path);
  return {
    checked: valueAt(form.draft, path) === true,
    error: form.errorOf(path),
    onChange: ({ currentTarget }: Ticked) => set(currentTarget.checked),
  };
}

/** The props of a field that hands on its value itself, such as MoneyField or TagInput. */
export function valueField<Draft extends object, Path extends PathOf<Draft>>(form: Form<Draft>, path: Path) {
  const set = setAt(form, path);
  return {
    value: valueAt(form.draft, path) as ValueAt<Draft, Path>,
    error: form.errorOf(path),
    onChange: (value: ValueAt<Draft, Path>) => set(value),
  };
}
