import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  confirmWaitingOrders,
  createCheckout,
  sendEmail,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';

/** @source shared case "Mail bombing": free orders for an address that had its mails held stock behind them */
describe('a free order for an address that has had its mails of this hour', () => {
  let shop: ShopHarness;
  let seller: Ctx & { userId: string };
  beforeAll(async () => {
    shop = await ShopHarness.start();
    seller = shop.seller();
  }, 60_000);
  afterAll(() => shop.stop());

  const product = (sent: RequestInput<typeof addUpdateProduct> = {}) =>
    shop.product({ stock: { track: true, onHand: 2 }, ...sent }, seller);
  const order = (publicId: string, email: string, idempotencyKey: string = randomUUID()) =>
    shop.call(
      createCheckout,
      { publicId, items: [{ publicId, qty: 1 }], buyer: { email, name: 'Vera' }, idempotencyKey },
      visitor(),
    );
  const aFullOne = () => {
    const email = `${randomUUID()}@buyer.example`;
    shop.openAllowance.full.add(email);
    const mailbox = shop.openAllowance.mailboxOf(email);
    const confirm = async () => (await shop.call(confirmWaitingOrders, { mailbox }, visitor())).outcomes;
    return { email, confirm };
  };
  const stockOf = async (_id: string) => (await shop.rows('products').findOne({ _id }))?.['stock'];
  const asked = { code: 'core.confirm_address' };

  it('holds and sends nothing until it is confirmed, and is made then, once', async () => {
    const { _id, publicId } = await product();
    const { email, confirm } = aFullOne();
    const key = randomUUID();
    for (const _ of ['first', 'repeated']) await expect(order(publicId, email, key)).rejects.toMatchObject(asked);
    await expect(order(publicId, email)).rejects.toMatchObject(asked);
    expect(await stockOf(_id)).toMatchObject({ onHand: 2, reserved: 0 });
    const mails = shop.recordedJobs.of(sendEmail).filter(({ to }) => to === email);
    expect(mails.map(({ template }) => template)).toEqual(['confirm-address']);
    const outcomes = await confirm();
    expect(outcomes).toMatchObject(Array.from({ length: 2 }, () => ({ title: '1 × Guide', problem: null })));
    expect(outcomes[0]?.path).toMatch(/^\/thankyou\?checkout=/);
    expect(await stockOf(_id)).toMatchObject({ onHand: 0, reserved: 0 });
    expect(await confirm()).toEqual([]);
    const orders = await shop.rows('orders').find({ 'buyer.email': email }).toArray();
    expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('says what is gone, and makes the rest', async () => {
    const [gone, left] = [await product({ stock: { track: true, onHand: 1 } }), await product()];
    const { email, confirm } = aFullOne();
    for (const { publicId } of [gone, left]) await expect(order(publicId, email)).rejects.toMatchObject(asked);
    await order(gone.publicId, 'another@buyer.example');
    expect(await confirm()).toMatchObject([
      { path: `/checkout/${gone.publicId}`, problem: { code: 'checkout.out_of_stock' } },
      { problem: null },
    ]);
  });

  it('is forgotten after a day, and no more than twenty wait', async () => {
    const { publicId } = await product();
    const { email, confirm } = aFullOne();
    for (let count = 0; count < 20; count += 1) await expect(order(publicId, email)).rejects.toMatchObject(asked);
    await expect(order(publicId, email)).rejects.toMatchObject({ code: 'core.rate_limited' });
    await shop.rows('waitingRequests').updateMany({ email }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await confirm()).toEqual([]);
  });

  it('does not wait where it costs something', async () => {
    const offline: RequestInput<typeof addUpdateProduct> = {
      ...{ priceModel: 'fixed', price: '5.00' },
      payment: { methods: ['offline'], offlineText: 'By cash' },
    };
    const { publicId } = await product(offline);
    expect((await order(publicId, aFullOne().email)).checkout.state).toBe('open');
  });
});
