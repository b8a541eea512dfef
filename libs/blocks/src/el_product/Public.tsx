import type { ProductItem } from '@linkyard/contracts';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps } from '../kit/types.js';
import type { ProductContent } from './schema.js';

function Price({ product, locale }: { product: ProductItem; locale: string }) {
  const { price, compareAt, priceModel } = product;
  if (priceModel === 'free') return <>Free</>;
  const asked = price && priceText(price, locale);
  if (priceModel === 'payWhatYouWant') return <>{asked ? `From ${asked}` : 'Pay what you want'}</>;
  const isReduced = price && compareAt && compareAt.currency === price.currency && compareAt.amount > price.amount;
  return (
    <>
      <span>{asked}</span>
      {isReduced && (
        <s>
          <span className="vh">instead of </span>
          {priceText(compareAt, locale)}
        </s>
      )}
    </>
  );
}

export function Public({ data, context }: PublicProps<ProductContent>) {
  const products = chosenOf(context.sources?.products ?? [], data.productIds);
  if (products.length === 0) return null;
  return (
    <ItemCards
      context={context}
      title={data.title}
      layout={data.layout}
      items={products.map((product) => ({
        key: product._id,
        href: product.soldOut ? null : product.href,
        image: product.image,
        title: product.title,
        facts: <Price product={product} locale={context.locale} />,
        text: product.summary,
        button: data.btnText || 'Buy',
        note: 'Sold out',
      }))}
    />
  );
}
