import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import {
  productImportLines,
  productImports,
  type ProductImport,
  type StoredImportLine,
} from './product-import.schema.js';

@Injectable()
export class ProductImportsRepository extends OwnedRepository<ProductImport> {
  constructor(@InjectStored('commerce', productImports) model: StoredModel<typeof productImports>) {
    super(model);
  }

  /** Of all sellers: open ones that nothing was written of for so long. */
  async stalled(before: Date, { limit, except }: DuePage): Promise<ProductImport[]> {
    const filter = { isOpen: true, updatedAt: trusted({ $lt: before }), deletedAt: null, ...notAmong(except) };
    return this.model
      .find(filter, null, {
        limit,
        acrossOwners: 'imports of all sellers can lose their job',
      })
      .lean<ProductImport[]>()
      .exec();
  }

  /** The ended ones of a seller, for good. */
  async forgetEnded(ownerId: string): Promise<void> {
    await this.model.deleteMany({ userId: ownerId, isOpen: false }).exec();
  }
}

@Injectable()
export class ProductImportLinesRepository extends OwnedRepository<StoredImportLine> {
  constructor(@InjectStored('commerce', productImportLines) model: StoredModel<typeof productImportLines>) {
    super(model);
  }

  /** Lines of every import of a seller but the named one, for good. */
  async forgetOthers(ownerId: string, importId: string): Promise<void> {
    await this.model.deleteMany({ userId: ownerId, importId: trusted({ $ne: importId }) }).exec();
  }
}
