import { CheckField } from '../form/ChoiceFields.js';
import { amountText } from '../words/amounts.js';
import { sentence } from '../words/sentence.js';
import type { CheckoutFieldsProps } from './checkout-props.js';

/** The additional offer of the product, taken by a tick. */
export function BumpField({ details: { bump }, form, words }: CheckoutFieldsProps) {
  if (!bump) return null;
  const { thumb, title, shortDescription, priceModel, price } = bump;
  const priceText = priceModel === 'free' || !price ? words.i18n.t('free') : amountText(price, words);
  const label = (
    <>
      {thumb && (
        <>
          <img src={thumb} alt="" width="56" height="56" loading="lazy" />{' '}
        </>
      )}
      {sentence(words, /*i18n*/ 'Add {title} for {price}', {
        title: (
          <b>
            <bdi>{title}</bdi>
          </b>
        ),
        price: <b className="num">{priceText}</b>,
      })}
      {shortDescription && (
        <span className="hint" dir="auto">
          {shortDescription}
        </span>
      )}
    </>
  );
  return (
    <div className="card co-bump">
      <CheckField form={form} name="bump" label={label} />
    </div>
  );
}
