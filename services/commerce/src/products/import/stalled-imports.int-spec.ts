import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { importProducts } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { ShopHarness } from '../../testing/shop-harness.js';
import { ProductImports } from './product-imports.service.js';
import { StalledImportsJob } from './stalled-imports.job.js';

const minuteMs = 60_000;
const signal = new AbortController().signal;

describe('an import whose job was lost', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop.rows('product_imports').deleteMany({});
  });

  /** @returns its id */
  const anImport = async (minutesAgo: number, isOpen = true) => {
    const at = new Date(Date.now() - minutesAgo * minuteMs);
    const base = { userId: newId(), tenantId: null, rev: 1, createdAt: at, updatedAt: at, deletedAt: null };
    const file = { fileName: 'shop.csv', fileKey: 'incoming/day/1', currency: 'EUR', isPreview: false, total: null };
    const counts = { done: 0, created: 0, updated: 0, leftOut: 0, remarked: 0 };
    const _id = newId();
    const state = { run: 1, state: isOpen ? 'running' : 'done', isOpen, failure: null };
    await shop.rows('product_imports').insertOne({ _id, ...base, ...file, ...counts, ...state });
    return _id;
  };
  const stateOf = async (_id: string) => (await shop.rows('product_imports').findOne({ _id }))?.['state'];
  const asked = () => shop.recordedJobs.of(importProducts).map(({ importId }) => importId);

  it('gets it again, ends after an hour of silence, and is left alone while it goes on', async () => {
    const [working, silent, dead, ended] = [
      await anImport(1),
      await anImport(5),
      await anImport(61),
      await anImport(90, false),
    ];
    await shop.get(StalledImportsJob).run(signal);
    const ids = asked();
    expect([working, silent, dead, ended].map((id) => ids.includes(id))).toEqual([false, true, false, false]);
    expect(await shop.rows('product_imports').findOne({ _id: dead })).toMatchObject({
      ...{ state: 'failed', failure: 'broken_off', isOpen: false },
    });
    expect(await Promise.all([working, silent, ended].map(stateOf))).toEqual(['running', 'running', 'done']);
  });

  it('keeps no other waiting when it cannot be given its job', async () => {
    const [bad, good] = [await anImport(5), await anImport(5)];
    const imports = shop.get(ProductImports);
    const enqueue = imports.enqueue.bind(imports);
    jest.spyOn(imports, 'enqueue').mockImplementation(async (stalled) => {
      if (stalled._id === bad) throw new Error('the queue refuses it');
      await enqueue(stalled);
    });
    await shop.get(StalledImportsJob).run(signal);
    expect(asked()).toContain(good);
    expect(asked()).not.toContain(bad);
  });
});
