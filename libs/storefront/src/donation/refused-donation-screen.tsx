import type { Screen } from '../document/screen.js';
import { HiddenField } from '../form/FormParts.js';
import type { FormValues } from '../form/form-values.js';
import { TextArea, TextField } from '../form/TextField.js';
import { messageScreen } from '../message/message-screen.js';
import type { Words } from '../words/words.js';

export interface RefusedDonation {
  form: FormValues;
  /** Why the form itself is not accepted any more; empty where its fields say what is wrong. */
  lines: readonly string[];
  /** Path of the page with the donation block. */
  back: string;
}

/** What the block has chosen, which the donor does not change here. */
const keptNames = ['campaignId', 'pageId', 'sectionId', 'currency', 'interval', 'coverFees', 'isAnonymous'];

/** A refused donation with everything that was typed, or the reason alone. */
export function refusedDonationScreen({ form, lines, back }: RefusedDonation, words: Words): Screen {
  const { i18n } = words;
  const title = i18n.t('Please check your donation');
  const link = { href: back, text: i18n.t('Back to the page') };
  if (lines.length > 0) return messageScreen({ title, lines, link });
  return {
    title,
    body: (
      <>
        <h1>{title}</h1>
        <DonationForm form={form} back={back} words={words} />
      </>
    ),
  };
}

function DonationForm({ form, back, words: { i18n } }: Omit<RefusedDonation, 'lines'> & { words: Words }) {
  const kept = keptNames.filter((name) => form.has(name));
  return (
    <form method="post" action="/donate">
      <HiddenField name="page" value={back} />
      {kept.map((name) => (
        <HiddenField key={name} name={name} value={form.value(name)} />
      ))}
      <TextField
        form={form}
        name="custom"
        label={i18n.t('Amount ({currency})', { currency: form.value('currency') })}
        inputMode="decimal"
        required
      />
      <TextField form={form} name="name" label={i18n.t('Your name (optional)')} autoComplete="name" maxLength={120} />
      <TextField
        form={form}
        name="email"
        label={i18n.t('E-mail for your receipt')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      {form.has('message') && (
        <TextArea form={form} name="message" label={i18n.t('Message (optional)')} maxLength={255} />
      )}
      <p>
        <button className="btn go">{i18n.t('Donate')}</button>
      </p>
      <p>
        <a href={back}>{i18n.t('Back to the page')}</a>
      </p>
    </form>
  );
}
