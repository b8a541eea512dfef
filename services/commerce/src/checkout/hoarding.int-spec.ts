import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  confirmCheckout,
  createCheckout,
  getCheckout,
  payCheckout,
  sendEmail,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';

type Stock = NonNullable<RequestInput<typeof addUpdateProduct>['stock']>;

/** @source shared case "Hoarding": one unpaid checkout of all fifty items sold a product out */
describe('what is held for buyers who have not paid', () => {
  let shop: ShopHarness;
  let seller: Ctx & { userId: string };
  beforeAll(async () => {
    shop = await ShopHarness.start(1);
    seller = shop.seller();
  }, 60_000);
  afterAll(() => shop.stop());

  const offline: RequestInput<typeof addUpdateProduct> = {
    priceModel: 'fixed',
    price: '5.00',
    payment: { methods: ['offline'], offlineText: 'By cash' },
  };
  const product = (stock: Stock, sent: RequestInput<typeof addUpdateProduct> = {}) =>
    shop.product({ ...offline, stock: { track: true, ...stock }, ...sent }, seller);
  const wantedOf = (publicId: string, qty: number, more: object = {}): RequestInput<typeof createCheckout> => ({
    ...{ publicId, items: [{ publicId, qty }], buyer: { email: `${randomUUID()}@buyer.example` } },
    idempotencyKey: randomUUID(),
    ...more,
  });
  const take = async (publicId: string, qty: number, by: { network?: string; email?: string; more?: object } = {}) => {
    const { network = randomUUID(), email = `${randomUUID()}@buyer.example`, more = {} } = by;
    const wanted = { ...wantedOf(publicId, qty), buyer: { email }, ...more };
    return (await shop.call(createCheckout, wanted, visitor(network))).checkout;
  };
  const reserved = async (_id: string) => (await shop.rows('products').findOne({ _id }))?.['stock'];
  const asked = { code: 'checkout.confirm_email' };

  it.each([
    ['a fifth of a large stock', 50, 10],
    ['five pieces of a small one', 12, 5],
  ])('is at most %s, for one network and for one buyer', async (_what, onHand, most) => {
    const { _id, publicId } = await product({ onHand });
    const [network, email] = [randomUUID(), `${randomUUID()}@buyer.example`];
    await take(publicId, most, { network, email });
    await expect(take(publicId, 1, { network })).rejects.toMatchObject(asked);
    await expect(take(publicId, 1, { email })).rejects.toMatchObject(asked);
    await take(publicId, 1);
    expect(await reserved(_id)).toMatchObject({ reserved: most + 1 });
  });

  it('counts for each variant, for what may be sold in all, and for what a bundle takes', async () => {
    const variants = ['small', 'medium'].map((id) => ({ id, title: id, stock: { track: true, onHand: 20 } }));
    const shirts = await product({ track: false }, { variants });
    const [small, medium] = shirts.variants.map(({ id }) => ({ publicId: shirts.publicId, variantId: id }));
    const network = randomUUID();
    await take(shirts.publicId, 0, {
      network,
      more: {
        items: [
          { ...small, qty: 5 },
          { ...medium, qty: 5 },
        ],
      },
    });
    await expect(take(shirts.publicId, 0, { network, more: { items: [{ ...small, qty: 1 }] } })).rejects.toMatchObject(
      asked,
    );

    const limited = await product({ track: false }, { limits: { totalSales: 30 } });
    await take(limited.publicId, 6, { network });
    await expect(take(limited.publicId, 1, { network })).rejects.toMatchObject(asked);

    const part = await product({ onHand: 10 });
    const bundle = await product({ track: false }, { type: 'bundle', contents: [part._id] });
    await take(bundle.publicId, 5, { network });
    await expect(take(part.publicId, 1, { network })).rejects.toMatchObject(asked);
  });

  it('is not limited where it does not run out', async () => {
    await take((await product({ track: false })).publicId, 100);
    await take((await product({ onHand: 1, allowBackorder: true })).publicId, 100);
  });

  it('does not grow by many checkouts at once', async () => {
    const { _id, publicId } = await product({ onHand: 50 });
    const network = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        take(publicId, 3, { network }).then(
          () => 'held',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3);
    expect(await reserved(_id)).toMatchObject({ reserved: 9 });
  });

  it('counts orders that wait for a payment by hand, until they are paid or given back', async () => {
    const { publicId } = await product({ onHand: 10 });
    const network = randomUUID();
    const first = await take(publicId, 5, { network });
    await shop.call(payCheckout, { publicId: first.publicId }, visitor(network));
    await expect(take(publicId, 1, { network })).rejects.toMatchObject(asked);
    await shop.rows('orders').updateOne({ 'lines.publicId': publicId }, { $set: { state: 'paid' } });
    await take(publicId, 1, { network });
  });

  it('does not count what a changed checkout gives back', async () => {
    const { _id, publicId } = await product({ onHand: 10 });
    const by = { network: randomUUID(), email: `${randomUUID()}@buyer.example` };
    const { publicId: replaces } = await take(publicId, 5, by);
    await take(publicId, 4, { ...by, more: { replaces } });
    expect(await reserved(_id)).toMatchObject({ reserved: 4 });
  });

  describe('of a larger order', () => {
    const order = async (publicId: string, qty: number, email = `${randomUUID()}@buyer.example`) => {
      const wanted = { ...wantedOf(publicId, qty), buyer: { email, name: 'Vera' }, buyerNote: 'For the school' };
      for (const _ of ['first', 'repeated'])
        await expect(shop.call(createCheckout, wanted, visitor())).rejects.toMatchObject(asked);
      const mails = shop.recordedJobs
        .of(sendEmail)
        .filter(({ to, template }) => to === email && template === 'confirm-order');
      const link = new URL(mails[0]?.values['link'] ?? '');
      const key = { waiting: link.searchParams.get('order') ?? '', token: link.searchParams.get('token') ?? '' };
      return { mails, link, key, email };
    };
    const confirm = async (key: RequestInput<typeof confirmCheckout>) =>
      (await shop.call(confirmCheckout, key, visitor(randomUUID()))).checkout;

    it('is nothing until its e-mail is confirmed, then all of it, as it was filled in', async () => {
      const { _id, publicId } = await product({ onHand: 50 });
      const { mails, link, key, email } = await order(publicId, 40);
      expect(mails).toMatchObject([{ values: { items: '40 × Guide' } }]);
      expect(link.pathname).toBe('/checkout/confirm');
      expect(await reserved(_id)).toMatchObject({ reserved: 0 });
      const checkout = await confirm(key);
      expect(checkout).toMatchObject({ state: 'open', buyer: { email, name: 'Vera' }, buyerNote: 'For the school' });
      expect((await confirm(key)).publicId).toBe(checkout.publicId);
      expect(await reserved(_id)).toMatchObject({ reserved: 40 });
      // One that is changed afterwards need not be confirmed again.
      const changed = { ...wantedOf(publicId, 45), buyer: { email }, replaces: checkout.publicId };
      const other = await shop.call(createCheckout, changed, visitor(randomUUID()));
      expect(
        (await shop.call(getCheckout, { publicId: other.checkout.publicId }, visitor())).checkout.items,
      ).toMatchObject([{ qty: 45 }]);
      expect(await reserved(_id)).toMatchObject({ reserved: 45 });
    });

    it('is refused when others have bought it in the meantime', async () => {
      const { publicId } = await product({ onHand: 20 });
      const { key } = await order(publicId, 20);
      await take(publicId, 1);
      await expect(confirm(key)).rejects.toMatchObject({ code: 'checkout.out_of_stock' });
    });

    it('is not found with a token that is not of its mail', async () => {
      const { publicId } = await product({ onHand: 20 });
      const [one, two] = [await order(publicId, 20), await order(publicId, 19)];
      await expect(confirm({ ...one.key, token: two.key.token })).rejects.toMatchObject({ code: 'core.not_found' });
    });

    it('is forgotten after a day', async () => {
      const { publicId } = await product({ onHand: 20 });
      const { key } = await order(publicId, 20);
      await shop
        .rows('waitingRequests')
        .updateOne({ _id: key.waiting }, { $set: { expiresAt: new Date(Date.now() - 1) } });
      await expect(confirm(key)).rejects.toMatchObject({ code: 'core.not_found' });
    });
  });
});
