import { Injectable } from '@nestjs/common';
import type { SourceAsk, SourceItem } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { BundleParts, KnownParts } from './bundle-parts.js';
import { emptyProduct } from './product-fields.js';
import { presentToBuyers } from './product.presenter.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';
import { leftOf } from './stock.js';

const named = (ids: readonly string[]) => ({
  $or: [{ _id: trusted({ $in: [...ids] }) }, { publicId: trusted({ $in: [...ids] }) }],
});
const listed = { state: 'published' as const, status: 1 as const };

/** What product blocks of pages show. @source ADR 0009 */
@Injectable()
export class ProductSource {
  constructor(
    private readonly products: ProductsRepository,
    private readonly parts: BundleParts,
  ) {}

  /** The newest ones first, then those wanted by id or, of a card that leads to a checkout, by public id. */
  async find({ userId: ownerId, ids, newest }: SourceAsk, now = new Date()): Promise<SourceItem<'products'>[]> {
    const [latest, chosen] = await Promise.all([
      newest === 0
        ? []
        : this.products.findMany({ ownerId, ...listed }, { sort: { createdAt: -1, _id: -1 }, limit: newest }),
      ids.length === 0 ? [] : this.products.findMany({ ownerId, ...listed, ...named(ids) }),
    ]);
    const known = new Set(latest.map(({ _id }) => _id));
    const shown = [...latest, ...chosen.filter(({ _id }) => !known.has(_id))];
    const parts = await this.parts.of(ownerId, shown);
    return shown.map((product) => itemOf(product, now, parts));
  }
}

/** @param now decides whether the sale has begun or ended @param parts of bundles */
export function itemOf(product: Product, now: Date, parts = new KnownParts(new Map())): SourceItem<'products'> {
  const shown = presentToBuyers(product, now);
  const { publicId, title, shortDescription, thumb, images, priceModel, shownPrice } = shown;
  const { saleStart } = product;
  return {
    _id: product._id,
    title,
    summary: shortDescription,
    image: thumb || images[0] || '',
    priceModel,
    ...shownPrice,
    soldOut: isOver(product, parts.isInStock(product, now), now),
    left: fewest([product, ...parts.of(product)].map(leftOf)),
    startsAt: saleStart && saleStart > now ? saleStart.toISOString() : null,
    button: ownButton(product),
    href: `/checkout/${publicId}`,
  };
}

/** The text that every product begins with was not chosen: then the block's text counts. */
const ownButton = ({ checkout: { btnText } }: Product): string =>
  btnText === emptyProduct().checkout.btnText ? '' : btnText;

function isOver({ limits, claimedSales, saleEnd }: Product, isInStock: boolean, now: Date): boolean {
  const isSoldOut = limits.totalSales > 0 && (claimedSales ?? 0) >= limits.totalSales;
  return !isInStock || isSoldOut || (saleEnd !== null && saleEnd <= now);
}

/** Of a bundle as many are left as of its scarcest part. */
function fewest(lefts: readonly (number | null)[]): number | null {
  const few = lefts.filter((left) => left !== null);
  return few.length === 0 ? null : Math.min(...few);
}
