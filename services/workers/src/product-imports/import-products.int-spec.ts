import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginProductImport,
  finishProductImport,
  importProducts,
  saveProductImportBatch,
  type AnyCommand,
  type RequestOf,
} from '@linkyard/contracts';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { importProductsProcessor } from './import-products.processor.js';

type Batch = RequestOf<typeof saveProductImportBatch>;
const place = { importId: '1'.repeat(24), ownerId: '2'.repeat(24), run: 1 };
const key = 'incoming/day/00000000-0000-4000-8000-000000000000';
const rows = Array.from({ length: 25 }, (_, index) => `p${index},Product ${index},${index}.00`);
const file = ['Handle,Title,Variant Price', ...rows, ''].join('\n');

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-imports-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, S3_ENDPOINT: '', MEDIA_SIGNING_KEY: 'm'.repeat(40) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Commerce as the worker sees it. @param save what a batch answers, or throws */
async function around(
  content: string | null,
  { done = 0, isPreview = false, save = (_: Batch): boolean => true } = {},
) {
  if (content === null) await store.delete(key);
  else await store.put(key, Buffer.from(content), { contentType: 'application/octet-stream' });
  const batches: Batch[] = [];
  const ended: unknown[] = [];
  const answers = new Map<AnyCommand, (payload: never) => unknown>([
    [beginProductImport, () => ({ plan: { key, currency: 'EUR', done } })],
    [saveProductImportBatch, (batch: Batch) => ({ isOpen: save(batch) && batches.push(batch) > 0 })],
    [finishProductImport, ({ failure }: { failure: unknown }) => (ended.push(failure), { isFileDone: !isPreview })],
  ]);
  const request = async (command: AnyCommand, payload: never) => answers.get(command)?.(payload);
  const processor = importProductsProcessor({
    bus: { request: request as never },
    store,
    logger: createLogger('spec', 'silent'),
  });
  const run = (attempt = 1) => processor.process(place, { jobId: 'job', attempt });
  return { run, batches, ended };
}

describe('an import of products', () => {
  it('hands every product over in batches, in the order of the file, and removes the file', async () => {
    const { run, batches, ended } = await around(file);
    await run();
    expect(batches.map(({ from, total, products }) => [from, total, products.length])).toEqual([
      [0, 25, 10],
      [10, 25, 10],
      [20, 25, 5],
    ]);
    expect(batches[0]?.products[1]).toMatchObject({ row: 3, key: 'p1', title: 'Product 1', input: { price: '1.00' } });
    expect(ended).toEqual([null]);
    expect(await store.stat(key)).toBeNull();
  });

  it('continues behind the last batch of a run that was killed', async () => {
    const { run, batches } = await around(file, { done: 20 });
    await run();
    expect(batches.map(({ from }) => from)).toEqual([20]);
  });

  it('keeps the file of a preview for the import', async () => {
    const { run } = await around(file, { isPreview: true });
    await run();
    expect(await store.stat(key)).not.toBeNull();
  });

  it('stops when it has ended elsewhere, and says nothing more', async () => {
    const { run, ended } = await around(file, { save: () => false });
    await run();
    expect(ended).toEqual([]);
  });

  it.each([
    ['is no table', 'just words', 'no_table'],
    ['is gone', null, 'file_gone'],
  ])('ends at once when its file %s', async (_, content, failure) => {
    const { run, ended } = await around(content);
    await run();
    expect(ended).toEqual([failure]);
  });

  it('is tried again when commerce is away, and ends at the last attempt', async () => {
    const save = () => {
      throw new Error('the service is away');
    };
    const { run, ended } = await around(file, { save });
    await expect(run(1)).rejects.toThrow('the service is away');
    expect(ended).toEqual([]);
    await run(importProducts.attempts);
    expect(ended).toEqual(['broken_off']);
  });

  it('sends products with long texts in shorter batches', async () => {
    const long = Array.from({ length: 12 }, (_, index) => `p${index},Product,${'x'.repeat(19_000)},1`);
    const variants = Array.from({ length: 12 }, (_, index) => `q,Many,,${index},Size,V${index}`);
    const { run, batches } = await around(
      ['Handle,Title,Body (HTML),Variant Price,Option1 Name,Option1 Value', ...long, ...variants, ''].join('\n'),
    );
    await run();
    for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(2_000_000);
    expect(batches.flatMap(({ products }) => products)).toHaveLength(13);
  });
});
