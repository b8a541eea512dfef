import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  connectPayments,
  createCheckout,
  deletePaymentConnection,
  getPublicProfile,
  listOrders,
  markOrderPaid,
  orderRows,
  payCheckout,
  type RequestInput,
  type ShownMode,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutPayment } from '../checkout/checkout-payment.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { ledgerModes } from '../payments/migrations/2026-11-26-ledger-modes.js';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { orderModes } from './migrations/2026-11-26-order-modes.js';

describe('test and live orders', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getPublicProfile, () => ({ profile: { name: 'Ana', picture: '' } }));
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const connectLive = async ({ ctx }: Seller) =>
    (await commerce.call(connectPayments, { provider: 'stripe', secretKey: `sk_live_${ctx.userId}` }, ctx))._id;
  const order = async ({ ctx }: Seller, sent: RequestInput<typeof addUpdateProduct>) => {
    const fields = { title: 'Print', currency: 'EUR', state: 'published' as const };
    const { publicId } = await commerce.call(addUpdateProduct, { ...fields, ...sent }, ctx);
    const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'vera@example.com' } };
    const { checkout } = await commerce.call(createCheckout, { ...wanted, idempotencyKey: randomUUID() }, visitor());
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    if (redirectUrl.startsWith('http')) await buyer(redirectUrl, 'pay');
    await commerce.get(CheckoutPayment).settle(checkout.publicId);
    return (await commerce.get(CheckoutService).get(checkout.publicId)).orderId ?? '';
  };
  const paid = (seller: Seller, connectionId?: string) =>
    order(seller, { price: '50.00', payment: { connectionIds: connectionId ? [connectionId] : [] } });
  const listed = async ({ ctx }: Seller, mode?: ShownMode) => {
    const reply = await commerce.call(listOrders, { filters: mode ? { mode } : {} }, ctx);
    return { ...reply, ids: reply.data.map(({ _id }) => _id) };
  };
  const modeOf = async (_id: string) => (await commerce.rows('orders').findOne({ _id }))?.['mode'];

  it('are all shown while there are test accounts alone, and live ones once a live account was connected', async () => {
    const ana = await commerce.seller();
    const tested = await paid(ana);
    expect(await listed(ana)).toMatchObject({ mode: 'all', hasTest: true, ids: [tested], data: [{ mode: 'test' }] });
    const live = await connectLive(ana);
    expect(await listed(ana)).toMatchObject({ mode: 'live', ids: [] });
    const sold = await paid(ana);
    expect(await listed(ana)).toMatchObject({ ids: [sold], data: [{ mode: 'live' }] });
    expect((await listed(ana, 'test')).ids).toEqual([tested]);
    expect((await listed(ana, 'all')).ids).toEqual([sold, tested]);
    await commerce.call(deletePaymentConnection, { _id: live }, ana.ctx);
    expect((await listed(ana)).ids).toEqual([sold]);
  });

  it('have the mode of the account that took the money, and their movements of money too', async () => {
    const ana = await commerce.seller();
    await connectLive(ana);
    const tested = await paid(ana, ana.connectionId);
    const sold = await paid(ana);
    expect([await modeOf(tested), await modeOf(sold)]).toEqual(['test', 'live']);
    for (const [id, mode] of [
      [tested, 'test'],
      [sold, 'live'],
    ] as const) {
      const entries = await commerce.rows('ledger_entries').find({ 'subject.id': id }).toArray();
      expect(new Set(entries.map((entry) => entry['mode']))).toEqual(new Set([mode]));
    }
  });

  it('that no provider takes money for are tests while test accounts alone are connected', async () => {
    const ana = await commerce.seller();
    const free = await order(ana, { priceModel: 'free' });
    const cash = { price: '20.00', payment: { methods: ['offline' as const], offlineText: 'Cash' } };
    const offline = await order(ana, cash);
    await connectLive(ana);
    expect([await modeOf(free), await modeOf(offline)]).toEqual(['test', 'test']);
    await commerce.call(markOrderPaid, { _id: offline }, ana.ctx);
    const entries = await commerce.rows('ledger_entries').find({ 'subject.id': offline }).toArray();
    expect(entries.map((entry) => entry['mode'])).toEqual(['test', 'test']);
    expect(await modeOf(await order(ana, cash))).toBe('live');
  });

  it('are exported as the list shows them, with their mode', async () => {
    const ana = await commerce.seller();
    await paid(ana);
    await connectLive(ana);
    await paid(ana);
    const exported = async (filters: { mode?: ShownMode }) => {
      const { columns, rows } = await commerce.call(
        orderRows,
        { ownerId: ana.ownerId, filters, after: null, limit: 10 },
        visitor(),
      );
      const at = columns.findIndex(({ title }) => title === 'mode');
      return rows.map((row) => row[at]);
    };
    expect(await exported({})).toEqual(['live']);
    expect(await exported({ mode: 'all' })).toEqual(['test', 'live']);
  });

  it('that were stored without a mode get it of their payment', async () => {
    const ana = await commerce.seller();
    const free = await order(ana, { priceModel: 'free' });
    const live = await connectLive(ana);
    const ids = [await paid(ana, ana.connectionId), await paid(ana, live), free];
    const payout = { transactionId: 'po_1:payout', kind: 'payout', paymentId: null, account: 'payouts', amount: 5 };
    const ben = await commerce.seller();
    for (const userId of [ana.ownerId, ben.ownerId])
      await commerce.rows('ledger_entries').insertOne({ ...payout, _id: randomUUID(), userId, provider: 'stripe' });
    for (const rows of ['orders', 'ledger_entries'])
      await commerce.rows(rows).updateMany({ userId: ana.ownerId }, { $unset: { mode: 1 } });
    for (const migration of [ledgerModes, orderModes]) await migration.up(commerce.database);
    expect(await Promise.all(ids.map(modeOf))).toEqual(['test', 'live', 'live']);
    const payouts = await commerce.rows('ledger_entries').find({ kind: 'payout' }).sort({ createdAt: 1 }).toArray();
    const modes = new Map(payouts.map((entry) => [entry['userId'], entry['mode']]));
    expect([modes.get(ana.ownerId), modes.get(ben.ownerId)]).toEqual(['live', 'test']);
  });
});
