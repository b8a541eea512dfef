import type { Money, ProductPageDetails } from '@linkyard/contracts';
import { SelectField } from '../form/ChoiceFields.js';
import { HiddenField } from '../form/FormParts.js';
import { TextField } from '../form/TextField.js';
import { amountText, typedAmount } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import type { CheckoutFieldsProps } from './checkout-props.js';

type Product = ProductPageDetails['product'];
type Variant = Product['variants'][number];

/** Which variant, for which price, and how many. */
export const ItemFields = (props: CheckoutFieldsProps) => (
  <>
    <VariantField {...props} />
    <PriceField {...props} />
    <QuantityField {...props} />
  </>
);

function VariantField({ details: { product }, form, words }: CheckoutFieldsProps) {
  const { variants } = product;
  if (variants.length === 0) return null;
  const priceOf = variantPrices(product);
  return (
    <SelectField
      form={form}
      name="variant"
      label={words.i18n.t('Choose')}
      initial={variants.find(({ isInStock }) => isInStock)?.id ?? ''}
      options={variants.map((variant) => ({
        value: variant.id,
        text: variantText(variant, priceOf(variant), words),
        isOff: !variant.isInStock,
      }))}
    />
  );
}

/** What is said of each variant: nothing where the price is not that of variants, or all cost what the product costs. */
function variantPrices({ variants, priceModel, price }: Product): (variant: Variant) => Money | null {
  if (priceModel !== 'fixed' || variants.every((variant) => variant.price === null)) return () => null;
  return (variant) => variant.price ?? price;
}

function variantText({ title, isInStock }: Variant, price: Money | null, words: Words): string {
  const priced = price ? `${title}, ${amountText(price, words)}` : title;
  return isInStock ? priced : words.i18n.t('{title} (sold out)', { title: priced });
}

function PriceField({ details: { product }, form, words }: CheckoutFieldsProps) {
  const { priceModel, minPrice, suggestedPrice, currency } = product;
  if (priceModel !== 'payWhatYouWant') return null;
  const { i18n } = words;
  const initial = suggestedPrice ?? minPrice;
  return (
    <TextField
      form={form}
      name="price"
      isLive
      label={i18n.t('Your price in {currency}', { currency })}
      initial={initial ? typedAmount(initial, words) : ''}
      inputMode="decimal"
      hint={
        minPrice && minPrice.amount > 0
          ? i18n.t('At least {amount}.', { amount: amountText(minPrice, words) })
          : i18n.t('You decide.')
      }
    />
  );
}

function QuantityField({ details: { product }, form, words }: CheckoutFieldsProps) {
  const { limits, checkout } = product;
  if (!checkout.quantityAllowed || limits.maxQty === 1) return <HiddenField name="qty" value={String(limits.minQty)} />;
  return (
    <div className="co-short">
      <TextField
        form={form}
        name="qty"
        isLive
        label={words.i18n.t('Quantity')}
        type="number"
        initial={String(limits.minQty)}
        inputMode="numeric"
        min={limits.minQty}
        max={limits.maxQty > 0 ? limits.maxQty : 1000}
      />
    </div>
  );
}
