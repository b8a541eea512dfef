import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { SectionProps } from '../edit-sections.js';
import { ProductPicker } from '../fields/ProductPicker.js';
import { QuestionFields } from '../fields/QuestionFields.js';
import css from '../editor.module.css';

export function CheckoutSection({ form, product }: SectionProps) {
  const isChecked = { type: 'checkbox' } as const;
  return (
    <>
      <TextInput label="Button text" maxLength={40} {...form.getInputProps('checkout.btnText')} />
      <Switch label="Ask for a phone number" {...form.getInputProps('checkout.askPhone', isChecked)} />
      <Switch label="Ask for an address" {...form.getInputProps('checkout.askAddress', isChecked)} />
      <Switch label="Buyers may choose a quantity" {...form.getInputProps('checkout.quantityAllowed', isChecked)} />
      <Switch label="Accept coupons" {...form.getInputProps('checkout.couponsAllowed', isChecked)} />
      <QuestionFields form={form} />
      <ProductPicker
        label="Order bump"
        description="A product that buyers can add with one tick."
        exclude={product._id}
        value={form.values.checkout.orderBumpProductId}
        onChange={(id) => form.setFieldValue('checkout.orderBumpProductId', id)}
        error={form.errors['checkout.orderBumpProductId']}
      />
      <Textarea
        label="Terms"
        description="Buyers have to agree before they pay."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.getInputProps('checkout.termsText')}
      />
      <section className={css['group']} aria-label="Refunds">
        <h3 className={css['groupTitle']}>Refunds</h3>
        <NumberInput
          label="Days to ask for a refund"
          description="0 when you give none."
          min={0}
          {...form.getInputProps('refundPolicy.days')}
        />
        <Textarea
          label="Refund terms"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          {...form.getInputProps('refundPolicy.text')}
        />
      </section>
    </>
  );
}
