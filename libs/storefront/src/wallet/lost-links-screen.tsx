import type { Screen } from '../document/screen.js';
import type { FormValues } from '../form/form-values.js';
import { TextField } from '../form/TextField.js';
import type { Words } from '../words/words.js';

/** Where a lost link is asked for. */
export function lostLinksScreen({ form }: { form: FormValues }, { i18n }: Words): Screen {
  const title = i18n.t('Send me my links');
  return {
    title,
    layout: 'middle',
    body: (
      <>
        <h1>{title}</h1>
        <p>
          {i18n.t(
            'We send the links to your orders, downloads, bookings and donations to the e-mail address you used.',
          )}
        </p>
        <form method="post" action="/wallet/lost">
          <TextField form={form} name="email" label={i18n.t('E-mail')} type="email" autoComplete="email" required />
          <button className="btn go">{i18n.t('Send the links')}</button>
        </form>
      </>
    ),
  };
}
