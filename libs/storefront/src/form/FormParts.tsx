import type { Words } from '../words/words.js';
import type { FormValues } from './form-values.js';

export const HiddenField = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} defaultValue={value} />
);

/** Opens a screen that came back with errors: says so to screen readers. */
export const WrongNote = ({ form, words: { i18n } }: { form: FormValues; words: Words }) =>
  form.isWrong ? (
    <div className="note bad" role="alert">
      <p>{i18n.t('Please check the marked fields. Nothing has been lost.')}</p>
    </div>
  ) : null;
