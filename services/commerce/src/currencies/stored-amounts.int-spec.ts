import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  getOrder,
  getProduct,
  getSales,
  listOrders,
  listProducts,
  orderRows,
  paymentHistory,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { maxMinorAmount } from '@linkyard/money';
import { visitor } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';
import { WalletOrders } from '../wallet/wallet-orders.js';

/** Eleven of the dearest price that once could be set: beyond what a number counts exactly. */
const stored = 11 * 99_999_999_999_999_900;

describe('sums that are stored beyond what a reply can hold', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  let orderId = '';
  let productId = '';
  beforeAll(async () => {
    shop = await ShopHarness.start();
    ana = shop.seller();
    const product = await shop.product({ title: 'Castle' }, ana);
    productId = product._id;
    const order = await shop.sold(product.publicId, ana);
    orderId = order._id;
    const totals = { subtotal: stored, discount: 0, shipping: 0, tax: 0, total: stored, paid: stored, refunded: 0 };
    const line = { 'lines.0.unitPrice': stored, 'lines.0.total': stored };
    await shop.rows('orders').updateOne({ _id: orderId }, { $set: { totals, ...line } });
    await shop.rows('products').updateOne({ _id: productId }, { $set: { 'stats.revenue': { EUR: stored } } });
    const now = new Date();
    const movement = (account: string, amount: number) => ({
      ...{ _id: newId(), userId: ana.userId, tenantId: null, createdAt: now, updatedAt: now, deletedAt: null, rev: 1 },
      ...{ transactionId: `${orderId}:settled`, kind: 'settled', account, amount, currency: 'EUR', paymentId: null },
      ...{ subject: { service: 'commerce', kind: 'order', id: orderId }, provider: 'stripe', providerRef: null },
      attribution: {},
    });
    const rows = [movement('sales', -stored), movement('providerBalance', stored)];
    for (const row of rows)
      await shop.rows('ledger_entries').updateOne({ _id: row._id }, { $set: row }, { upsert: true });
  }, 60_000);
  afterAll(() => shop.stop());

  const largest = { amount: maxMinorAmount, currency: 'EUR' };

  it('leave the lists, records and figures of their seller readable', async () => {
    const { data: products } = await shop.call(listProducts, {}, ana);
    expect(products).toMatchObject([{ stats: { revenue: [largest] } }]);
    const { product } = await shop.call(getProduct, { _id: productId }, ana);
    expect(product.stats.revenue).toEqual([largest]);
    const { data: orders } = await shop.call(listOrders, {}, ana);
    expect(orders).toMatchObject([{ totals: { total: largest, refundable: largest }, lines: [{ total: largest }] }]);
    expect((await shop.call(getOrder, { _id: orderId }, ana)).order.totals.paid).toEqual(largest);
    const { data: movements } = await shop.call(paymentHistory, {}, ana);
    expect(movements).toMatchObject([{ amount: largest }]);
    const sales = await shop.call(getSales, { currency: 'EUR' }, ana);
    expect(sales).toMatchObject({ totals: { gross: maxMinorAmount, net: maxMinorAmount } });
    expect(sales.products).toMatchObject([{ gross: maxMinorAmount }]);
    expect(sales.sources).toMatchObject([{ gross: maxMinorAmount }]);
    expect(sales.days.at(-1)).toMatchObject({ net: maxMinorAmount });
  });

  it('leave the wallet of their buyer, the form of the product and the export readable', async () => {
    const orders = await shop.get(WalletOrders).of({ ownerId: ana.userId, email: 'vera@example.com' });
    expect(orders).toMatchObject([{ total: largest, lines: [{ total: largest }] }]);
    const _id = productId;
    const { product } = await shop.call(getProduct, { _id }, ana);
    await shop.call(addUpdateProduct, { _id, rev: product.rev, title: 'Manor' }, ana);
    const asked = { ownerId: ana.userId, filters: {}, after: null, limit: 10 };
    expect((await shop.call(orderRows, asked, visitor())).rows).toHaveLength(1);
  });
});
