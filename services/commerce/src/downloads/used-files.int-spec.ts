import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  deleteProducts,
  restoreProducts,
  revokeAccess,
  usedProductFiles,
  type Ctx,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aFile, ShopHarness } from '../testing/shop-harness.js';

const monthAgo = () => new Date(Date.now() - 31 * 86_400_000);

describe('the files that are needed', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  beforeAll(async () => {
    shop = await ShopHarness.start();
    ana = shop.seller();
  }, 60_000);
  afterAll(() => shop.stop());

  const used = async ({ mediaId }: { mediaId: string }, seller = ana) => {
    const request = { ownerId: seller.userId, mediaIds: [mediaId, aFile().mediaId] };
    return (await shop.call(usedProductFiles, request, visitor())).mediaIds.includes(mediaId);
  };
  const offered = async () => {
    const file = aFile();
    return { file, product: await shop.product({ digital: { files: [file] } }, ana) };
  };

  it('are those of the seller’s own products, until they are taken out', async () => {
    const { file, product } = await offered();
    expect([await used(file), await used(file, shop.seller())]).toEqual([true, false]);
    const { _id, rev } = product;
    await shop.call(addUpdateProduct, { _id, rev, digital: { files: [] } }, ana);
    expect(await used(file)).toBe(false);
  });

  it('are those that a buyer got, until the access is revoked', async () => {
    const { file, product } = await offered();
    const order = await shop.sold(product.publicId, ana);
    const { _id, rev } = product;
    await shop.call(addUpdateProduct, { _id, rev, digital: { files: [] } }, ana);
    expect(await used(file)).toBe(true);
    await shop.call(revokeAccess, { _id: order._id }, ana);
    expect(await used(file)).toBe(false);
  });

  it('are those of a deleted product as long as it can be restored, which is a month', async () => {
    const { file, product } = await offered();
    await shop.call(deleteProducts, { ids: [product._id] }, ana);
    expect(await used(file)).toBe(true);
    await shop.rows('products').updateOne({ _id: product._id }, { $set: { deletedAt: monthAgo() } });
    expect(await used(file)).toBe(false);
    await expect(shop.call(restoreProducts, { ids: [product._id] }, ana)).rejects.toHaveCode('core.not_found');
  });
});
