import type { ProductItem } from '@linkyard/contracts';
import { dateText } from '@linkyard/languages/formats';
import { cameFrom } from '../kit/came-from.js';
import { isolated } from '../kit/isolated.js';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { ProductContent } from './schema.js';

interface ProductProps {
  product: ProductItem;
  context: RenderContext;
}

function Price({ product, context }: ProductProps) {
  const { locale, i18n } = context;
  const { price, compareAt, isFrom, priceModel } = product;
  if (priceModel === 'free') return <>{i18n.t('Free')}</>;
  const asked = price && priceText(price, locale);
  const from = asked && i18n.t('From {price}', { price: isolated(asked, context) });
  if (priceModel === 'payWhatYouWant') return <>{from ?? i18n.t('Pay what you want')}</>;
  const isReduced = price && compareAt && compareAt.currency === price.currency && compareAt.amount > price.amount;
  return (
    <>
      <span>{isFrom ? from : asked}</span>
      {isReduced && (
        <s>
          <span className="vh">{i18n.t('instead of')} </span>
          {priceText(compareAt, locale)}
        </s>
      )}
    </>
  );
}

/** Price, and what is left or when it begins; cards show it too. */
export function Facts({ product, context }: ProductProps) {
  const { i18n } = context;
  const { left, startsAt } = product;
  const from = startsAt && isolated(dateText(startsAt, 'UTC', context.locale, 'medium'), context);
  return (
    <>
      <Price product={product} context={context} />
      {from && <span>{i18n.t('Coming soon: {date}', { date: from })}</span>}
      {!from && left && <span>{i18n.t('{count} left', { count: left })}</span>}
    </>
  );
}

/** Nothing can be bought before the sale begins; the link then leads to when that is. */
export const buttonOf = ({ startsAt, button }: ProductItem, { i18n }: RenderContext, text: string): string =>
  startsAt ? i18n.t('Coming soon') : button || text;

export function Public({ data, section, context }: PublicProps<ProductContent>) {
  const products = chosenOf(context.sources?.products ?? [], data.productIds);
  if (products.length === 0) return null;
  return (
    <ItemCards
      context={context}
      title={data.title}
      layout={data.layout}
      items={products.map((product) => ({
        key: product._id,
        href: product.soldOut ? null : cameFrom(product.href, context, section._id),
        image: product.image,
        title: product.title,
        facts: <Facts product={product} context={context} />,
        text: product.summary,
        button: buttonOf(product, context, data.btnText || context.i18n.t('Buy')),
        note: context.i18n.t('Sold out'),
      }))}
    />
  );
}
