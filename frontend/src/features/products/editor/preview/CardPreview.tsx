import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import { ProductThumb } from '../../list/ProductThumb.js';
import { titleOf } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';
import { previewPrice, previewPriceBefore } from './preview-price.js';
import css from './preview.module.css';

interface CardPreviewProps {
  values: ProductValues;
  type: ProductView['type'];
}

const buttonOf = ({ checkout, priceModel }: ProductValues) =>
  checkout.btnText || (priceModel === 'free' ? t`Get` : t`Buy`);

/** The product in a block of a page. */
export function CardPreview({ values, type }: CardPreviewProps) {
  const { images, shortDescription } = values;
  const before = previewPriceBefore(values);
  return (
    <article className={css['card']}>
      {images[0] ? (
        <img src={images[0]} alt="" className={css['picture']} />
      ) : (
        <span className={css['noPicture']}>
          <ProductThumb product={{ thumb: '', images: [], type }} />
        </span>
      )}
      <h3 className={css['title']}>{titleOf(values)}</h3>
      {shortDescription && <p className={css['text']}>{shortDescription}</p>}
      <p className={css['price']}>
        <b>{previewPrice(values)}</b>
        {before !== null && <s>{before}</s>}
      </p>
      <span className={css['button']}>{buttonOf(values)}</span>
    </article>
  );
}
