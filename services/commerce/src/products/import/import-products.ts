import { Inject, Injectable } from '@nestjs/common';
import type { importProducts, ProductInput, ReplyOf, RequestOf, UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import type { Product } from '../product.schema.js';
import { checkProduct, emptyProduct, fieldsFrom } from '../product-fields.js';
import { ProductsRepository } from '../products.repository.js';
import { ProductsService } from '../products.service.js';
import { readProductCsv } from './read-product-csv.js';

type Reply = ReplyOf<typeof importProducts>;

@Injectable()
export class ImportProducts {
  constructor(
    @Inject(ProductsRepository) private readonly stored: ProductsRepository,
    @Inject(ProductsService) private readonly products: ProductsService,
  ) {}

  /** @throws DomainError core.invalid_input for a file that cannot be read */
  async import(ctx: UserCtx, { csv, currency, isPreview }: RequestOf<typeof importProducts>): Promise<Reply> {
    const shown: Reply['products'] = [];
    let imported = 0;
    for (const { input, problems, ...product } of readProductCsv(csv, currency)) {
      const before = await this.stored.findOne({ ownerId: ctx.userId, importKey: product.key });
      const action = before ? 'update' : 'create';
      const problem = input && (await this.problemOf(ctx, product.key, { input, before, isPreview }));
      if (input === null || problem !== null) {
        shown.push({ ...product, problems: problem === null ? problems : [...problems, problem], action: 'skip' });
        continue;
      }
      shown.push({ ...product, problems, action });
      if (!isPreview) imported += 1;
    }
    return { products: shown, imported };
  }

  /** Saves a product, or only checks it. What is refused is a problem of this product, not of the whole file. */
  private async problemOf(
    ctx: UserCtx,
    importKey: string,
    { input, before, isPreview }: Wanted,
  ): Promise<string | null> {
    try {
      if (isPreview) checkProduct({ ...(before ?? emptyProduct()), ...fieldsFrom(input, before ?? emptyProduct()) });
      else {
        const target = before ? { _id: before._id, rev: before.rev } : {};
        await this.products.save(ctx, { ...input, ...target }, { importKey });
      }
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return error.details?.errors?.map(({ path, message }) => `${path}: ${message}`).join(' ') ?? error.message;
    }
  }
}

interface Wanted {
  input: ProductInput;
  before: Product | null;
  isPreview: boolean;
}
