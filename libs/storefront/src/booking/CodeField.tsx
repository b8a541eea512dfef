import type { FormValues } from '../form/form-values.js';
import { TextField } from '../form/TextField.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';

/** The code that proves the e-mail address. */
export function CodeField({ form, words }: { form: FormValues; words: Words }) {
  const { i18n } = words;
  return (
    <>
      <div className="note" role="status">
        <p>
          {sentence(words, /*i18n*/ 'We have sent a code to {email}. The time is kept for you for 15 minutes.', {
            email: <b dir="auto">{form.value('email')}</b>,
          })}
        </p>
      </div>
      <TextField
        form={form}
        name="emailCode"
        label={i18n.t('Code of the mail')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        hint={i18n.t('Six digits. Look into the spam folder too.')}
      />
    </>
  );
}
