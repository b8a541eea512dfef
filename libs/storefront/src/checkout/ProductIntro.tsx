import type { ProductPageDetails } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { AboutProduct } from './AboutProduct.js';
import { ProductGallery } from './ProductGallery.js';
import { ProductItem } from './ProductItem.js';
import { ShareProduct } from './ShareProduct.js';

interface ProductIntroProps {
  details: ProductPageDetails;
  words: Words;
}

const maxPictures = 9;

/** What the product is: pictures, title, price, its link to pass on, and what is written about it. */
export function ProductIntro({ details, words }: ProductIntroProps) {
  const { product, address } = details;
  const pictures = [...new Set([product.thumb, ...product.images])].filter((picture) => picture !== '');
  return (
    <>
      <ProductGallery pictures={pictures.slice(0, maxPictures)} title={product.title} words={words} />
      <div className="card">
        <ProductItem details={details} words={words} />
        {address && <ShareProduct address={address} title={product.title} words={words} />}
      </div>
      <AboutProduct details={details} words={words} />
    </>
  );
}
