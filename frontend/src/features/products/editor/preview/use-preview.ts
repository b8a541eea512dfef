import type { ProductView } from '@linkyard/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useOwnHost } from '../../../../shared/screen-preview/use-own-host.js';
import { useProductQuery, useProductsQuery } from '../../api.js';
import { titleOf } from '../../product-labels.js';
import type { ProductValues } from '../product-values.js';
import { known } from '../sections/ContentsSection.js';
import { previewDetails } from './preview-details.js';

/** The edited product as its page would have it, with the products that it refers to. */
export function usePreviewDetails(values: ProductValues, product: ProductView) {
  const seller = useOwnHost();
  const { orderBumpProductId } = values.checkout;
  const bump = useProductQuery(orderBumpProductId === null ? skipToken : { _id: orderBumpProductId });
  const products = useProductsQuery(product.type === 'bundle' ? known : skipToken);
  const contents = values.contents.flatMap((id) => {
    const found = products.data?.data.find(({ _id }) => _id === id);
    return found ? [titleOf(found)] : [];
  });
  return previewDetails({
    values,
    product,
    seller,
    bump: bump.currentData?.product ?? null,
    contents,
    origin: location.origin,
  });
}
