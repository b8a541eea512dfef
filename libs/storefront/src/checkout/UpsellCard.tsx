import type { CheckoutView } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';

type Upsell = NonNullable<NonNullable<CheckoutView['order']>['upsell']>;

/** Leads to the checkout of another product, where the buyer of this one is filled in. @param props.after public id of this one's checkout */
export function UpsellCard({ upsell, after, words }: { upsell: Upsell; after: string; words: Words }) {
  const { publicId, title, shortDescription, thumb } = upsell;
  return (
    <section className="card" aria-labelledby="upsell">
      <div className="co-item">
        {thumb && <img src={thumb} alt="" width="88" height="88" loading="lazy" />}
        <div>
          <h2 id="upsell" dir="auto">
            {title}
          </h2>
          {shortDescription && (
            <p className="quiet small" dir="auto">
              {shortDescription}
            </p>
          )}
        </div>
      </div>
      <p>
        <a className="btn" href={`/checkout/${publicId}?after=${after}`}>
          <span dir="auto">{offer(upsell, words)}</span>
        </a>
      </p>
    </section>
  );
}

function offer({ title, price, priceModel }: Upsell, words: Words): string {
  const { i18n } = words;
  if (priceModel === 'free') return i18n.t('Add {title} for free', { title });
  return price
    ? i18n.t('Add {title} for {price}', { title, price: amountText(price, words) })
    : i18n.t('Add {title}', { title });
}
