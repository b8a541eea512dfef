import { Injectable } from '@nestjs/common';
import { getPrivateFile, type addUpdateProduct, type RequestOf, fieldError } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Bus, DomainError, systemContext } from '@linkyard/service-kit';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

type Sent = Pick<RequestOf<typeof addUpdateProduct>, '_id' | 'digital' | 'checkout'>;
interface Reference {
  /** Of the field. */
  path: string;
  id: string;
}

/** Records that a product names: files of the library and other products, all of its own seller. */
@Injectable()
export class ProductReferences {
  constructor(
    private readonly products: ProductsRepository,
    private readonly bus: Bus,
  ) {}

  /**
   * Outside of a transaction: the media service is asked. What is stored already may stay, also when it was deleted since.
   * @throws DomainError core.invalid_input by field
   */
  async require(ownerId: string, sent: Sent): Promise<void> {
    const named = [...filesIn(sent), ...productsIn(sent)];
    if (named.length === 0) return;
    const before = sent._id === undefined ? null : await this.products.findOne({ ownerId, _id: sent._id });
    const known = new Set(before ? [...filesIn(before), ...productsIn(before)].map(({ id }) => id) : []);
    const isNew = ({ id }: Reference) => !known.has(id);
    const [files, products] = await Promise.all([
      this.foreignFiles(ownerId, filesIn(sent).filter(isNew)),
      this.foreignProducts(ownerId, productsIn(sent).filter(isNew)),
    ]);
    const errors = [
      ...files.map(({ path }) => fieldError(path, 'commerce.not_own_file')),
      ...products.map(({ path }) => fieldError(path, 'commerce.not_own_product')),
    ];
    if (errors.length > 0) throw new DomainError('core.invalid_input', { errors });
  }

  private async foreignFiles(userId: string, files: readonly Reference[]): Promise<Reference[]> {
    const found = await Promise.all(
      files.map(({ id: mediaId }) => this.bus.request(getPrivateFile, { userId, mediaId }, systemContext())),
    );
    return files.filter((_, index) => !found[index]?.file);
  }

  private async foreignProducts(ownerId: string, products: readonly Reference[]): Promise<Reference[]> {
    if (products.length === 0) return [];
    const own = await this.products.findMany({ ownerId, _id: trusted({ $in: products.map(({ id }) => id) }) });
    return products.filter(({ id }) => !own.some(({ _id }) => _id === id));
  }
}

const filesIn = ({ digital }: Sent | Product): Reference[] =>
  (digital?.files ?? []).map(({ mediaId: id }, index) => ({ path: `digital.files.${index}.mediaId`, id }));

const productsIn = ({ checkout }: Sent | Product): Reference[] =>
  (['orderBumpProductId', 'upsellProductId'] as const).flatMap((field) => {
    const id = checkout?.[field];
    return id ? [{ path: `checkout.${field}`, id }] : [];
  });
