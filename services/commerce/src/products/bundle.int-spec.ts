import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  deleteProducts,
  getProduct,
  getProductPageDetails,
  getPublicProduct,
  getPublicProfile,
  listOrderDownloads,
  productBlockSource,
  productsChanged,
  restoreProducts,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { CheckoutService } from '../checkout/checkout.service.js';
import { aFile, ShopHarness } from '../testing/shop-harness.js';

describe('a bundle', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
    shop.answeringBus.answer(getPublicProfile, () => ({ profile: { name: 'Ana', picture: '' } }));
  }, 30_000);
  afterAll(() => shop.stop());

  const bundled = async (onHand = 5) => {
    const seller = shop.seller();
    const file = aFile('guide.zip');
    const guide = await shop.product({ digital: { files: [file] } }, seller);
    const stock = { track: true, onHand };
    const mug = await shop.product({ title: 'Mug', type: 'physical', stock }, seller);
    const contents = [guide._id, mug._id];
    const bundle = await shop.product({ title: 'Both', type: 'bundle', contents }, seller);
    return { seller, guide, mug, bundle };
  };
  const stockOf = async (_id: string) => (await shop.rows('products').findOne({ _id }))?.['stock'];
  const request = (publicId: string, qty = 1) => ({
    ...{ publicId, items: [{ publicId, qty }], idempotencyKey: randomUUID() },
    buyer: { email: 'vera@example.com', name: 'Vera' },
  });

  it('gives its buyer the downloads of its contents and takes one of each from their stock', async () => {
    const { seller, mug, bundle } = await bundled();
    const order = await shop.sold(bundle.publicId, seller, 2);
    const { downloads } = await shop.call(listOrderDownloads, { _id: order._id }, seller);
    expect(downloads.map(({ title }) => title)).toEqual(['Guide']);
    expect(await stockOf(mug._id)).toMatchObject({ onHand: 3, reserved: 0 });
  });

  it('gives its buyer the licence keys of its contents', async () => {
    const seller = shop.seller();
    const game = await shop.product({ title: 'Game', digital: { licenceKeyMode: 'generated' } }, seller);
    const bundle = await shop.product({ title: 'Box', type: 'bundle', contents: [game._id] }, seller);
    const order = await shop.sold(bundle.publicId, seller, 2);
    const { downloads } = await shop.call(listOrderDownloads, { _id: order._id }, seller);
    expect(downloads.find(({ title }) => title === 'Game')?.licenceKeys).toHaveLength(2);
  });

  it('is refused when one of its contents is sold out, and holds nothing then', async () => {
    const { mug, bundle } = await bundled(1);
    const creating = shop.call(createCheckout, request(bundle.publicId, 2), visitor());
    await expect(creating).rejects.toHaveCode('checkout.out_of_stock');
    expect(await stockOf(mug._id)).toMatchObject({ onHand: 1, reserved: 0 });
  });

  it('is held once for the same request that comes twice at once and wants the last one', async () => {
    const { mug, bundle } = await bundled(1);
    const wanted = request(bundle.publicId);
    const both = await Promise.all([1, 2].map(() => shop.call(createCheckout, wanted, visitor())));
    expect(new Set(both.map(({ checkout }) => checkout.publicId)).size).toBe(1);
    expect(await stockOf(mug._id)).toMatchObject({ onHand: 1, reserved: 1 });
  });

  it('gives the stock of its contents back when its checkout expires', async () => {
    const { mug, bundle } = await bundled();
    await shop.call(createCheckout, request(bundle.publicId), visitor());
    expect(await stockOf(mug._id)).toMatchObject({ reserved: 1 });
    await shop.get(CheckoutService).expire(new Date(Date.now() + 3_600_000));
    expect(await stockOf(mug._id)).toMatchObject({ onHand: 5, reserved: 0 });
  });

  it('shows its contents to buyers, and is sold out with the first of them', async () => {
    const { bundle } = await bundled(0);
    const { details } = await shop.call(getProductPageDetails, { publicId: bundle.publicId }, visitor());
    expect(details.contents.map(({ title }) => title)).toEqual(['Guide', 'Mug']);
    expect(details.saleState).toBe('soldOut');
  });

  const card = async ({ userId }: { userId: string }, _id: string) => {
    const { items } = await shop.call(productBlockSource, { userId, ids: [_id], newest: 0, sectionIds: [] }, visitor());
    return items[0];
  };
  const published = async ({ userId }: { userId: string }) =>
    (await shop.events(productsChanged.name)).filter(({ ownerId }) => ownerId === userId).length;

  it('is as sold out as its parts wherever a buyer sees it', async () => {
    const { seller, bundle } = await bundled(1);
    const { publicId } = bundle;
    const seen = async () => ({
      single: (await shop.call(getPublicProduct, { publicId }, visitor())).product.isInStock,
      page: (await shop.call(getProductPageDetails, { publicId }, visitor())).details.product.isInStock,
      card: (await card(seller, bundle._id))?.soldOut === false,
    });
    expect(await seen()).toEqual({ single: true, page: true, card: true });
    await shop.sold(publicId, seller);
    expect(await seen()).toEqual({ single: false, page: false, card: false });
    const creating = shop.call(createCheckout, request(publicId), visitor());
    await expect(creating).rejects.toHaveCode('checkout.out_of_stock');
  });

  it('is sold out on pages when a checkout takes the last of a part', async () => {
    const { seller, bundle } = await bundled(1);
    expect(await card(seller, bundle._id)).toMatchObject({ soldOut: false });
    const before = await published(seller);
    await shop.sold(bundle.publicId, seller);
    expect([await card(seller, bundle._id), (await published(seller)) > before]).toMatchObject([
      { soldOut: true },
      true,
    ]);
  });

  it('follows its parts on pages: a change of their stock, their end and their return, drafts too', async () => {
    const { seller, mug, bundle } = await bundled();
    const stocked = async (onHand: number) => {
      const { rev } = (await shop.call(getProduct, { _id: mug._id }, seller)).product;
      const stock = { track: true, onHand, allowBackorder: false, lowAt: 3 };
      return shop.call(addUpdateProduct, { _id: mug._id, rev, state: 'draft', stock }, seller);
    };
    const steps = [
      [() => stocked(2), { soldOut: false, left: 2 }],
      [() => stocked(0), { soldOut: true, left: null }],
      [() => stocked(9), { soldOut: false, left: null }],
      [() => shop.call(deleteProducts, { ids: [mug._id] }, seller), { soldOut: true }],
      [() => shop.call(restoreProducts, { ids: [mug._id] }, seller), { soldOut: false }],
    ] as const;
    for (const [step, shown] of steps) {
      const before = await published(seller);
      await step();
      expect([await card(seller, bundle._id), await published(seller)]).toMatchObject([shown, before + 1]);
    }
  });

  it('cannot hold a bundle, a product twice, or what another seller has', async () => {
    const { seller, bundle, guide } = await bundled();
    const other = await bundled();
    for (const contents of [[bundle._id], [guide._id, guide._id], [other.guide._id]])
      await expect(shop.product({ type: 'bundle', contents }, seller)).rejects.toHaveCode('core.invalid_input');
  });
});
