import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { contentsOf } from './bundle.js';
import { presentToBuyers } from './product.presenter.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

/** The products in bundles of one owner, read together. */
export class KnownParts {
  constructor(private readonly known: ReadonlyMap<string, Product>) {}

  /** Those of a bundle that are not deleted. */
  of(product: Product): Product[] {
    return contentsOf(product).flatMap((id) => this.known.get(id) ?? []);
  }

  /** A bundle is in stock while all its parts are. */
  isInStock(product: Product, now: Date): boolean {
    const parts = this.of(product);
    return (
      presentToBuyers(product, now).isInStock &&
      parts.length === contentsOf(product).length &&
      parts.every((part) => presentToBuyers(part, now).isInStock)
    );
  }
}

@Injectable()
export class BundleParts {
  constructor(private readonly products: ProductsRepository) {}

  async of(ownerId: string, products: readonly Product[]): Promise<KnownParts> {
    const ids = [...new Set(products.flatMap(contentsOf))];
    const found = ids.length === 0 ? [] : await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return new KnownParts(new Map(found.map((part) => [part._id, part])));
  }
}
