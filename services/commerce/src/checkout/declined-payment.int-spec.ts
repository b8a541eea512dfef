import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateProduct, connectPayments, createCheckout, payCheckout, settleCheckout } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { buyer, CommerceHarness } from '../testing/commerce-harness.js';

describe('a payment that PayPal declined after its buyer approved it', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  let product = '';
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
    const { ctx } = await commerce.payPalSeller();
    await commerce.call(connectPayments, { provider: 'stripe', secretKey: 'sk_test_of_a_second_account' }, ctx);
    const sent = { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published' as const };
    product = (await commerce.call(addUpdateProduct, sent, ctx)).publicId;
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  const pay = async (publicId: string, provider: 'stripe' | 'paypal') =>
    (await commerce.call(payCheckout, { publicId, provider }, visitor())).redirectUrl;
  const settle = async (publicId: string) => (await commerce.call(settleCheckout, { publicId }, visitor())).checkout;
  const declined = async () => {
    const item = { publicId: product, items: [{ publicId: product, qty: 1 }], buyer: { email: 'ada@example.com' } };
    const { checkout } = await commerce.call(
      createCheckout,
      { ...item, idempotencyKey: crypto.randomUUID() },
      visitor(),
    );
    const { publicId } = checkout;
    const page = await pay(publicId, 'paypal');
    await buyer(page, 'decline');
    return { publicId, page };
  };

  it('is reported to the buyer, who pays with another card on the same page', async () => {
    const { publicId, page } = await declined();
    for (let visit = 0; visit < 2; visit += 1)
      expect(await settle(publicId)).toMatchObject({ state: 'open', paymentState: 'declined' });
    expect(await pay(publicId, 'paypal')).toBe(page);
    expect(await settle(publicId)).toMatchObject({ state: 'paying', paymentState: 'open' });
    await buyer(page, 'pay');
    expect(await settle(publicId)).toMatchObject({ state: 'completed', paymentState: 'paid' });
  }, 20_000);

  it('is closed when the buyer chooses another provider', async () => {
    const { publicId, page } = await declined();
    const other = await pay(publicId, 'stripe');
    await buyer(page, 'pay');
    await buyer(other, 'pay');
    expect(await settle(publicId)).toMatchObject({ state: 'completed', paymentState: 'paid' });
    const checkout = await commerce.rows('checkouts').findOne({ publicId });
    const payments = await commerce.rows('payments').find({ 'subject.id': checkout?.['orderId'] }).toArray();
    expect(payments.map(({ provider, state }) => `${provider} ${state}`).sort()).toEqual([
      'paypal cancelled',
      'stripe settled',
    ]);
  }, 20_000);
});
