import { Injectable } from '@nestjs/common';
import {
  importProducts,
  type beginProductImport,
  type finishProductImport,
  type ProductImportView,
  type ReplyOf,
  type reportProductImport,
  type RequestOf,
  type saveProductImportBatch,
  type startProductImport,
  type UserCtx,
} from '@linkyard/contracts';
import { isDuplicateKey, trusted } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { DomainError, requireFound } from '@linkyard/service-kit';
import type { ProductImport, StoredImportLine } from './product-import.schema.js';
import { ProductImportLinesRepository, ProductImportsRepository } from './product-imports.repository.js';
import { SaveImportedProduct } from './save-imported-product.js';

/** What the gateway calls the uploads of an import. Nothing else is ever read, whatever a request says. */
const uploadKey = /^incoming\/day\/[0-9a-f-]{36}$/;
/** Its upload is swept a little later. */
const confirmableMs = 24 * 3_600_000;

/** Imports of products: a worker reads the file and hands its products over in batches, here they are saved and reported. */
@Injectable()
export class ProductImports {
  constructor(
    private readonly imports: ProductImportsRepository,
    private readonly lines: ProductImportLinesRepository,
    private readonly saving: SaveImportedProduct,
    private readonly jobs: JobQueue,
  ) {}

  /** @throws DomainError commerce.import_running while another one is, core.invalid_input */
  async start(
    ctx: UserCtx,
    { file, currency, isPreview }: RequestOf<typeof startProductImport>,
  ): Promise<ProductImport> {
    if (!uploadKey.test(file.tempKey)) throw new DomainError('core.not_found');
    await this.imports.forgetEnded(ctx.userId);
    const started = await this.insert(ctx, {
      fileName: file.originalName,
      fileKey: file.tempKey,
      currency,
      isPreview,
      run: 1,
      state: 'queued',
      isOpen: true,
      failure: null,
      total: null,
      ...noCounts,
    });
    await this.lines.forgetOthers(ctx.userId, started._id);
    await this.enqueue(started);
    return started;
  }

  private async insert(
    ctx: UserCtx,
    fields: Parameters<ProductImportsRepository['insert']>[1],
  ): Promise<ProductImport> {
    try {
      return await this.imports.insert(ctx.userId, { ...fields, tenantId: ctx.tenantId });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('commerce.import_running');
      throw error;
    }
  }

  /** Reads the file of a preview again, to save its products. @throws DomainError core.not_found, commerce.import_not_ready, commerce.import_running */
  async confirm({ userId: ownerId }: UserCtx, _id: string): Promise<ProductImport> {
    const previewed = requireFound(await this.imports.findOne({ ownerId, _id }));
    if (previewed.isOpen) throw new DomainError('commerce.import_running');
    const isKept = Date.now() - previewed.createdAt.getTime() < confirmableMs;
    if (!previewed.isPreview || previewed.state !== 'done' || !isKept)
      throw new DomainError('commerce.import_not_ready');
    const change = {
      $set: { isPreview: false, run: 2, state: 'queued' as const, isOpen: true, total: null, ...noCounts },
    };
    const confirmed = await this.imports.update({ ownerId, _id, isPreview: true }, change);
    if (!confirmed) throw new DomainError('commerce.import_running');
    await this.enqueue(confirmed);
    return confirmed;
  }

  /** The job's key makes it one job, however often it is asked for. */
  async enqueue({ _id, userId, run }: ProductImport): Promise<void> {
    await this.jobs.enqueue(importProducts, { importId: _id, ownerId: userId, run });
  }

  async latest(ownerId: string): Promise<ProductImport | null> {
    return this.imports.findOne({ ownerId }, { sort: { createdAt: -1 } });
  }

  /** @throws DomainError core.not_found */
  async report(
    ownerId: string,
    request: RequestOf<typeof reportProductImport>,
  ): Promise<ReplyOf<typeof reportProductImport>> {
    const { importId, onlyRemarks, after, limit } = request;
    const { run } = requireFound(await this.imports.findOne({ ownerId, _id: importId }));
    const found = await this.lines.findMany(
      { ownerId, importId, run, ...(onlyRemarks ? { hasRemarks: true } : {}), position: trusted({ $gt: after ?? -1 }) },
      { sort: { position: 1 }, limit },
    );
    return { lines: found, next: found.length < limit ? null : (found.at(-1)?.position ?? null) };
  }

  async begin({
    importId: _id,
    ownerId,
    run,
  }: RequestOf<typeof beginProductImport>): Promise<ReplyOf<typeof beginProductImport>> {
    const begun = await this.imports.update({ ownerId, _id, run, isOpen: true }, { $set: { state: 'running' } });
    return { plan: begun && { key: begun.fileKey, currency: begun.currency, done: begun.done } };
  }

  /** @returns whether the import goes on */
  async saveBatch({
    importId: _id,
    ownerId,
    run,
    total,
    from,
    products,
  }: RequestOf<typeof saveProductImportBatch>): Promise<boolean> {
    const open = await this.imports.findOne({ ownerId, _id, run, isOpen: true });
    if (!open) return false;
    // A repeated call: its products are counted already.
    if (from < open.done) return true;
    const lines: Pick<StoredImportLine, 'action' | 'hasRemarks'>[] = [];
    for (const [index, product] of products.entries()) lines.push(await this.saving.save(open, product, from + index));
    const of = (action: StoredImportLine['action']) => lines.filter((line) => line.action === action).length;
    const remarked = lines.filter((line) => line.hasRemarks && line.action !== 'skip').length;
    await this.imports.update(
      { ownerId, _id, run, isOpen: true, done: from },
      {
        $set: { total, done: from + products.length },
        $inc: { created: of('create'), updated: of('update'), leftOut: of('skip'), remarked },
      },
    );
    return true;
  }

  /** @returns whether the upload is not needed any more */
  async finish({ importId: _id, ownerId, run, failure }: RequestOf<typeof finishProductImport>): Promise<boolean> {
    const state = failure === null ? ('done' as const) : ('failed' as const);
    const ended = await this.imports.update(
      { ownerId, _id, run, isOpen: true },
      { $set: { state, failure, isOpen: false } },
    );
    const known = ended ?? (await this.imports.findOne({ ownerId, _id }));
    // A repeated call for an ended run must not take the file from a run after it.
    return !known || (!known.isOpen && (!known.isPreview || known.state === 'failed'));
  }
}

const noCounts = { done: 0, created: 0, updated: 0, leftOut: 0, remarked: 0 };

export function presentImport(stored: ProductImport): ProductImportView {
  const { _id, fileName, currency, state, isPreview, failure, total, done, created, updated, leftOut, remarked } =
    stored;
  const counts = { total, done, created, updated, leftOut, remarked };
  return {
    importId: _id,
    fileName,
    currency,
    state,
    isPreview,
    failure,
    ...counts,
    createdAt: stored.createdAt.toISOString(),
  };
}
