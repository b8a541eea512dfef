import { Controller } from '@nestjs/common';
import {
  beginProductImport,
  confirmProductImport,
  finishProductImport,
  getProductImport,
  reportProductImport,
  saveProductImportBatch,
  startProductImport,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentImport, ProductImports } from './product-imports.service.js';

@Controller()
export class ProductImportsController {
  constructor(private readonly imports: ProductImports) {}

  @Handles(startProductImport)
  async start(request: RequestOf<typeof startProductImport>, ctx: UserCtx) {
    return presentImport(await this.imports.start(ctx, request));
  }

  @Handles(confirmProductImport)
  async confirm({ importId }: RequestOf<typeof confirmProductImport>, ctx: UserCtx) {
    return presentImport(await this.imports.confirm(ctx, importId));
  }

  @Handles(getProductImport)
  async get(_request: RequestOf<typeof getProductImport>, { userId }: UserCtx) {
    const latest = await this.imports.latest(userId);
    return { import: latest && presentImport(latest) };
  }

  @Handles(reportProductImport)
  async report(request: RequestOf<typeof reportProductImport>, { userId }: UserCtx) {
    return this.imports.report(userId, request);
  }

  @Handles(beginProductImport)
  async begin(request: RequestOf<typeof beginProductImport>) {
    return this.imports.begin(request);
  }

  @Handles(saveProductImportBatch)
  async saveBatch(request: RequestOf<typeof saveProductImportBatch>) {
    return { isOpen: await this.imports.saveBatch(request) };
  }

  @Handles(finishProductImport)
  async finish(request: RequestOf<typeof finishProductImport>) {
    return { isFileDone: await this.imports.finish(request) };
  }
}
