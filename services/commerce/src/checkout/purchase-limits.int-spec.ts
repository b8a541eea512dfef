import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateCoupon, addUpdateProduct, createCheckout, payCheckout, type RequestInput } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { CheckoutService } from './checkout.service.js';

type Wanted = Partial<RequestInput<typeof createCheckout>>;
type WayToPay = RequestInput<typeof payCheckout>['provider'];

describe('limits per buyer when several checkouts of one buyer are paid', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    seller = await commerce.seller();
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const sold = async (sent: RequestInput<typeof addUpdateProduct> = {}) => {
    const product = { title: 'Ticket', price: '10.00', currency: 'EUR', state: 'published' as const };
    return (await commerce.call(addUpdateProduct, { ...product, ...sent }, seller.ctx)).publicId;
  };
  const begun = async (publicId: string, more: Wanted = {}) => {
    const request = { publicId, items: [{ publicId, qty: 1 }], buyer: { email: 'ada@example.com' } };
    const idempotencyKey = crypto.randomUUID();
    return (await commerce.call(createCheckout, { ...request, idempotencyKey, ...more }, visitor())).checkout.publicId;
  };
  const pay = (publicId: string, provider?: WayToPay) =>
    commerce.call(payCheckout, { publicId, ...(provider ? { provider } : {}) }, visitor());
  /** How each of several checkouts ends that are paid at once. */
  const paidAtOnce = async (checkouts: readonly string[], provider?: WayToPay) => {
    const results = await Promise.allSettled(checkouts.map((one) => pay(one, provider)));
    return results
      .map((result) => (result.status === 'fulfilled' ? 'accepted' : String(Reflect.get(result.reason, 'code'))))
      .sort();
  };

  it.each([
    ['costs nothing', { priceModel: 'free' as const, price: '' }, undefined],
    ['is paid at the provider', {}, undefined],
    ['is paid offline', { payment: { methods: ['offline' as const], offlineText: 'Cash' } }, 'offline' as const],
  ])('sells a product once that %s', async (_how, sent, provider) => {
    const publicId = await sold({ ...sent, limits: { perBuyer: 1 } });
    // No order was placed for this address before.
    const buyer = { email: `${crypto.randomUUID()}@example.com` };
    const checkouts = [await begun(publicId, { buyer }), await begun(publicId, { buyer })];
    expect(await paidAtOnce(checkouts, provider)).toEqual(['accepted', 'checkout.buyer_limit_reached']);
  });

  it('gives the use of a coupon once', async () => {
    const publicId = await sold();
    const coupon = { code: 'ONCE', kind: 'percent', value: '100', currency: 'EUR', perBuyerLimit: 1 } as const;
    await commerce.call(addUpdateCoupon, coupon, seller.ctx);
    const couponCode = 'ONCE';
    const checkouts = [await begun(publicId, { couponCode }), await begun(publicId, { couponCode })];
    expect(await paidAtOnce(checkouts)).toEqual(['accepted', 'commerce.coupon_not_usable']);
  });

  it('counts neither what the checkout replaced nor what has expired, nor the other buyers', async () => {
    const publicId = await sold({ limits: { perBuyer: 1 } });
    const first = await begun(publicId);
    await pay(first);
    const second = await begun(publicId, { replaces: first, buyerNote: 'By post, please' });
    await pay(second);
    await pay(second);
    await pay(await begun(publicId, { buyer: { email: 'ben@example.com' } }));
    await commerce.get(CheckoutService).expire(new Date(Date.now() + 31 * 60_000));
    await pay(await begun(publicId));
  });

  it('counts all items of a product in an order', async () => {
    const publicId = await sold({ limits: { perBuyer: 3 }, checkout: { quantityAllowed: true } });
    const items = [{ publicId, qty: 2 }];
    const checkouts = [await begun(publicId, { items }), await begun(publicId, { items })];
    expect(await paidAtOnce(checkouts)).toEqual(['accepted', 'checkout.buyer_limit_reached']);
    await pay(await begun(publicId));
  });
});
