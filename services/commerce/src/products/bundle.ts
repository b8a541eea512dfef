import { fieldRefusal } from '@linkyard/service-kit';
import type { Product } from './product.schema.js';

/** What the line of a bundle holds, as it was when the checkout began. */
export interface LineContent {
  productId: string;
  title: string;
  thumb: string;
  isDigital: boolean;
}
interface StockedLine {
  productId: string;
  variantId: string | null;
  qty: number;
  contents?: readonly Pick<LineContent, 'productId'>[];
}

/** Products stored before bundles had contents lack the field. */
export const contentsOf = ({ type, contents }: Pick<Product, 'type'> & { contents?: string[] }): string[] =>
  type === 'bundle' ? (contents ?? []) : [];

/** Every product whose stock a line takes from: its own, and one of each that it holds. */
export const placesOf = (ownerId: string, { productId, variantId, contents = [] }: StockedLine) => [
  { ownerId, _id: productId, variantId },
  ...contents.map((content) => ({ ownerId, _id: content.productId, variantId: null })),
];

export const isDigital = ({ digital }: Pick<Product, 'digital'>): boolean =>
  digital.files.some(({ kind }) => kind === 'main') || digital.externalUrl !== '' || digital.licenceKeyMode !== 'none';

export const lineContent = (product: Product): LineContent => ({
  productId: product._id,
  title: product.title,
  thumb: product.thumb || product.images[0] || '',
  isDigital: isDigital(product),
});

/**
 * @param known the owner's products with these ids
 * @throws DomainError core.invalid_input for a product that a bundle cannot hold
 */
export function checkContents(bundleId: string | null, ids: readonly string[], known: readonly Product[]): void {
  if (new Set(ids).size !== ids.length) throw fieldRefusal('contents', 'commerce.bundle_repeats');
  for (const id of ids) {
    const product = known.find(({ _id }) => _id === id);
    if (!product || id === bundleId) throw fieldRefusal('contents', 'commerce.bundle_product_gone');
    const hasVariants = product.variants.some(({ status }) => status === 1);
    if (product.type === 'bundle') throw fieldRefusal('contents', 'commerce.bundle_in_bundle');
    if (hasVariants) throw fieldRefusal('contents', 'commerce.bundle_with_variants', { product: product.title });
  }
}
