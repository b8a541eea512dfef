import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  getCheckout,
  payCheckout,
  paymentSettled,
  settleCheckout,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { z } from 'zod';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { CheckoutExpiry } from './checkout-expiry.js';

describe('a checkout whose bank debit is processing', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  let product = '';
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    seller = await commerce.seller();
    const sent = { title: 'Mug', price: '30.00', currency: 'EUR', state: 'published' as const };
    product = (await commerce.call(addUpdateProduct, sent, seller.ctx)).publicId;
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const begun = async (qty = 1, replaces?: string) => {
    const wanted = { publicId: product, items: [{ publicId: product, qty }], buyer: { email: 'ada@example.com' } };
    const request = { ...wanted, idempotencyKey: crypto.randomUUID(), ...(replaces ? { replaces } : {}) };
    return (await commerce.call(createCheckout, request, visitor())).checkout.publicId;
  };
  const pay = async (publicId: string) => (await commerce.call(payCheckout, { publicId }, visitor())).redirectUrl;
  const settle = async (publicId: string) =>
    (await commerce.call(settleCheckout, { publicId }, visitor())).checkout.paymentState;
  const stored = async (publicId: string) => {
    const checkout = await commerce.rows('checkouts').findOne({ publicId });
    const { orderId, paymentId } = z.object({ orderId: z.string(), paymentId: z.string() }).parse(checkout);
    const payment = await commerce.rows('payments').findOne({ _id: paymentId });
    return { orderId, paymentId, session: payment?.['providerRef'] };
  };
  const debited = async () => {
    const publicId = await begun();
    await buyer(await pay(publicId), 'delayed');
    return publicId;
  };

  it('is not replaced by another one, and its buyer is not charged twice', async () => {
    const publicId = await debited();
    await expect(begun(2, publicId)).rejects.toHaveCode('payments.in_progress');
    expect(await settle(publicId)).toBe('processing');
    await expect(begun(2, publicId)).rejects.toHaveCode('payments.in_progress');
    const { checkout } = await commerce.call(getCheckout, { publicId }, visitor());
    expect(checkout.state).toBe('paying');
  }, 20_000);

  it('is not sent to the payment page that has been used', async () => {
    const publicId = await debited();
    await expect(pay(publicId)).rejects.toHaveCode('payments.in_progress');
    await expect(pay(publicId)).rejects.toHaveCode('payments.in_progress');
  }, 20_000);

  it('keeps waiting for the money after its time is over, and can be bought again when the bank declines', async () => {
    const publicId = await debited();
    await commerce.get(CheckoutExpiry).run(new AbortController().signal, new Date(Date.now() + 31 * 60_000));
    expect(await settle(publicId)).toBe('processing');
    await expect(begun(1, publicId)).rejects.toHaveCode('payments.in_progress');
    await commerce.control(seller, 'delayed', { session: (await stored(publicId)).session, succeeded: false });
    expect(await settle(publicId)).toBe('declined');
    const again = await begun(1, publicId);
    await buyer(await pay(again), 'pay');
    expect(await settle(again)).toBe('paid');
  }, 20_000);

  it('asks for the attention of the seller when it is paid although another one has taken its place', async () => {
    const publicId = await begun();
    await pay(publicId);
    const again = await begun(2, publicId);
    const { orderId, paymentId } = await stored(publicId);
    await commerce.deliver(paymentSettled, {
      ...{ paymentId, ownerId: seller.ownerId, provider: 'stripe', amount: 3_000, currency: 'EUR' },
      subject: { service: 'commerce', kind: 'order', id: orderId },
    });
    await buyer(await pay(again), 'pay');
    expect(await settle(again)).toBe('paid');
    const order = await commerce.rows('orders').findOne({ _id: orderId });
    expect(order).toMatchObject({ state: 'paid', needsAttention: { code: 'replaced' } });
  }, 20_000);
});
