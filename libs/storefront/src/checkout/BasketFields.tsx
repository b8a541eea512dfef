import { SelectField } from '../form/ChoiceFields.js';
import { described, LiveWrong } from '../form/FieldFrame.js';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import type { CheckoutFieldsProps } from './checkout-props.js';
import { fieldOfOffer, keyOf, maxMore, type Offer } from './offers.js';

interface BasketFieldsProps extends CheckoutFieldsProps {
  taken: readonly Offer[];
}

/** What else is taken, and a list of what else there is. */
export function BasketFields({ details, form, taken, words }: BasketFieldsProps) {
  if (details.others.length === 0) return null;
  const { i18n } = words;
  const left = details.others.filter((offer) => !taken.includes(offer));
  return (
    <>
      {/* Enter in a field presses the first button of a form. */}
      <button className="vh" name="action" value="update" tabIndex={-1} aria-hidden="true" formNoValidate>
        {i18n.t('Update')}
      </button>
      {taken.map((offer) => (
        <BasketRow key={keyOf(offer)} offer={offer} form={form} words={words} />
      ))}
      {left.length > 0 && taken.length < maxMore && (
        <details className="co-more">
          <summary>{i18n.t('Add another product')}</summary>
          <div className="co-coupon">
            <SelectField
              form={form}
              name="add"
              label={i18n.t('Product')}
              options={left.map((offer) => ({
                value: keyOf(offer),
                text: `${offer.title}, ${priceText(offer, words)}`,
              }))}
            />
            <button className="btn" name="action" value="add" formNoValidate>
              {i18n.t('Add')}
            </button>
          </div>
        </details>
      )}
    </>
  );
}

const priceText = ({ price, priceModel }: Offer, words: Words): string =>
  priceModel === 'free' || !price ? words.i18n.t('free') : amountText(price, words);

function BasketRow({ offer, form, words }: Pick<BasketFieldsProps, 'form' | 'words'> & { offer: Offer }) {
  const { title, thumb, minQty, maxQty } = offer;
  const { i18n } = words;
  const name = fieldOfOffer(offer);
  return (
    <div className="card co-row">
      {thumb && <img src={thumb} alt="" width="48" height="48" loading="lazy" />}
      <p>
        <bdi>{title}</bdi>
        <br />
        <span className="quiet small num">{priceText(offer, words)}</span>
      </p>
      <input
        {...described({ form, name, hint: undefined })}
        type="number"
        inputMode="numeric"
        defaultValue={form.value(name)}
        min={minQty}
        max={maxQty > 0 ? maxQty : 1000}
        aria-label={i18n.t('Quantity of {title}', { title })}
        readOnly={minQty === maxQty}
      />
      <button
        className="btn"
        name="action"
        value={`remove:${keyOf(offer)}`}
        formNoValidate
        aria-label={i18n.t('Remove {title}', { title })}
      >
        {i18n.t('Remove')}
      </button>
      <LiveWrong form={form} name={name} />
    </div>
  );
}
