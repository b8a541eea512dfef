import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCheckout, payCheckout } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { visitor } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';

const buyers = 12;
const repeats = 4;

/** What a service refuses because it has too much to do is repeated, as its Retry-After asks. */
const admitted = retry(
  handleWhen((error) => error instanceof DomainError && error.code === 'core.unavailable'),
  { maxAttempts: 30, backoff: new ExponentialBackoff({ initialDelay: 20, maxDelay: 500 }) },
);

/** A repeat that comes after the payment is answered so. */
function unlessCompleted(error: { code: string }): void {
  if (error.code !== 'checkout.completed') throw error;
}

/** @source quality.md R02, R12, R13, R14 */
describe('many buyers at once', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 30_000);
  afterAll(() => shop.stop());

  const each = <Value>(count: number, work: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const create = (wanted: Parameters<typeof shop.call<typeof createCheckout>>[1]) =>
    admitted.execute(() => shop.call(createCheckout, wanted, visitor()));
  const pay = (publicId: string) => admitted.execute(() => shop.call(payCheckout, { publicId }, visitor()));
  const request = (publicId: string, idempotencyKey: string) => ({
    ...{ publicId, items: [{ publicId, qty: 1 }], idempotencyKey },
    buyer: { email: `${idempotencyKey}@buyer.example`, name: 'Vera' },
  });

  it('get one checkout and one order each, however often their requests are repeated', async () => {
    const seller = shop.seller();
    const { _id, publicId } = await shop.product({ stock: { track: true, onHand: 20 } }, seller);
    const keys = Array.from({ length: buyers }, () => randomUUID());
    const ordered = await each(buyers * repeats, async (index) => {
      const wanted = request(publicId, keys[index % buyers] ?? '');
      const { checkout } = await create(wanted);
      await pay(checkout.publicId).catch(unlessCompleted);
      return checkout.publicId;
    });
    expect(new Set(ordered).size).toBe(buyers);
    const orders = await shop.rows('orders').find({ userId: seller.userId }).toArray();
    const numbers = orders.map((order) => Number(order['number'])).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: buyers }, (_, index) => index + 1));
    expect(orders.every((order) => order['state'] === 'paid')).toBe(true);
    const product = await shop.rows('products').findOne({ _id });
    expect(product?.['stock']).toMatchObject({ onHand: 20 - buyers, reserved: 0 });
    expect(product?.['claimedSales']).toBe(buyers);
    const paid = await shop.events('commerce.order.paid');
    expect(new Set(paid.map(({ orderId }) => orderId)).size).toBe(paid.length);
    expect(paid.filter(({ ownerId }) => ownerId === seller.userId)).toHaveLength(buyers);
  }, 60_000);

  it.each([
    ['the last item goes to one of two hundred', 1, 1, 200],
    ['a stock of fifty goes to twenty-five of a hundred who want two', 50, 2, 100],
  ])(
    'share a stock: %s, and the others are refused',
    async (_what, onHand, qty, count) => {
      const seller = shop.seller();
      const { _id, publicId } = await shop.product({ stock: { track: true, onHand } }, seller);
      const outcomes = await each(count, async () => {
        const wanted = { ...request(publicId, randomUUID()), items: [{ publicId, qty }] };
        try {
          const { checkout } = await create(wanted);
          await pay(checkout.publicId);
          return 'paid';
        } catch (error) {
          return error instanceof DomainError ? error.code : String(error);
        }
      });
      expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(onHand / qty);
      expect(new Set(outcomes)).toEqual(new Set(['paid', 'checkout.out_of_stock']));
      expect(await shop.rows('orders').countDocuments({ userId: seller.userId })).toBe(onHand / qty);
      expect((await shop.rows('products').findOne({ _id }))?.['stock']).toMatchObject({ onHand: 0, reserved: 0 });
    },
    120_000,
  );

  it('take no more than there is by two lines of one checkout', async () => {
    const seller = shop.seller();
    const { _id, publicId } = await shop.product({ stock: { track: true, onHand: 5 } }, seller);
    const lines = (...quantities: number[]) => {
      const items = quantities.map((qty) => ({ publicId, qty }));
      return shop.call(createCheckout, { ...request(publicId, randomUUID()), items }, visitor());
    };
    const reserved = async () => (await shop.rows('products').findOne({ _id }))?.['stock'];
    await expect(lines(3, 3)).rejects.toMatchObject({ code: 'checkout.out_of_stock' });
    expect(await reserved()).toMatchObject({ onHand: 5, reserved: 0 });
    await lines(3, 2);
    expect(await reserved()).toMatchObject({ onHand: 5, reserved: 5 });
  }, 30_000);

  it('are refused a key that comes again with other content', async () => {
    const seller = shop.seller();
    const { publicId } = await shop.product({}, seller);
    const key = randomUUID();
    await shop.call(createCheckout, request(publicId, key), visitor());
    const changed = { ...request(publicId, key), items: [{ publicId, qty: 2 }] };
    const refused = await each(repeats, () =>
      shop.call(createCheckout, changed, visitor()).catch(({ code }: { code: string }) => code),
    );
    expect(refused).toEqual(Array.from({ length: repeats }, () => 'checkout.key_reused'));
    expect(await shop.rows('checkouts').countDocuments({ userId: seller.userId })).toBe(1);
  }, 30_000);
});
