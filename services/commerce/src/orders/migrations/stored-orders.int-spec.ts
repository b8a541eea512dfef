import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOrders } from '@linkyard/contracts';
import { ShopHarness } from '../../testing/shop-harness.js';
import { attentionDetails } from './2026-11-25-attention-details.js';
import { secondPayments } from './2026-11-25-second-payments.js';
import { orderSearchWords } from './2026-11-24-order-search-words.js';
import { wholeRefunds } from './2026-11-24-whole-refunds.js';

describe('orders that were stored by an earlier version', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());

  it('are found by name and number', async () => {
    const ana = shop.seller();
    const { _id, number } = await shop.sold((await shop.product({}, ana)).publicId, ana);
    const found = async (searchTerm: string) =>
      (await shop.call(listOrders, { searchTerm }, ana)).data.map((order) => order._id);
    await shop.rows('orders').updateOne({ _id }, { $unset: { searchWords: 1 } });
    expect(await found('vera')).toEqual([]);
    await orderSearchWords.up(shop.database);
    for (const term of ['vera', 'exam', `#${number}`]) expect(await found(term)).toEqual([_id]);
  });

  it('count their items as refunded where the whole amount was', async () => {
    const ana = shop.seller();
    const { publicId } = await shop.product({}, ana);
    const [whole, kept] = [await shop.sold(publicId, ana, 2), await shop.sold(publicId, ana, 2)];
    await shop.rows('orders').updateOne({ _id: whole._id }, { $set: { paymentState: 'refunded' } });
    await wholeRefunds.up(shop.database);
    expect((await shop.order(whole._id, ana)).lines).toMatchObject([{ refundedQty: 2 }]);
    expect((await shop.order(kept._id, ana)).lines).toMatchObject([{ refundedQty: 0 }]);
  });

  it('need attention in the words of this version, with the payment that they name', async () => {
    const ana = shop.seller();
    const { publicId } = await shop.product({}, ana);
    const [twice, disputed, fine] = [
      await shop.sold(publicId, ana),
      await shop.sold(publicId, ana),
      await shop.sold(publicId, ana),
    ];
    const store = (_id: string, needsAttention: { code: string | null; text: string }) =>
      shop.rows('orders').updateOne({ _id }, { $set: { needsAttention } });
    await store(twice._id, { code: 'paid_twice', text: 'Paid twice. Refund the payment pay-2 at your provider.' });
    await store(disputed._id, { code: 'disputed', text: 'Earlier words.' });
    await store(fine._id, { code: null, text: '' });
    await attentionDetails.up(shop.database);
    const shown = async (_id: string) => (await shop.order(_id, ana)).needsAttention;
    expect((await shown(twice._id))?.text).toContain('paid twice. Refund the second payment, pay-2.');
    expect((await shown(disputed._id))?.text).toContain('The buyer disputes this payment');
    expect(await shown(fine._id)).toBeNull();
    const earlier = { userId: ana.userId, 'needsAttention.text': { $exists: true } };
    expect(await shop.rows('orders').countDocuments(earlier)).toBe(0);
  });

  it('hold their second payments, and still wait for their seller where one was not returned', async () => {
    const ana = shop.seller();
    const { publicId } = await shop.product({}, ana);
    const [open, returned] = [await shop.sold(publicId, ana), await shop.sold(publicId, ana)];
    const about = { userId: ana.userId, state: 'settled', amount: 900, currency: 'EUR' };
    for (const [{ _id }, refundedTotal] of [
      [open, 0],
      [returned, 900],
    ] as const) {
      const subject = { service: 'commerce', kind: 'order', id: _id };
      const pay = (nth: number, change: object) => {
        const idempotencyKey = `${_id}:${nth}`;
        return shop
          .rows('payments')
          .insertOne({ ...about, _id: `${nth}${_id.slice(1)}`, subject, idempotencyKey, ...change });
      };
      await pay(1, { refundedTotal: 0 });
      await pay(2, { refundedTotal });
      const needsAttention = { code: 'paid_twice', details: { paymentId: `2${_id.slice(1)}` } };
      const change = { $set: { needsAttention, paymentId: `1${_id.slice(1)}` }, $unset: { duplicates: 1 as const } };
      await shop.rows('orders').updateOne({ _id }, change);
    }
    await secondPayments.up(shop.database);
    const duplicatePayment = { paymentId: `2${open._id.slice(1)}`, refundable: { amount: 900 } };
    expect(await shop.order(open._id, ana)).toMatchObject({ duplicatePayment, needsAttention: { code: 'paid_twice' } });
    expect(await shop.order(returned._id, ana)).toMatchObject({ duplicatePayment: null, needsAttention: null });
  });
});
