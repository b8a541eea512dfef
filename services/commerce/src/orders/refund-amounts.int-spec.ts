import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  getUserContact,
  payCheckout,
  refundOrder,
  settleCheckout,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckoutService } from '../checkout/checkout.service.js';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';

describe('a part of an order that is refunded', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let ana: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
    ana = await commerce.seller();
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const sold = async (currency: string, price: string): Promise<string> => {
    const product = { title: 'Print', price, currency, state: 'published' as const };
    const { publicId } = await commerce.call(addUpdateProduct, product, ana.ctx);
    const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'vera@example.com' } };
    const { checkout } = await commerce.call(createCheckout, { ...wanted, idempotencyKey: randomUUID() }, visitor());
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor());
    return (await commerce.get(CheckoutService).get(checkout.publicId)).orderId ?? '';
  };
  const refund = (_id: string, amount?: string) =>
    commerce.call(refundOrder, { _id, ...(amount ? { amount } : {}), idempotencyKey: randomUUID() }, ana.ctx);

  it.each([
    ['KWD', '20.000', '1.255', 'core.amount_not_tens'],
    ['KWD', '20.000', '1.2555', 'core.amount_too_fine'],
    ['JPY', '2000', '10.5', 'core.amount_too_fine'],
  ])('of %s %s is not %s', async (currency, price, amount, code) => {
    const _id = await sold(currency, price);
    await expect(refund(_id, amount)).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: { errors: [{ path: 'amount', code }] },
    });
    expect((await refund(_id)).order).toMatchObject({ paymentState: 'refunded', refunds: [{ state: 'settled' }] });
  });
});
