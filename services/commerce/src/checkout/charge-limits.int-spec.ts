import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  connectPayments,
  createCheckout,
  payCheckout,
  quoteCheckout,
  updateTaxSettings,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { CommerceHarness, type Seller } from '../testing/commerce-harness.js';

describe('a price that not every provider can charge', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  /** Has Stripe, the default, and PayPal. */
  let seller: Seller;
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
    seller = await commerce.seller();
    const account = { provider: 'paypal', clientId: 'client-of-limits', clientSecret: 'secret-of-the-app' } as const;
    await commerce.call(connectPayments, { ...account, mode: 'test' }, seller.ctx);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  const sold = async (price: string, currency: string) => {
    const sent = { title: 'Sticker', price, currency, state: 'published' as const };
    return (await commerce.call(addUpdateProduct, sent, seller.ctx)).publicId;
  };
  const wanted = (publicId: string, qty = 1) => ({ publicId, items: [{ publicId, qty }] });
  const quote = async (publicId: string, qty = 1) => {
    const { methods, isAmountRefused } = await commerce.call(quoteCheckout, wanted(publicId, qty), visitor());
    return { methods, isAmountRefused };
  };
  const begun = async (publicId: string) => {
    const about = { buyer: { email: 'ada@example.com' }, idempotencyKey: crypto.randomUUID() };
    return (await commerce.call(createCheckout, { ...wanted(publicId), ...about }, visitor())).checkout.publicId;
  };

  it('is offered by the other one, which takes it also where the buyer names none', async () => {
    const publicId = await sold('0.20', 'EUR');
    expect(await quote(publicId)).toEqual({ methods: ['paypal'], isAmountRefused: false });
    expect(await quote(publicId, 3)).toEqual({ methods: ['stripe', 'paypal'], isAmountRefused: false });
    const checkout = await begun(publicId);
    const pay = (provider?: 'stripe') =>
      commerce.call(payCheckout, { publicId: checkout, ...(provider ? { provider } : {}) }, visitor());
    await expect(pay('stripe')).rejects.toHaveCode('payments.amount_refused');
    expect((await pay()).redirectUrl).toContain(payPal.url);
  });

  it('is offered by Stripe alone in a currency that PayPal does not take', async () => {
    expect(await quote(await sold('1.230', 'KWD'))).toEqual({ methods: ['stripe'], isAmountRefused: false });
  });

  it('is named at its field where it ends otherwise than in 0', async () => {
    const errors = [{ path: 'price', code: 'core.amount_not_tens', params: { currency: 'KWD' } }];
    await expect(sold('1.235', 'KWD')).rejects.toMatchObject({ code: 'core.invalid_input', details: { errors } });
  });

  it('ends in 0 with the tax that is added to it', async () => {
    const publicId = await sold('1.250', 'KWD');
    const rates = [{ country: '', category: '', percent: '5' }];
    await commerce.call(updateTaxSettings, { rates }, seller.ctx);
    const { totals, methods } = await commerce.call(quoteCheckout, wanted(publicId), visitor());
    await commerce.call(updateTaxSettings, { rates: [] }, seller.ctx);
    expect(totals).toMatchObject({ tax: { amount: 60 }, total: { amount: 1_310 } });
    expect(methods).toEqual(['stripe']);
  });

  it.each([
    ['999999999999.99', 11],
    ['999999999999', 1_000],
  ])('%s of %d is refused at its field, and quoted without it', async (price, qty) => {
    const sent = { title: 'Tip', priceModel: 'payWhatYouWant', minPrice: '1.00', currency: 'EUR' } as const;
    const { publicId } = await commerce.call(addUpdateProduct, { ...sent, state: 'published' }, seller.ctx);
    const typed = { publicId, items: [{ publicId, qty, price }] };
    const { problems } = await commerce.call(quoteCheckout, typed, visitor());
    expect(problems).toContainEqual(expect.objectContaining({ path: 'items.0.price' }));
    const about = { buyer: { email: 'ada@example.com' }, idempotencyKey: crypto.randomUUID() };
    await expect(commerce.call(createCheckout, { ...typed, ...about }, visitor())).rejects.toMatchObject({
      details: { errors: [{ path: 'items.0.price' }] },
    });
  });

  it('is refused before anything is reserved where none of them can charge it', async () => {
    const publicId = await sold('0.040', 'KWD');
    expect(await quote(publicId)).toEqual({ methods: [], isAmountRefused: true });
    await expect(begun(publicId)).rejects.toHaveCode('payments.amount_refused');
    expect(await commerce.rows('checkouts').countDocuments({ openedPublicId: publicId })).toBe(0);
  });
});
