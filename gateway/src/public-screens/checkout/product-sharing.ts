import type { ProductPageDetails } from '@linkyard/contracts';
import type { Sharing } from '@linkyard/storefront';

/** The product in search results and where its address is shared; the seller's own words before those of the product. */
export const sharingOf = ({
  product: { seo, title, shortDescription, thumb, images },
}: ProductPageDetails): Sharing => ({
  title: seo.title || title,
  description: seo.description || shortDescription,
  image: seo.image || thumb || images[0] || '',
});
