import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  createCheckout,
  getCheckout,
  getOrder,
  getProduct,
  listOrders,
  noteOrder,
  payCheckout,
  settleCheckout,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { buyer, CommerceHarness } from '../testing/commerce-harness.js';
import { OrderPlacement } from './order-placement.js';
import { CheckoutService } from './checkout.service.js';

describe('checkout', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let ana: Ctx & { userId: string };
  const published = (sent: RequestInput<typeof addUpdateProduct> = {}) =>
    commerce.call(
      addUpdateProduct,
      { title: 'Mug', price: '12.30', currency: 'EUR', state: 'published', ...sent },
      ana,
    );
  const track = (onHand: number) => ({ track: true, onHand, allowBackorder: false, lowAt: 0 });
  const wanted = (publicId: string, qty = 1): RequestInput<typeof createCheckout> => ({
    publicId,
    items: [{ publicId, qty }],
    buyer: { email: 'Vera@Example.com' },
    idempotencyKey: randomUUID(),
  });
  const begin = async (publicId: string, qty = 1) =>
    (await commerce.call(createCheckout, wanted(publicId, qty), visitor())).checkout;
  const stockOf = async (_id: string) => (await commerce.call(getProduct, { _id }, ana)).product.stock;
  /** Pays on the provider's page. */
  const pay = async (publicId: string) => {
    const { redirectUrl } = await commerce.call(payCheckout, { publicId }, visitor());
    await buyer(redirectUrl, 'pay');
    return redirectUrl;
  };
  const orderOf = async (checkoutPublicId: string) => {
    const checkout = await commerce.get(CheckoutService).get(checkoutPublicId);
    return (await commerce.call(getOrder, { _id: checkout.orderId ?? '' }, ana)).order;
  };

  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    ana = (await commerce.seller()).ctx;
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  it('takes its prices from the catalogue and holds the stock', async () => {
    const { _id, publicId } = await published({ stock: track(5) });
    const checkout = await begin(publicId, 2);
    expect(checkout).toMatchObject({
      state: 'open',
      buyer: { email: 'vera@example.com' },
      totals: { total: { amount: 2460, currency: 'EUR' } },
      order: null,
    });
    expect(await stockOf(_id)).toMatchObject({ onHand: 5, reserved: 2 });
    const read = await commerce.call(getCheckout, { publicId: checkout.publicId }, visitor());
    expect(read.checkout).toEqual(checkout);
  });

  it('is made once for one key, and refuses the key with other content', async () => {
    const { _id, publicId } = await published({ stock: track(5) });
    const request = wanted(publicId);
    const calls = [1, 2, 3].map(() => commerce.call(createCheckout, request, visitor()));
    const ids = (await Promise.all(calls)).map(({ checkout }) => checkout.publicId);
    expect(new Set(ids).size).toBe(1);
    expect((await stockOf(_id)).reserved).toBe(1);
    const other = commerce.call(createCheckout, { ...request, items: [{ publicId, qty: 2 }] }, visitor());
    await expect(other).rejects.toMatchObject({ code: 'checkout.key_reused' });
  });

  it('sells the last item to exactly one of 20 buyers', async () => {
    const { _id, publicId } = await published({ stock: track(1) });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => begin(publicId)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(_id)).toMatchObject({ onHand: 1, reserved: 1 });
  }, 30_000);

  it('refuses what is not sold like that, and stores nothing', async () => {
    const { publicId } = await published({ limits: { maxQty: 3 } });
    const before = await commerce.rows('checkouts').countDocuments({});
    await expect(begin(publicId, 0)).rejects.toMatchObject({ code: 'core.invalid_input' });
    const refused = { code: 'core.invalid_input', details: { errors: [{ path: 'items.0.qty' }] } };
    await expect(begin(publicId, 4)).rejects.toMatchObject(refused);
    await expect(begin('a-product-that-is-not-there')).rejects.toMatchObject({ code: 'core.not_found' });
    const { publicId: later } = await published({ saleStart: '2999-01-01T00:00:00Z' });
    await expect(begin(later)).rejects.toMatchObject({ code: 'checkout.not_on_sale' });
    expect(await commerce.rows('checkouts').countDocuments({})).toBe(before);
  });

  it('becomes a paid order once, however often it is settled', async () => {
    const { _id, publicId } = await published({ stock: track(5) });
    const checkout = await begin(publicId, 2);
    expect((await pay(checkout.publicId)).startsWith(stripe.url)).toBe(true);
    expect((await orderOf(checkout.publicId)).state).toBe('pending');
    const before = (await commerce.events('commerce.order.paid')).length;
    const settle = () => commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor());
    await Promise.all([settle(), settle()]);
    expect((await settle()).checkout).toMatchObject({ state: 'completed', order: { number: expect.any(Number) } });
    expect(await stockOf(_id)).toMatchObject({ onHand: 3, reserved: 0 });
    expect(await commerce.events('commerce.order.paid')).toHaveLength(before + 1);
    expect(await orderOf(checkout.publicId)).toMatchObject({
      state: 'paid',
      totals: { paid: { amount: 2460 } },
      needsAttention: null,
    });
    const again = commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    await expect(again).rejects.toMatchObject({ code: 'checkout.completed' });
  });

  it('that costs nothing is paid without a provider', async () => {
    const { publicId } = await published({ price: '', priceModel: 'free' });
    const checkout = await begin(publicId);
    const { redirectUrl } = await commerce.call(payCheckout, { publicId: checkout.publicId }, visitor());
    expect(redirectUrl).toBe(`/thankyou?checkout=${checkout.publicId}`);
    expect(await orderOf(checkout.publicId)).toMatchObject({ state: 'paid', totals: { paid: { amount: 0 } } });
  });

  it('releases its stock when it is not paid in time; a later payment is still accepted', async () => {
    const { _id, publicId } = await published({ stock: track(1) });
    const late = await begin(publicId);
    await commerce.call(payCheckout, { publicId: late.publicId }, visitor());
    expect(await commerce.get(CheckoutService).expire(new Date(Date.now() + 31 * 60_000))).toBeGreaterThan(0);
    expect(await stockOf(_id)).toMatchObject({ onHand: 1, reserved: 0 });
    await begin(publicId);
    const { _id: orderId } = await orderOf(late.publicId);
    const received = { ownerId: ana.userId, orderId, amount: 1230, currency: 'EUR', paymentId: null };
    await commerce.database.transaction(() => commerce.get(OrderPlacement).markPaid(received));
    expect(await orderOf(late.publicId)).toMatchObject({ state: 'paid', needsAttention: { code: 'out_of_stock' } });
    expect(await stockOf(_id)).toMatchObject({ onHand: 1, reserved: 1 });
  });

  it('takes the last item from a checkout that has expired, before a job has released it', async () => {
    const { _id, publicId } = await published({ stock: track(1) });
    const expired = await begin(publicId);
    await expect(begin(publicId)).rejects.toHaveCode('checkout.out_of_stock');
    const later = new Date(Date.now() + 31 * 60_000);
    const request = createCheckout.request.parse(wanted(publicId));
    const next = await commerce.get(CheckoutService).create(request, visitor(), later);
    expect(next.state).toBe('open');
    expect(await commerce.get(CheckoutService).get(expired.publicId)).toMatchObject({ state: 'expired' });
    expect(await stockOf(_id)).toMatchObject({ onHand: 1, reserved: 1 });
  });

  it('offers another product once it is paid, as long as that can be bought and was not', async () => {
    const upsellProductId = (await published({ title: 'Spoon', price: '3.00', stock: track(1) }))._id;
    const sold = async (id: string, also: string[] = []) => {
      const { publicId } = await published({ checkout: { upsellProductId: id } });
      const items = [publicId, ...also].map((one) => ({ publicId: one, qty: 1 }));
      const { checkout } = await commerce.call(createCheckout, { ...wanted(publicId), items }, visitor());
      expect(checkout.order).toBeNull();
      await pay(checkout.publicId);
      return (await commerce.call(settleCheckout, { publicId: checkout.publicId }, visitor())).checkout.order?.upsell;
    };
    const offer = { title: 'Spoon', price: { amount: 300, currency: 'EUR' } };
    const shown = await sold(upsellProductId);
    expect(shown).toMatchObject(offer);
    expect(await sold(upsellProductId, [shown?.publicId ?? ''])).toBeNull();
    // The last one was sold with it.
    expect(await sold(upsellProductId)).toBeNull();
    expect(await sold((await published({ state: 'draft' }))._id)).toBeNull();
    const foreign = { title: 'Pen', price: '1.00', currency: 'EUR', state: 'published' as const };
    const { _id: theirs } = await commerce.call(addUpdateProduct, foreign, creator());
    await expect(sold(theirs)).rejects.toMatchObject({ code: 'core.invalid_input' });
    const sizes = [{ id: 's', title: 'S', price: '5.00' }];
    expect(await sold((await published({ variants: sizes }))._id)).toMatchObject({ price: null });
  });

  it('carries where the buyer came from to what follows or replaces it, of the same seller', async () => {
    const { publicId } = await published();
    const cameFrom = { campaignId: newId(), sectionId: newId(), utmSource: 'newsletter' };
    const begin = async (sent: object, of = publicId) => {
      const items = [{ publicId: of, qty: 1 }];
      const { checkout } = await commerce.call(createCheckout, { ...wanted(of), items, ...sent }, visitor());
      return commerce.get(CheckoutService).get(checkout.publicId);
    };
    const first = await begin({ attribution: cameFrom });
    const upsell = await published({ title: 'Spoon' });
    expect((await begin({ after: first.publicId }, upsell.publicId)).attribution).toMatchObject(cameFrom);
    const own = { after: first.publicId, attribution: { utmSource: 'shop' } };
    expect((await begin(own)).attribution).toMatchObject({ utmSource: 'shop', campaignId: null });
    const another = { ...wanted(publicId).buyer, name: 'Another' };
    expect((await begin({ replaces: first.publicId, buyer: another })).attribution).toMatchObject(cameFrom);
    const foreign = { title: 'Pen', price: '1.00', currency: 'EUR', state: 'published' as const };
    const ben = await commerce.call(addUpdateProduct, foreign, creator());
    expect((await begin({ after: first.publicId }, ben.publicId)).attribution).toMatchObject({ utmSource: null });
  });

  it('shows its orders to their seller alone', async () => {
    const ben = creator();
    const { data } = await commerce.call(listOrders, { filters: { state: 'paid' } }, ana);
    const [{ _id } = { _id: '' }] = data;
    expect(_id).not.toBe('');
    expect((await commerce.call(listOrders, {}, ben)).totalCount).toBe(0);
    await expect(commerce.call(getOrder, { _id }, ben)).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(commerce.call(noteOrder, { _id, note: 'Mine' }, ben)).rejects.toMatchObject({
      code: 'core.not_found',
    });
    const { order } = await commerce.call(noteOrder, { _id, note: 'Wrap it' }, ana);
    expect(order.notesInternal).toMatchObject([{ text: 'Wrap it', by: 'user' }]);
  });
});
