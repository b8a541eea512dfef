import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  connectPayments,
  createCheckout,
  deletePaymentConnection,
  getCheckout,
  payCheckout,
  settleCheckout,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { CheckoutExpiry } from './checkout-expiry.js';

describe('a checkout and its payments', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  let productId = '';
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
    seller = await commerce.seller();
    const account = { provider: 'paypal', clientId: 'client-of-checkout', clientSecret: 'secret-of-the-app' } as const;
    await commerce.call(connectPayments, { ...account, mode: 'test' }, seller.ctx);
    productId = await published(seller);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  const published = async ({ ctx }: Seller) => {
    const sent = { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published' as const };
    return (await commerce.call(addUpdateProduct, sent, ctx)).publicId;
  };
  const begun = async (publicId = productId) => {
    const idempotencyKey = crypto.randomUUID();
    const request = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'ada@example.com' }, idempotencyKey };
    return (await commerce.call(createCheckout, request, visitor())).checkout.publicId;
  };
  const pay = async (publicId: string, provider?: 'stripe' | 'paypal') =>
    (await commerce.call(payCheckout, { publicId, ...(provider ? { provider } : {}) }, visitor())).redirectUrl;
  const paymentsOf = async (publicId: string) => {
    const checkout = await commerce.rows('checkouts').findOne({ publicId });
    const rows = await commerce
      .rows('payments')
      .find({ 'subject.id': checkout?.['orderId'] })
      .sort({ createdAt: 1 })
      .toArray();
    return rows.map((row) => [row['provider'], row['state']]);
  };

  it('close the first payment when the buyer chooses another provider', async () => {
    const publicId = await begun();
    const first = await pay(publicId, 'stripe');
    const second = await pay(publicId, 'paypal');
    expect(await paymentsOf(publicId)).toEqual([
      ['stripe', 'cancelled'],
      ['paypal', 'created'],
    ]);
    await buyer(first, 'pay');
    await buyer(second, 'pay');
    const { checkout } = await commerce.call(settleCheckout, { publicId }, visitor());
    expect(checkout.state).toBe('completed');
    expect(await paymentsOf(publicId)).toEqual([
      ['stripe', 'cancelled'],
      ['paypal', 'settled'],
    ]);
  }, 20_000);

  it('answer the running payment when the buyer pays again on the same terms', async () => {
    const publicId = await begun();
    const first = await pay(publicId);
    expect(await pay(publicId, 'stripe')).toBe(first);
    expect(await paymentsOf(publicId)).toEqual([['stripe', 'created']]);
  });

  it('are closed at the provider when the checkout expires, and the order is marked expired', async () => {
    const publicId = await begun();
    const page = await pay(publicId, 'stripe');
    const later = new Date(Date.now() + 31 * 60_000);
    await commerce.get(CheckoutExpiry).run(new AbortController().signal, later);
    await buyer(page, 'pay');
    expect((await commerce.call(getCheckout, { publicId }, visitor())).checkout.state).toBe('expired');
    expect(await paymentsOf(publicId)).toEqual([['stripe', 'cancelled']]);
    const checkout = await commerce.rows('checkouts').findOne({ publicId });
    const order = await commerce.rows('orders').findOne({ _id: String(checkout?.['orderId']) });
    const change = { of: 'order', from: 'pending', to: 'expired', at: later, by: { kind: 'system' } };
    expect(order).toMatchObject({ state: 'expired', paymentState: 'unpaid', stateHistory: [change] });
  }, 20_000);

  it('end with an account that was disconnected while its provider was not reachable', async () => {
    const own = await commerce.seller();
    const publicId = await begun(await published(own));
    await pay(publicId);
    await commerce.control(own, 'fault', { path: '/v1/checkout', status: 500, times: 10 });
    await commerce.call(deletePaymentConnection, { _id: own.connectionId }, own.ctx);
    const { checkout } = await commerce.call(settleCheckout, { publicId }, visitor());
    expect(checkout.state).toBe('paying');
    const later = new Date(Date.now() + 31 * 60_000);
    await commerce.get(CheckoutExpiry).run(new AbortController().signal, later);
    expect(await paymentsOf(publicId)).toEqual([['stripe', 'cancelled']]);
    const orderId = String((await commerce.rows('checkouts').findOne({ publicId }))?.['orderId']);
    expect(await commerce.rows('orders').findOne({ _id: orderId })).toMatchObject({ state: 'expired' });
  }, 20_000);

  it('that cannot be closed go behind the others that expire', async () => {
    const own = await commerce.seller();
    const publicId = await begun(await published(own));
    await pay(publicId);
    const orderId = String((await commerce.rows('checkouts').findOne({ publicId }))?.['orderId']);
    const before = await commerce.rows('orders').findOne({ _id: orderId });
    await commerce.control(own, 'fault', { path: '/v1/checkout', status: 500, times: 10 });
    const later = new Date(Date.now() + 31 * 60_000);
    await commerce.get(CheckoutExpiry).run(new AbortController().signal, later);
    const after = await commerce.rows('orders').findOne({ _id: orderId });
    expect(after).toMatchObject({ state: 'pending' });
    expect(Number(after?.['updatedAt'])).toBeGreaterThan(Number(before?.['updatedAt']));
  }, 20_000);

  it('give the first two orders of a seller different numbers when both are paid at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await commerce.seller();
      const publicId = await published(own);
      const both = await Promise.all([begun(publicId), begun(publicId)]);
      for (const one of both) await buyer(await pay(one), 'pay');
      const settled = await Promise.all(both.map((one) => commerce.call(settleCheckout, { publicId: one }, visitor())));
      expect(settled.map(({ checkout }) => checkout.order?.number).sort()).toEqual([1, 2]);
    }
  }, 40_000);
});
