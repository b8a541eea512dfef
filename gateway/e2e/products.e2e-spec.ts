import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addLicenceKeys,
  addUpdateProduct,
  archiveProduct,
  countLicenceKeys,
  deleteProducts,
  duplicateProduct,
  getProduct,
  getPublicProduct,
  listAllProducts,
  listProductIds,
  listProducts,
  orderProducts,
  restoreProducts,
  toggleProduct,
  toggleProductAsAdmin,
  type AnyCommand,
  type ProductView,
} from '@linkyard/contracts';
import { call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';

describe('products', () => {
  let ana: Person;
  let admin: Person;
  let mug: ProductView;
  beforeAll(async () => {
    [ana, admin] = await Promise.all([newCreator('Ana'), theAdmin()]);
    const sent = { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published' as const };
    mug = await must(addUpdateProduct, sent, ana.token);
  });

  it('are made, changed, listed, copied, ordered, archived and deleted by their seller', async () => {
    expect(mug).toMatchObject({ price: { amount: 1230, currency: 'EUR' }, state: 'published' });
    const { _id } = mug;
    mug = await must(addUpdateProduct, { _id, rev: mug.rev, title: 'Large mug' }, ana.token);
    const copy = await must(duplicateProduct, { _id }, ana.token);
    expect((await must(orderProducts, { ids: [copy._id] }, ana.token)).ids).toEqual([copy._id, _id]);
    const listed = await must(listProducts, {}, ana.token);
    expect(listed.data.map(({ title }) => title)).toEqual(['Large mug (copy)', 'Large mug']);
    expect((await must(listProductIds, {}, ana.token)).products).toMatchObject([{ publicId: mug.publicId }]);
    expect(await must(archiveProduct, { _id: copy._id, isArchived: true }, ana.token)).toMatchObject({
      state: 'archived',
    });
    for (const command of [deleteProducts, restoreProducts, deleteProducts])
      expect(await must(command, { ids: [copy._id] }, ana.token)).toEqual({ ids: [copy._id] });
    mug = (await must(getProduct, { _id }, ana.token)).product;
  });

  it('have licence keys, which their seller adds and counts', async () => {
    const productId = mug._id;
    const added = await must(addLicenceKeys, { productId, keys: ['K-1', 'K-1', 'K-2'] }, ana.token);
    expect(added).toEqual({ added: 2, duplicates: 1, available: 2, claimed: 0 });
    expect(await must(countLicenceKeys, { productId }, ana.token)).toEqual({ available: 2, claimed: 0 });
  });

  it('are open without a login while they are on', async () => {
    const { _id, publicId } = mug;
    expect((await must(getPublicProduct, { publicId })).product).toMatchObject({ title: 'Large mug', isOnSale: true });
    expect(await must(toggleProduct, { _id, status: 0 }, ana.token)).toEqual({ _id, status: 0 });
    expect((await call(getPublicProduct, { publicId })).http).toBe(404);
    await must(toggleProduct, { _id, status: 1 }, ana.token);
  });

  it('are seen and switched by the administrator for every seller', async () => {
    const { _id } = mug;
    const listed = await must(listAllProducts, { filters: { userId: await owner() } }, admin.token);
    expect(listed.data.map((product) => product._id)).toContain(_id);
    expect(await must(toggleProductAsAdmin, { _id }, admin.token)).toEqual({ _id, status: 0 });
    const undone = await call(toggleProduct, { _id, status: 1 }, ana.token);
    expect(undone).toMatchObject({ http: 403, body: { code: 'commerce.product_blocked' } });
    await must(toggleProductAsAdmin, { _id }, admin.token);
  });
  const owner = async () =>
    (await must(listAllProducts, { searchTerm: 'Large mug' }, admin.token)).data.find(({ _id }) => _id === mug._id)
      ?.userId;

  it.each([
    [addUpdateProduct, { price: '12,30' }, 'price'],
    [addUpdateProduct, { colour: 'red' }, 'colour'],
    [addUpdateProduct, { title: { $ne: '' } }, 'title'],
    [getProduct, { _id: 'x' }, '_id'],
    [getPublicProduct, { publicId: 'short' }, 'publicId'],
    [listProducts, { sort: 'userId' }, 'sort'],
    [orderProducts, { ids: [] }, 'ids'],
    [restoreProducts, { ids: [] }, 'ids'],
    [addLicenceKeys, { productId: '0'.repeat(24), keys: [] }, 'keys'],
    [countLicenceKeys, { productId: 'x' }, 'productId'],
    [archiveProduct, { _id: '0'.repeat(24) }, 'isArchived'],
  ] as [AnyCommand, object, string][])('refuse invalid input by its field: $subject', async (command, body, path) => {
    const reply = await call(command, body, ana.token);
    expect(reply.http).toBe(422);
    expect(JSON.stringify(reply)).toContain(path);
  });

  it('refuse a stale revision', async () => {
    const { http } = await call(addUpdateProduct, { _id: mug._id, rev: 1, title: 'Late' }, ana.token);
    expect(http).toBe(409);
  });
});
