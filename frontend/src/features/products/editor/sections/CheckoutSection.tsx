import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { numberField, textField, tickField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import { OrderBumpPicker } from '../fields/OrderBumpPicker.js';
import { PaymentFields } from '../fields/PaymentFields.js';
import { ProductPicker } from '../fields/ProductPicker.js';
import { QuestionFields } from '../fields/QuestionFields.js';
import css from '../editor.module.css';

export function CheckoutSection({ form, product }: SectionProps) {
  return (
    <>
      <TextInput label={t`Button text`} maxLength={40} {...textField(form, 'checkout.btnText')} />
      <Switch label={t`Ask for a phone number`} {...tickField(form, 'checkout.askPhone')} />
      <Switch label={t`Ask for an address`} {...tickField(form, 'checkout.askAddress')} />
      <Switch label={t`Buyers may choose a quantity`} {...tickField(form, 'checkout.quantityAllowed')} />
      <Switch label={t`Accept coupons`} {...tickField(form, 'checkout.couponsAllowed')} />
      {form.draft.priceModel !== 'free' && (
        <Switch
          label={t`Remind buyers who leave without paying`}
          description={t`One e-mail, about an hour and a half later, that leads back to their checkout. In some countries buyers have to agree to such mails first.`}
          {...tickField(form, 'checkout.remindBuyers')}
        />
      )}
      <QuestionFields form={form} />
      <OrderBumpPicker form={form} product={product} />
      <ProductPicker
        label={t`Offer after the purchase`}
        description={t`A product that buyers are offered once they have paid.`}
        exclude={product._id}
        value={form.draft.checkout.upsellProductId}
        onChange={(id) => form.set('checkout.upsellProductId', id)}
        error={form.errorOf('checkout.upsellProductId')}
      />
      <Textarea
        label={t`Terms`}
        description={t`Buyers have to agree before they pay.`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...textField(form, 'checkout.termsText')}
      />
      {form.draft.priceModel !== 'free' && <PaymentFields form={form} />}
      <section className={css['group']} aria-label={t`Refunds`}>
        <h3 className={css['groupTitle']}>
          <Trans>Refunds</Trans>
        </h3>
        <NumberInput
          label={t`Days to ask for a refund`}
          description={t`0 when you give none.`}
          min={0}
          {...numberField(form, 'refundPolicy.days')}
        />
        <Textarea
          label={t`Refund terms`}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...textField(form, 'refundPolicy.text')}
        />
      </section>
    </>
  );
}
