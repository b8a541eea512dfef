import type { ProductPageDetails } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';

interface ProductItemProps {
  details: ProductPageDetails;
  words: Words;
}

/** Title, price and short description of the opened product. */
export function ProductItem({ details: { product, contents }, words }: ProductItemProps) {
  const { title, shortDescription } = product;
  return (
    <div className="co-item">
      <div>
        <h1 dir="auto">{title}</h1>
        <ProductPrice product={product} words={words} />
        {shortDescription && (
          <p className="quiet small" dir="auto">
            {shortDescription}
          </p>
        )}
        {contents.length > 0 && <Includes contents={contents} words={words} />}
      </div>
    </div>
  );
}

/** Nothing where the buyer chooses the price. */
function ProductPrice({
  product: { priceModel, shownPrice },
  words,
}: Pick<ProductPageDetails, 'product'> & { words: Words }) {
  const { i18n } = words;
  const { price, compareAt, isFrom } = shownPrice;
  if (priceModel === 'free') return <p className="co-price">{i18n.t('Free')}</p>;
  if (priceModel !== 'fixed' || !price) return null;
  const amount = <span className="num">{amountText(price, words)}</span>;
  return (
    <p className="co-price">
      {isFrom ? sentence(words, /*i18n*/ 'From {price}', { price: amount }) : amount}
      {compareAt && compareAt.amount > price.amount && (
        <>
          {' '}
          <s className="num">
            <span className="vh">{i18n.t('instead of')} </span>
            {amountText(compareAt, words)}
          </s>
        </>
      )}
    </p>
  );
}

/** What a bundle holds. */
const Includes = ({ contents, words }: { contents: ProductPageDetails['contents']; words: Words }) => (
  <>
    <p className="small co-includes">{words.i18n.t('Includes')}</p>
    <ul className="small co-contents">
      {contents.map(({ title }, index) => (
        <li key={index}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  </>
);
