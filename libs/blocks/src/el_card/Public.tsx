import type { ProductItem } from '@linkyard/contracts';
import { Facts } from '../el_product/Public.js';
import { cameFrom } from '../kit/came-from.js';
import { Icon, isIconName } from '../kit/Icon.js';
import { linkProps, safeHref } from '../kit/links.js';
import { ofColumn, Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { productOf } from './product-of.js';
import type { CardContent } from './schema.js';

interface WordsProps {
  data: CardContent;
  /** What the card leads to, where that is a product on sale. */
  product: ProductItem | undefined;
  context: RenderContext;
  sectionId: string;
}

/** Null for a product that is sold out. */
function addressOf({ data, product, context, sectionId }: WordsProps): string | null {
  if (!product) return safeHref(data.url);
  return product.soldOut ? null : cameFrom(product.href, context, sectionId);
}

function Words(props: WordsProps) {
  const { data, product, context } = props;
  const { title, text, btnText, newpage } = data;
  const href = addressOf(props);
  const link = { ...linkProps(href, newpage), rel: 'noopener' };
  return (
    <div className="cr-x">
      <Head {...props} />
      {title && <h2 className="t">{href && !btnText ? <a {...link}>{title}</a> : title}</h2>}
      {text && <p className="cr-s">{text}</p>}
      {product?.soldOut && <p className="cr-n">{context.i18n.t('Sold out')}</p>}
      {btnText && href && (
        <a className="btn" {...link}>
          {product?.startsAt ? context.i18n.t('Coming soon') : btnText}
        </a>
      )}
    </div>
  );
}

/** The icon, and the price: that of the product where there is one. */
function Head({ data: { icon, priceTag }, product, context }: WordsProps) {
  if (!icon && !priceTag && !product) return null;
  return (
    <div className="cr-h">
      {icon && <span className="cr-i">{isIconName(icon) ? <Icon name={icon} size={26} /> : <Emoji of={icon} />}</span>}
      {product ? (
        <span className="cr-p cr-f">
          <Facts product={product} context={context} />
        </span>
      ) : (
        priceTag && <span className="cr-p">{priceTag}</span>
      )}
    </div>
  );
}

const Emoji = ({ of }: { of: string }) => <span aria-hidden="true">{of}</span>;

export function Public({ data, section, context }: PublicProps<CardContent>) {
  const { type, image, alt, title, text, icon, priceTag, btnText, url } = data;
  const id = productOf(url);
  const product = context.sources?.products?.find(({ href }) => id !== null && productOf(href) === id);
  const hasWords = [title, text, icon, priceTag, btnText && url].some((part) => part.trim() !== '');
  if (!hasWords && !image) return null;
  return (
    <article className={image ? `cr cr-${type}` : 'cr'}>
      {image && (
        <Picture context={context} src={image} alt={alt} width={1200} height={800} sizes={ofColumn()} libraryAlt />
      )}
      {hasWords && <Words data={data} product={product} context={context} sectionId={section._id} />}
    </article>
  );
}
