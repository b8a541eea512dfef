import { buffer } from 'node:stream/consumers';
import {
  beginProductImport,
  finishProductImport,
  importProducts,
  maxProductFileBytes,
  productImportBatchSize,
  saveProductImportBatch,
  type ProductImportFailure,
} from '@linkyard/contracts';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import { ObjectNotFoundError, type ObjectStore } from '@linkyard/storage';
import { draftOf, type ProductDraft } from './product-draft.js';
import { ProductFileError, readProductFile } from './product-file.js';

interface Parts {
  bus: Pick<Bus, 'request'>;
  store: ObjectStore;
  logger: Logger;
}
interface Place {
  importId: string;
  ownerId: string;
  run: number;
}

/** A batch is one message; products with many variants and long texts make it shorter. */
const maxBatchCharacters = 1024 * 1024;

/**
 * Reads an uploaded product file and hands its products to commerce in batches. A run that was killed reads the file again and continues
 * behind the last batch that was saved; the last attempt that fails says so to the seller.
 */
export function importProductsProcessor(parts: Parts): Processor {
  return defineProcessor({
    job: importProducts,
    async process(place, { attempt }) {
      const { plan } = await parts.bus.request(beginProductImport, place, systemContext());
      if (!plan) return;
      try {
        const isOpen = await handOver(parts, place, plan);
        if (isOpen) await finish(parts, place, plan.key, null);
      } catch (error) {
        const isLast = attempt >= importProducts.attempts;
        const failure = failureOf(error);
        if (failure === null && !isLast) throw error;
        if (failure === null) parts.logger.error({ err: error, ...place }, 'an import of products was given up');
        await finish(parts, place, plan.key, failure ?? 'broken_off');
      }
    },
  });
}

/** What trying again does not change. */
function failureOf(error: unknown): ProductImportFailure | null {
  if (error instanceof ProductFileError) return error.failure;
  return error instanceof ObjectNotFoundError ? 'file_gone' : null;
}

/** @returns false when the import has ended elsewhere */
async function handOver(
  { bus, store }: Parts,
  place: Place,
  { key, currency, done }: { key: string; currency: string; done: number },
): Promise<boolean> {
  const { body, size } = await store.get(key);
  if (size > maxProductFileBytes) throw new ProductFileError('too_many_rows');
  const file = await readProductFile(await buffer(body));
  const unreadable = file.unreadable.map(unreadableRow);
  const total = file.products.length + unreadable.length;
  const draftAt = (position: number): ProductDraft | undefined => {
    const product = file.products[position];
    return product ? draftOf(product, file, currency) : unreadable[position - file.products.length];
  };
  let from = done;
  while (from < total) {
    const products = batchFrom(from, draftAt);
    const batch = { ...place, total, from, products };
    const { isOpen } = await bus.request(saveProductImportBatch, batch, systemContext());
    if (!isOpen) return false;
    from += products.length;
  }
  return true;
}

function batchFrom(from: number, draftAt: (position: number) => ProductDraft | undefined): ProductDraft[] {
  const batch: ProductDraft[] = [];
  let characters = 0;
  while (batch.length < productImportBatchSize && characters < maxBatchCharacters) {
    const draft = draftAt(from + batch.length);
    if (!draft) break;
    batch.push(draft);
    characters += JSON.stringify(draft).length;
  }
  return batch;
}

const unreadableRow = (row: number): ProductDraft => ({
  row,
  key: '',
  title: '',
  input: null,
  remarks: [{ code: 'row_unreadable' }],
});

async function finish({ bus, store }: Parts, place: Place, key: string, failure: ProductImportFailure | null) {
  const { isFileDone } = await bus.request(finishProductImport, { ...place, failure }, systemContext());
  if (isFileDone) await store.delete(key);
}
