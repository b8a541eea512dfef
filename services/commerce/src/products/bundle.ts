import { invalidField } from '@linkyard/service-kit';
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
  if (new Set(ids).size !== ids.length) throw invalidField('contents', 'A product is in the bundle twice.');
  for (const id of ids) {
    const product = known.find(({ _id }) => _id === id);
    if (!product || id === bundleId) throw invalidField('contents', 'One of these products is not there.');
    const hasVariants = product.variants.some(({ status }) => status === 1);
    if (product.type === 'bundle') throw invalidField('contents', 'A bundle cannot hold another bundle.');
    if (hasVariants) throw invalidField('contents', `${product.title} has variants, so it cannot be part of a bundle.`);
  }
}
