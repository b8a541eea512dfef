import { Injectable } from '@nestjs/common';
import type { ProductInput, ProductRemark, RequestOf, saveProductImportBatch } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { checkProduct, emptyProduct, fieldsFrom } from '../product-fields.js';
import type { Product } from '../product.schema.js';
import { ProductRoom } from '../product-room.js';
import { ProductsRepository } from '../products.repository.js';
import { ProductsService } from '../products.service.js';
import { keepVariantIds } from './keep-variant-ids.js';
import type { ProductImport, StoredImportLine } from './product-import.schema.js';
import { ProductImportLinesRepository } from './product-imports.repository.js';

type Draft = RequestOf<typeof saveProductImportBatch>['products'][number];
type NewLine = Parameters<ProductImportLinesRepository['insert']>[1];
/** Of one product that its seller, or a sale, changes at the same time. */
const maxTries = 3;

/** Saves one product of a file together with its line of the report. */
@Injectable()
export class SaveImportedProduct {
  constructor(
    private readonly stored: ProductsRepository,
    private readonly products: ProductsService,
    private readonly lines: ProductImportLinesRepository,
    private readonly database: ServiceDatabase,
    private readonly room: ProductRoom,
  ) {}

  /** Once: a position that has a line was saved by an earlier try. What is refused is a remark of this product, not the end of the import. */
  async save(about: ProductImport, draft: Draft, position: number): Promise<StoredImportLine> {
    const place = { importId: about._id, run: about.run, position };
    const known = await this.lines.findOne({ ownerId: about.userId, ...place });
    if (known) return known;
    const limit = await this.room.limitOf(about.userId);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction(async () => this.write(about, draft, { position, limit }));
      } catch (error) {
        if (!(error instanceof DomainError) || error.http >= 500) throw error;
        if (error.code === 'core.stale_rev' && tries < maxTries) continue;
        return this.lines.insert(
          about.userId,
          lineOf(about, draft, { position, action: 'skip', remarks: [remarkOf(error)] }),
        );
      }
    }
  }

  private async write(
    about: ProductImport,
    draft: Draft,
    { position, limit }: { position: number; limit: number | null },
  ): Promise<StoredImportLine> {
    const { userId: ownerId } = about;
    if (draft.input === null) return this.lines.insert(ownerId, lineOf(about, draft, { position, action: 'skip' }));
    const before = await this.stored.findOne({ ownerId, importKey: draft.key });
    const input = before ? inputFor(before, draft.input) : draft.input;
    if (about.isPreview) check(input, before);
    else await this.keep(about, input, before, { importKey: draft.key, limit });
    return this.lines.insert(ownerId, lineOf(about, draft, { position, action: before ? 'update' : 'create' }));
  }

  private async keep(
    { userId, tenantId }: ProductImport,
    input: ProductInput,
    before: Product | null,
    given: { importKey: string; limit: number | null },
  ) {
    const target = before ? { _id: before._id, rev: before.rev } : {};
    await this.products.saveInTransaction({ userId, tenantId }, { ...input, ...target }, given);
  }
}

/** Variants keep their ids, and a price that the file does not have stays. */
function inputFor(before: Product, { price, ...input }: ProductInput): ProductInput {
  const variants = keepVariantIds(input.variants ?? [], before.variants);
  return { ...input, variants, ...(price === '' ? {} : { price }) };
}

/** As saving would, without it. @throws DomainError core.invalid_input */
function check(input: ProductInput, before: Product | null): void {
  const base = before ?? emptyProduct();
  checkProduct({ ...base, ...fieldsFrom(input, base) });
}

function lineOf(
  { _id: importId, run, tenantId }: ProductImport,
  { row, key, title, input, remarks }: Draft,
  about: { position: number; action: StoredImportLine['action']; remarks?: ProductRemark[] },
): NewLine {
  const all = [...remarks, ...(about.remarks ?? [])];
  const variants = input?.variants?.length ?? 0;
  return { tenantId, importId, run, row, key, title, variants, ...about, remarks: all, hasRemarks: all.length > 0 };
}

function remarkOf(error: DomainError): ProductRemark {
  if (error.code === 'core.stale_rev') return { code: 'changed_during_import' };
  const [first] = error.details?.errors ?? [];
  const { code, params } = first ?? error.reason;
  return { code: 'refused', field: first?.path.slice(0, 60), reason: { code, params } };
}
