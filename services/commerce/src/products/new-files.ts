import type { Product } from './product.schema.js';

/** What buyers get once they have paid. */
export const filesForBuyers = ({ digital }: Pick<Product, 'digital'>) =>
  digital.files
    .filter(({ kind }) => kind === 'main')
    .map(({ mediaId, name, size, version }) => ({ mediaId, name, size, version }));

/** Whether earlier buyers get a mail that there is something new. */
export function hasNewFiles(before: Pick<Product, 'digital'>, after: Pick<Product, 'digital'>): boolean {
  const contentOf = (product: Pick<Product, 'digital'>) =>
    JSON.stringify([
      filesForBuyers(product).map(({ mediaId, version }) => [mediaId, version]),
      product.digital.externalUrl,
    ]);
  const isEmpty = filesForBuyers(after).length === 0 && after.digital.externalUrl === '';
  return after.digital.notifyBuyersOnUpdate && !isEmpty && contentOf(before) !== contentOf(after);
}
