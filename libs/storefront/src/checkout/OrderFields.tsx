import { CheckField, RadioField } from '../form/ChoiceFields.js';
import { TextArea } from '../form/TextField.js';
import type { CheckoutFieldsProps, Quote } from './checkout-props.js';
import { LiveAsk } from './LiveAsk.js';

/** Open once something is written in it. */
export const NoteField = ({ form, words: { i18n } }: CheckoutFieldsProps) => (
  <details open={form.value('note') !== '' || form.error('note') !== undefined}>
    <summary>{i18n.t('Add a note for the seller')}</summary>
    <TextArea form={form} name="note" label={i18n.t('Note for the seller (optional)')} maxLength={1000} />
  </details>
);

interface ProviderFieldProps extends Pick<CheckoutFieldsProps, 'form' | 'words'> {
  methods: Quote['methods'];
}

/** Only where there is something to choose. */
export function ProviderField({ methods, form, words: { i18n } }: ProviderFieldProps) {
  const names = {
    stripe: i18n.t('Card and more, by Stripe'),
    paypal: 'PayPal',
    offline: i18n.t('Offline: the seller tells you how after you have ordered'),
  };
  const options = methods.map((method) => ({ value: method, text: names[method] }));
  return (
    <LiveAsk name="provider">
      {options.length > 1 && <RadioField form={form} name="provider" label={i18n.t('Pay with')} options={options} />}
    </LiveAsk>
  );
}

export function TermsField({ details: { product }, form, words: { i18n } }: CheckoutFieldsProps) {
  const { termsText } = product.checkout;
  if (termsText === '') return null;
  return (
    <>
      <details>
        <summary>{i18n.t('Terms of the seller')}</summary>
        <p className="co-terms quiet small" dir="auto">
          {termsText}
        </p>
      </details>
      <CheckField form={form} name="terms" label={i18n.t('I have read and accept the terms.')} required />
    </>
  );
}
