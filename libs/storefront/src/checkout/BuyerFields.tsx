import { SelectField } from '../form/ChoiceFields.js';
import { TextArea, TextField } from '../form/TextField.js';
import type { Asked, CheckoutFieldsProps } from './checkout-props.js';
import { LiveAsk } from './LiveAsk.js';

interface BuyerFieldsProps extends CheckoutFieldsProps {
  asked: Asked;
}

/** Who buys, and where it goes. */
export function BuyerFields({ details: { product, asksVatId }, form, asked, words }: BuyerFieldsProps) {
  const { i18n } = words;
  return (
    <>
      <TextField
        form={form}
        name="email"
        label={i18n.t('E-mail')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={i18n.t('Your receipt goes there.')}
      />
      <TextField form={form} name="name" label={i18n.t('Name')} autoComplete="name" maxLength={120} />
      <PlaceFields form={form} asked={asked} words={words} />
      {product.checkout.askPhone && (
        <TextField
          form={form}
          name="phone"
          label={i18n.t('Phone')}
          type="tel"
          autoComplete="tel"
          required
          maxLength={40}
        />
      )}
      {asksVatId && (
        <TextField
          form={form}
          name="vat"
          label={i18n.t('VAT ID (optional)')}
          maxLength={20}
          autoComplete="off"
          isLive
        />
      )}
    </>
  );
}

function PlaceFields({
  form,
  asked: { asksAddress, asksCountry, countries },
  words: { i18n },
}: Pick<BuyerFieldsProps, 'form' | 'asked' | 'words'>) {
  return (
    <>
      <LiveAsk name="country">
        {asksCountry && (
          <SelectField
            form={form}
            name="country"
            label={i18n.t('Country')}
            autoComplete="country"
            required
            isLive
            options={[
              { value: '', text: i18n.t('Choose your country') },
              ...countries.map(({ code, name }) => ({ value: code, text: name })),
            ]}
          />
        )}
      </LiveAsk>
      <LiveAsk name="address">
        {asksAddress && (
          <TextArea
            form={form}
            name="address"
            label={i18n.t('Address')}
            autoComplete="street-address"
            required
            maxLength={500}
          />
        )}
      </LiveAsk>
    </>
  );
}
