import { Inject, Injectable } from '@nestjs/common';
import type { importProducts, ProductInput, ReplyOf, RequestOf, UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { emptyProduct, fieldsFrom } from '../product-fields.js';
import { ProductsRepository } from '../products.repository.js';
import { ProductsService } from '../products.service.js';
import { readProductCsv, type CsvProduct } from './read-product-csv.js';

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
    for (const { input, ...product } of readProductCsv(csv, currency).map(checked)) {
      const before = await this.stored.findOne({ ownerId: ctx.userId, importKey: product.key });
      shown.push({ ...product, action: input === null ? 'skip' : before ? 'update' : 'create' });
      if (input === null || isPreview) continue;
      const target = before ? { _id: before._id, rev: before.rev } : {};
      await this.products.save(ctx, { ...input, ...target }, { importKey: product.key });
      imported += 1;
    }
    return { products: shown, imported };
  }
}

/** Amounts that the currency does not know are problems of the product, not of the whole file. */
function checked(product: CsvProduct): CsvProduct {
  const problem = product.input && problemOf(product.input);
  return problem ? { ...product, input: null, problems: [...product.problems, problem] } : product;
}

function problemOf(input: ProductInput): string | null {
  try {
    fieldsFrom(input, emptyProduct());
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.details?.errors?.map(({ path, message }) => `${path}: ${message}`).join(' ') ?? error.message;
  }
}
