import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  archiveProduct,
  deleteProducts,
  duplicateProduct,
  getPublicProduct,
  listProducts,
  restoreProducts,
  saveProductImportBatch,
  toggleProduct,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';

describe('how many products an account may have', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());

  type Owner = ReturnType<typeof creator>;
  const save = (owner: Owner, sent: RequestInput<typeof addUpdateProduct> = {}) =>
    shop.call(addUpdateProduct, { title: 'Mug', price: '12.30', currency: 'EUR', ...sent }, owner);
  const anImport = async ({ userId }: Owner) => {
    const now = new Date();
    const base = { userId, tenantId: null, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
    const file = { fileName: 'shop.csv', fileKey: 'incoming/day/1', currency: 'EUR', isPreview: false, total: null };
    const counts = { done: 0, created: 0, updated: 0, leftOut: 0, remarked: 0 };
    const _id = newId();
    await shop.rows('product_imports').insertOne({
      ...{ _id, ...base, ...file, ...counts, run: 1, state: 'running', isOpen: true, failure: null },
    });
    return _id;
  };
  const imported = (owner: Owner, importId: string) => {
    const input = { title: 'Bowl', price: '9.00', currency: 'EUR' as const };
    const products = [1, 2, 3].map((row) => ({ row, key: `bowl-${row}`, title: 'Bowl', input, remarks: [] }));
    const batch = { importId, ownerId: owner.userId, run: 1, total: 3, from: 0, products };
    return shop.call(saveProductImportBatch, batch, systemContext());
  };

  it('is kept by creates, copies, restored ones and an import that come at the same moment', async () => {
    const owner = creator();
    const original = await save(owner);
    const gone = await save(owner);
    await shop.call(deleteProducts, { _id: gone._id }, owner);
    const importId = await anImport(owner);
    shop.limit(owner.userId, { products: 3 });
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => save(owner)),
      ...Array.from({ length: 4 }, () => shop.call(duplicateProduct, { _id: original._id }, owner)),
      shop.call(restoreProducts, { ids: [gone._id] }, owner),
      imported(owner, importId),
    ]);
    expect((await shop.call(listProducts, {}, owner)).totalCount).toBe(3);
    for (const attempt of [save(owner), shop.call(duplicateProduct, { _id: original._id }, owner)])
      await expect(attempt).rejects.toMatchObject({
        code: 'core.limit_reached',
        reason: { code: 'limits.products', params: { limit: 3, used: 3, kind: 'products' } },
      });
  }, 30_000);

  it('leaves out of an import what has no room, with the reason, and saves the rest', async () => {
    const owner = creator();
    shop.limit(owner.userId, { products: 2 });
    const importId = await anImport(owner);
    await imported(owner, importId);
    const lines = await shop.rows('product_import_lines').find({ importId }).sort({ position: 1 }).toArray();
    expect(lines.map(({ action }) => action)).toEqual(['create', 'create', 'skip']);
    expect(lines.at(-1)).toMatchObject({ remarks: [{ code: 'refused', reason: { code: 'limits.products' } }] });
  });

  it('leaves what is above a lowered limit on sale, and lets it be switched off, archived and deleted alone', async () => {
    const owner = creator();
    const oldest = await save(owner);
    const newest = await save(owner, { state: 'published' });
    shop.limit(owner.userId, { products: 1 });
    const byAge = (await shop.call(listProducts, { sort: 'createdAt' }, owner)).data;
    expect(byAge.map(({ isReadOnly }) => isReadOnly)).toEqual([false, true]);
    const { product } = await shop.call(getPublicProduct, { publicId: newest.publicId }, owner);
    expect(product.title).toBe('Mug');

    const about = { _id: newest._id, rev: newest.rev };
    await expect(shop.call(addUpdateProduct, { ...about, title: 'Cup' }, owner)).rejects.toMatchObject({
      code: 'core.limit_reached',
      reason: { code: 'limits.product_read_only' },
    });
    await expect(shop.call(addUpdateProduct, { ...about, state: 'published' }, owner)).rejects.toHaveCode(
      'core.limit_reached',
    );
    await shop.call(addUpdateProduct, { _id: oldest._id, rev: oldest.rev, title: 'Cup' }, owner);
    await shop.call(addUpdateProduct, { ...about, state: 'draft' }, owner);
    await shop.call(toggleProduct, { _id: newest._id, status: 0 }, owner);
    await expect(shop.call(toggleProduct, { _id: newest._id, status: 1 }, owner)).rejects.toHaveCode(
      'core.limit_reached',
    );
    await shop.call(archiveProduct, { _id: newest._id, isArchived: true }, owner);
    await expect(shop.call(archiveProduct, { _id: newest._id, isArchived: false }, owner)).rejects.toHaveCode(
      'core.limit_reached',
    );
    await shop.call(deleteProducts, { _id: newest._id }, owner);
  });
});
