import type { ProductPageDetails } from '@linkyard/contracts';

export type Offer = ProductPageDetails['others'][number];

/** The most items of a checkout, with room for the opened product and its additional offer. */
export const maxMore = 18;

/** Names a product or variant in the form. */
export const keyOf = ({ publicId, variantId }: Pick<Offer, 'publicId' | 'variantId'>): string =>
  [publicId, variantId ?? ''].join(':');

/** The field with the quantity of a product that is taken besides the opened one. */
export const fieldOfOffer = (offer: Parameters<typeof keyOf>[0]): string => `more.${keyOf(offer)}`;
