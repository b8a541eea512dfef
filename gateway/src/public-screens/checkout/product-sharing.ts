import { sharePictureAddress, toMajorUnits, type Money, type ProductPageDetails } from '@linkyard/contracts';
import type { Sharing } from '@linkyard/storefront';

/** Search engines and messengers show about as much. */
const maxDescription = 200;

/** The product in search results and where its address is shared; the seller's own words before those of the product. */
export function sharingOf(details: ProductPageDetails): Sharing {
  const { product, address } = details;
  const { seo, title, thumb, images } = product;
  return {
    title: seo.title || title,
    description: descriptionOf(product),
    image: seo.image || thumb || images[0] || '',
    ...(address ? { canonical: address, data: productData(details, address) } : {}),
  };
}

function descriptionOf({ seo, shortDescription, description }: ProductPageDetails['product']): string {
  const written = seo.description || shortDescription || description.replace(/\s+/g, ' ').trim();
  const signs = [...written];
  return signs.length > maxDescription ? `${signs.slice(0, maxDescription - 1).join('')}…` : written;
}

/** schema.org's words for what can be bought. */
const availabilities: Record<ProductPageDetails['saleState'], string> = {
  onSale: 'InStock',
  soldOut: 'SoldOut',
  ended: 'Discontinued',
  comingSoon: 'OutOfStock',
};

/**
 * The product for search engines, as JSON-LD. There is no rating in it, because products have none.
 * @param address of its page, complete
 * @source https://developers.google.com/search/docs/appearance/structured-data/product
 */
export function productData(details: ProductPageDetails, address: string): object {
  const { product } = details;
  const pictures = [...new Set([product.thumb, ...product.images])].filter((picture) => picture !== '');
  const description = descriptionOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    url: address,
    ...(description ? { description } : {}),
    ...(pictures.length > 0
      ? { image: pictures.map((picture) => new URL(sharePictureAddress(picture), address).href) }
      : {}),
    offers: offersOf(details, address),
  };
}

/** One for each variant, or for the product without any. */
function offersOf({ product, saleState }: ProductPageDetails, address: string): object[] {
  const { priceModel, price, minPrice, currency, variants, saleStart, saleEnd } = product;
  const own = { fixed: price, payWhatYouWant: minPrice, free: null }[priceModel] ?? { amount: 0, currency };
  const offer = (one: Money, availability: string, name?: string) => ({
    '@type': 'Offer',
    ...(name === undefined ? {} : { name }),
    url: address,
    price: toMajorUnits(one.amount, one.currency),
    priceCurrency: one.currency,
    availability: `https://schema.org/${availability}`,
    ...(saleStart ? { availabilityStarts: saleStart } : {}),
    ...(saleEnd ? { availabilityEnds: saleEnd, priceValidUntil: saleEnd.slice(0, 10) } : {}),
  });
  if (variants.length === 0) return [offer(own, availabilities[saleState])];
  return variants.map((variant) => {
    const isMissing = saleState === 'onSale' && !variant.isInStock;
    const cost = priceModel === 'fixed' ? (variant.price ?? own) : own;
    return offer(cost, isMissing ? 'OutOfStock' : availabilities[saleState], variant.title);
  });
}
