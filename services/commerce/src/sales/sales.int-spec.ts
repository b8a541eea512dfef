import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  connectPayments,
  createCheckout,
  getSales,
  getUserContact,
  markOrderPaid,
  payCheckout,
  paymentHistory,
  purchaseHistory,
  refundOrder,
  type ShownMode,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutService } from '../checkout/checkout.service.js';
import { noAttribution } from '../payments/attribution.fields.js';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';

const dayMs = 86_400_000;

describe('sales', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  const campaignId = newId();
  const attribution = { ...noAttribution, campaignId, utmSource: 'newsletter' };
  let refundedPayment = '';
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    const contact = { name: 'Ana', email: 'ana@example.com', emailVerified: true, locale: 'en', tenantId: null };
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({
      contact: {
        ...contact,
        ...{
          userId,
          timeZone: 'Pacific/Auckland',
          status: 1 as const,
          state: 'active' as const,
          notificationPrefs: {},
        },
      },
    }));
    seller = await commerce.seller();
    refundedPayment = await paid({ attribution });
    await paid();
    await paid({ currency: 'USD', amount: 5_000 });
    const refund = { ownerId: seller.ownerId, paymentId: refundedPayment, amount: 2_500, reason: '' };
    await commerce.payments.refund({ ...refund, idempotencyKey: newId() });
    // In the period before.
    const earlier = await paid({ amount: 4_000 });
    const createdAt = new Date(Date.now() - 10 * dayMs);
    await commerce.rows('ledger_entries').updateMany({ paymentId: earlier }, { $set: { createdAt } });
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const paid = async (changes = {}) => {
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, changes));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    return paymentId;
  };

  it('are counted per currency, against the days before, and never added up across currencies', async () => {
    const sales = await commerce.call(getSales, { range: '7d' }, seller.ctx);
    expect(sales).toMatchObject({
      currencies: ['EUR', 'USD'],
      currency: 'EUR',
      timeZone: 'Pacific/Auckland',
      ...{ mode: 'all', hasTest: true },
    });
    expect(sales.totals).toEqual({
      ...{ gross: 20_000, tax: 0, shipping: 0, donations: 0, bookings: 0 },
      ...{ refunds: 2_500, fees: 640, net: 16_860, payments: 2 },
    });
    expect(sales.previous).toMatchObject({ gross: 4_000, refunds: 0, payments: 1 });
    const dollars = await commerce.call(getSales, { range: '7d', currency: 'USD' }, seller.ctx);
    expect(dollars.totals).toMatchObject({ gross: 5_000, payments: 1 });
  });

  it('name the part of bookings and registrations', async () => {
    const own = await commerce.seller();
    for (const kind of ['booking', 'registration', 'order'] as const) {
      const service = kind === 'order' ? ('commerce' as const) : ('bookings' as const);
      const order = anOrder(own, { subject: { service, kind, id: newId() }, amount: 1_000, currency: 'EUR' });
      const { paymentId, redirectUrl } = await commerce.payments.start(order);
      await buyer(redirectUrl, 'pay');
      await commerce.payments.settle(own.ownerId, paymentId);
    }
    const { totals } = await commerce.call(getSales, { range: '7d' }, own.ctx);
    expect(totals).toMatchObject({ gross: 3_000, bookings: 2_000, payments: 3 });
  });

  it('have one entry for each calendar day of the owner', async () => {
    const { days } = await commerce.call(getSales, { range: '30d' }, seller.ctx);
    expect(days).toHaveLength(30);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date());
    expect(days.at(-1)).toEqual({ date: today, net: 19_360, refunds: 2_500 });
    expect(days.reduce((sum, { net }) => sum + net, 0)).toBe(24_000 - 640 - 146);
  });

  it('are counted by where the buyers came from', async () => {
    const { sources } = await commerce.call(getSales, { range: '7d' }, seller.ctx);
    expect(sources).toHaveLength(2);
    expect(sources).toContainEqual(
      expect.objectContaining({ campaignId, utmSource: 'newsletter', payments: 1, gross: 10_000 }),
    );
  });

  it('have a history of every movement, filtered and in pages', async () => {
    const all = await commerce.call(paymentHistory, { listPerPage: 2 }, seller.ctx);
    expect([all.data.length, all.totalCount]).toEqual([2, 9]);
    const filters = { paymentId: refundedPayment, kind: 'refund' as const };
    const { data } = await commerce.call(paymentHistory, { filters }, seller.ctx);
    expect(data).toMatchObject([
      { kind: 'refund', providerRef: expect.stringMatching(/^(cs|pi)_/), amount: { amount: -2_500, currency: 'EUR' } },
    ]);
    const found = await commerce.call(paymentHistory, { searchTerm: refundedPayment }, seller.ctx);
    expect(found.data.map(({ kind }) => kind).sort()).toEqual(['fee', 'refund', 'settled']);
  });

  it('name products without their variants, and the part of them that was returned', async () => {
    const ben = await commerce.seller();
    const stock = { track: false, onHand: 0, allowBackorder: false, lowAt: 0 };
    const variant = (id: string, size: string) => ({ id, title: size, options: { Size: size }, stock, price: '30.00' });
    const [small, large] = [newId(), newId()];
    const sent = {
      ...{ title: 'Shirt', type: 'service' as const, price: '30.00', currency: 'EUR', state: 'published' as const },
      ...{ variants: [variant(small, 'S'), variant(large, 'L')] },
      payment: { methods: ['offline' as const], offlineText: 'Cash' },
    };
    const { publicId } = await commerce.call(addUpdateProduct, sent, ben.ctx);
    const items = [small, large].map((variantId) => ({ publicId, variantId, qty: 1 }));
    const checkout = {
      publicId,
      items,
      buyer: { email: 'vera@example.com', name: 'Vera' },
      idempotencyKey: randomUUID(),
    };
    const begun = (await commerce.call(createCheckout, checkout, visitor())).checkout;
    await commerce.call(payCheckout, { publicId: begun.publicId }, visitor());
    const _id = (await commerce.get(CheckoutService).get(begun.publicId)).orderId ?? '';
    await commerce.call(markOrderPaid, { _id }, ben.ctx);
    await commerce.call(refundOrder, { _id, amount: '15.00', idempotencyKey: randomUUID() }, ben.ctx);
    const { products } = await commerce.call(getSales, {}, ben.ctx);
    expect(products).toMatchObject([{ title: 'Shirt', qty: 2, gross: 6_000, refunds: 1_500 }]);
  });

  it('are of live payments alone once a live account was connected, unless others are asked for', async () => {
    const cleo = await commerce.seller();
    const pay = async (amount: number) => {
      const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(cleo, { amount, currency: 'EUR' }));
      await buyer(redirectUrl, 'pay');
      await commerce.payments.settle(cleo.ownerId, paymentId);
      return paymentId;
    };
    const tested = await pay(1_000);
    const live = { provider: 'stripe' as const, secretKey: `sk_live_${cleo.ownerId}` };
    await commerce.call(connectPayments, live, cleo.ctx);
    expect(await commerce.call(getSales, {}, cleo.ctx)).toMatchObject({ mode: 'live', hasTest: true, currencies: [] });
    await pay(3_000);
    const grossOf = async (mode?: ShownMode) =>
      (await commerce.call(getSales, mode ? { mode } : {}, cleo.ctx)).totals.gross;
    expect([await grossOf(), await grossOf('test'), await grossOf('all')]).toEqual([3_000, 1_000, 4_000]);
    const history = (filters: { mode?: ShownMode; paymentId?: string; kind: 'settled' }) =>
      commerce.call(paymentHistory, { filters }, cleo.ctx);
    expect(await history({ kind: 'settled' })).toMatchObject({ mode: 'live', data: [{ amount: { amount: 3_000 } }] });
    expect((await history({ kind: 'settled', mode: 'test' })).data).toMatchObject([{ mode: 'test' }]);
    expect((await history({ kind: 'settled', paymentId: tested })).data).toMatchObject([{ mode: 'test' }]);
  });

  it('of another owner are not shown', async () => {
    const other = creator();
    expect(await commerce.call(getSales, {}, other)).toMatchObject({ currencies: [], currency: null, products: [] });
    const foreign = { filters: { paymentId: refundedPayment } };
    expect((await commerce.call(paymentHistory, foreign, other)).data).toEqual([]);
    expect((await commerce.call(purchaseHistory, {}, other)).data).toEqual([]);
  });
});
