import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateCoupon,
  addUpdateProduct,
  createCheckout,
  listCoupons,
  payCheckout,
  quoteCheckout,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { creator, ServiceUnderTest, visitor } from '@linkyard/service-kit/testing';
import { commerceService } from '../commerce.module.js';
import { CheckoutService } from './checkout.service.js';

class Commerce extends ServiceUnderTest {
  static async start() {
    const commerce = new Commerce(await this.open(commerceService));
    Object.assign(process.env, { DATA_KEY: 'd'.repeat(32) });
    await commerce.build(commerceService.module, []);
    return commerce;
  }
}

describe('limits of a purchase', () => {
  let commerce: Commerce;
  let ana: Ctx & { userId: string };
  beforeAll(async () => {
    commerce = await Commerce.start();
  }, 60_000);
  beforeAll(() => {
    ana = creator();
  });
  afterAll(() => commerce.stop());

  const sell = (sent: RequestInput<typeof addUpdateProduct> = {}) =>
    commerce.call(
      addUpdateProduct,
      { title: 'Mug', price: '10.00', currency: 'EUR', state: 'published', ...sent },
      ana,
    );
  const coupon = (sent: Partial<RequestInput<typeof addUpdateCoupon>>) =>
    commerce.call(addUpdateCoupon, { code: 'FREE', kind: 'percent', value: '100', currency: 'EUR', ...sent }, ana);
  const wanted = (publicId: string, more: Partial<RequestInput<typeof createCheckout>> = {}) => ({
    publicId,
    items: [{ publicId, qty: 1 }],
    buyer: { email: 'vera@example.com' },
    idempotencyKey: randomUUID(),
    ...more,
  });
  const begin = async (publicId: string, more?: Partial<RequestInput<typeof createCheckout>>) =>
    (await commerce.call(createCheckout, wanted(publicId, more), visitor())).checkout;
  const pay = (publicId: string) => commerce.call(payCheckout, { publicId }, visitor());
  const usesOf = async (code: string) =>
    (await commerce.call(listCoupons, { searchTerm: code }, ana)).data.find((found) => found.code === code)?.usedCount;
  const atField = (path: string) => ({
    code: 'core.invalid_input',
    details: { errors: [expect.objectContaining({ path })] },
  });

  it('gives the last use of a coupon to one of two buyers', async () => {
    const { publicId } = await sell();
    await coupon({ code: 'LAST', usageLimit: 1 });
    const [first, second] = await Promise.all([
      begin(publicId, { couponCode: 'last' }),
      begin(publicId, { couponCode: 'LAST' }),
    ]);
    expect(first).toMatchObject({ couponCode: 'LAST', totals: { discount: { amount: 1000 }, total: { amount: 0 } } });
    const paid = await Promise.allSettled([pay(first.publicId), pay(second.publicId)]);
    expect(paid.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(paid.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'commerce.coupon_not_usable' },
    });
    expect(await usesOf('LAST')).toBe(1);
    await expect(begin(publicId, { couponCode: 'LAST' })).rejects.toMatchObject(atField('couponCode'));
  });

  it('gives a use back when the order it was used for expires', async () => {
    const { publicId } = await sell();
    await coupon({ code: 'HALF', value: '50', usageLimit: 1 });
    const checkout = await begin(publicId, { couponCode: 'HALF' });
    // Without a connected account the order is placed, but cannot be paid.
    await expect(pay(checkout.publicId)).rejects.toMatchObject({ code: 'payments.no_connection' });
    expect(await usesOf('HALF')).toBe(1);
    await commerce.get(CheckoutService).expire(new Date(Date.now() + 31 * 60_000));
    expect(await usesOf('HALF')).toBe(0);
  });

  it('lets a buyer use a coupon as often as its limit per buyer', async () => {
    const { publicId } = await sell();
    await coupon({ code: 'ONCE', perBuyerLimit: 1 });
    await pay((await begin(publicId, { couponCode: 'ONCE' })).publicId);
    await expect(begin(publicId, { couponCode: 'ONCE' })).rejects.toMatchObject(atField('couponCode'));
    const other = { email: 'ben@example.com' };
    expect((await begin(publicId, { couponCode: 'ONCE', buyer: other })).totals.total.amount).toBe(0);
  });

  it('says in a quote nothing of what an address has bought', async () => {
    const { publicId } = await sell({ limits: { perBuyer: 1 } });
    await coupon({ code: 'FIRST', perBuyerLimit: 1 });
    const buyer = { email: 'buyer-of-one@example.com' };
    await pay((await begin(publicId, { buyer, couponCode: 'FIRST' })).publicId);
    const quote = (email: string) => {
      const items = [{ publicId, qty: 1 }];
      return commerce.call(quoteCheckout, { publicId, items, buyer: { email }, couponCode: 'FIRST' }, visitor());
    };
    expect(await quote(buyer.email)).toEqual(await quote('another-person@example.com'));
    const errors = expect.arrayContaining([expect.objectContaining({ path: 'items.0.qty' })]);
    await expect(begin(publicId, { buyer, couponCode: 'FIRST' })).rejects.toMatchObject({ details: { errors } });
  });

  it('names why a coupon does not count, beside the price without it', async () => {
    const { publicId } = await sell();
    const shirt = await sell({ title: 'Shirt' });
    await coupon({ code: 'SHIRT', productIds: [shirt._id] });
    await coupon({ code: 'BIG', kind: 'amount', value: '5.00', minSubtotal: '50.00' });
    const quote = (couponCode: string) =>
      commerce.call(quoteCheckout, { publicId, items: [{ publicId, qty: 1 }], couponCode }, visitor());
    for (const code of ['SHIRT', 'BIG', 'NONE']) {
      const { totals, problems } = await quote(code);
      expect(totals.total.amount).toBe(1000);
      expect(problems).toMatchObject([{ path: 'couponCode' }]);
    }
  });

  it('discounts only the items whose product allows coupons', async () => {
    const { publicId } = await sell();
    const strict = await sell({ title: 'Print', price: '30.00', checkout: { couponsAllowed: false } });
    await coupon({ code: 'TENTH', value: '10' });
    await coupon({ code: 'PRINT', productIds: [strict._id] });
    const quote = (couponCode: string, opened = publicId, ...added: string[]) => {
      const items = [opened, ...added].map((id) => ({ publicId: id, qty: 1 }));
      return commerce.call(quoteCheckout, { publicId: opened, items, couponCode }, visitor());
    };
    expect(await quote('TENTH', publicId, strict.publicId)).toMatchObject({
      items: [{ discount: { amount: 100 } }, { discount: { amount: 0 } }],
      problems: [],
    });
    expect((await quote('TENTH', strict.publicId, publicId)).totals.discount.amount).toBe(100);
    for (const code of ['TENTH', 'NONE'])
      expect(await quote(code, strict.publicId)).toMatchObject({
        totals: { discount: { amount: 0 } },
        problems: [{ path: 'couponCode', code: 'commerce.no_coupons' }],
      });
    expect((await quote('PRINT', publicId, strict.publicId)).problems).toMatchObject([{ path: 'couponCode' }]);
  });

  it('keeps the shipping of a product that allows no coupons', async () => {
    const shipping = { required: true, rates: [{ name: 'Post', countries: [], amount: '4.00' }] };
    const { publicId } = await sell({ shipping });
    const strict = await sell({ title: 'Print', checkout: { couponsAllowed: false }, shipping });
    await coupon({ code: 'SEND', kind: 'freeShipping', value: '' });
    const quote = (...ids: string[]) => {
      const items = ids.map((id) => ({ publicId: id, qty: 1 }));
      return commerce.call(quoteCheckout, { publicId, items, couponCode: 'SEND' }, visitor());
    };
    expect((await quote(publicId)).totals.shipping.amount).toBe(0);
    expect(await quote(publicId, strict.publicId)).toMatchObject({
      totals: { shipping: { amount: 400 } },
      problems: [{ path: 'couponCode' }],
    });
  });

  it('sells a product no more often than it may be sold, and to a buyer no more than allowed', async () => {
    const few = await sell({ priceModel: 'free', price: '', limits: { totalSales: 2 } });
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => begin(few.publicId)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await commerce.get(CheckoutService).expire(new Date(Date.now() + 31 * 60_000));
    expect(await begin(few.publicId)).toMatchObject({ state: 'open' });

    const one = await sell({ priceModel: 'free', price: '', limits: { perBuyer: 1 } });
    await pay((await begin(one.publicId)).publicId);
    await expect(begin(one.publicId)).rejects.toMatchObject(atField('items.0.qty'));
  });

  it('replaces a checkout without holding the item twice', async () => {
    const stock = { track: true, onHand: 1, allowBackorder: false, lowAt: 0 };
    const { publicId } = await sell({ stock });
    const first = await begin(publicId);
    const replaces = first.publicId;
    const same = await begin(publicId, { replaces });
    expect(same.publicId).toBe(first.publicId);
    const changed = await begin(publicId, { replaces, buyer: { email: 'new@example.com' } });
    expect(changed.publicId).not.toBe(first.publicId);
    await expect(begin(publicId)).rejects.toMatchObject({ code: 'checkout.out_of_stock' });
    await expect(pay(first.publicId)).rejects.toMatchObject({ code: 'checkout.expired' });
  });

  it('slows down who guesses coupons from many networks, and answers everyone else at once', async () => {
    ana = creator();
    const { publicId } = await sell();
    await coupon({ code: 'RIGHT' });
    const guess = (couponCode: string, network: string) => {
      const asked = { publicId, items: [{ publicId, qty: 1 }], couponCode };
      return commerce.call(quoteCheckout, asked, visitor(network)).then(
        ({ problems }) => (problems.length === 0 ? 'right' : 'wrong'),
        (error: unknown) => (error instanceof DomainError ? error.code : error),
      );
    };
    for (let at = 0; at < 70; at += 1) expect(await guess(`GUESS${at}`, `guesser-${at}`)).toBe('wrong');
    const second = await Promise.all(Array.from({ length: 20 }, (_, at) => guess(`AGAIN${at}`, `guesser-${at}`)));
    expect(second.filter((answer) => answer === 'core.rate_limited').length).toBeGreaterThanOrEqual(19);
    expect(await guess('RIGHT', 'guesser-1')).toBe('core.rate_limited');
    expect(await guess('RIGHT', 'an-honest-network')).toBe('right');
  }, 20_000);
});
