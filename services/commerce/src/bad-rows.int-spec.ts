import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCheckout, donationBlocksChanged, productsChanged } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import type { RecurringJob } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { CheckoutExpiry } from './checkout/checkout-expiry.js';
import { GoalChangesJob } from './donations/goal-changes.job.js';
import { SaleChangesJob } from './products/sale-changes.job.js';
import { ShopHarness } from './testing/shop-harness.js';

const past = new Date(Date.now() - 60_000);
const never = new AbortController().signal;

describe('one bad row of the commerce service', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.rows('due_failures').deleteMany({});
  });
  const failedRows = async () =>
    (await shop.rows('due_failures').find().toArray()).map(({ job, rowId }) => [job, rowId]);
  const row = (userId: string | null) => ({
    _id: newId(),
    publicId: newId(),
    userId,
    tenantId: null,
    rev: 1,
    deletedAt: null,
  });

  it('keeps no other expired checkout from giving back its stock', async () => {
    const seller = shop.seller();
    const { publicId } = await shop.product({}, seller);
    const begin = async () => {
      const buyer = { email: `${newId()}@example.com`, name: 'Vera' };
      const request = { publicId, items: [{ publicId, qty: 1 }], buyer, idempotencyKey: randomUUID() };
      return (await shop.call(createCheckout, request, visitor())).checkout.publicId;
    };
    const [bad, good] = [await begin(), await begin()];
    await shop.rows('checkouts').updateMany({}, { $set: { expiresAt: past } });
    await shop.rows('checkouts').updateOne({ publicId: bad }, { $set: { lines: null } });
    await shop.get(CheckoutExpiry).run(never);
    expect(await shop.rows('checkouts').findOne({ publicId: good })).toMatchObject({ state: 'expired' });
    const stored = await shop.rows('checkouts').findOne({ publicId: bad });
    expect(await failedRows()).toEqual([['checkout-expiry', stored?._id]]);
  });

  it.each([
    ['sale', SaleChangesJob, 'sale-changes', 'products', 'saleChangeAt', productsChanged],
    ['donation goal', GoalChangesJob, 'goal-changes', 'donationGoals', 'changeAt', donationBlocksChanged],
  ] as const)('keeps no other %s from being published', async (_what, job, id, collection, field, event) => {
    const change = { state: 'published', status: 1, [field]: past };
    const [bad, good] = [row(null), row(newId())];
    await shop.rows(collection).insertMany([bad, good].map((fields) => ({ ...fields, ...change })));
    await shop.get<RecurringJob>(job).run(never);
    expect(await shop.rows(collection).findOne({ _id: good._id })).toMatchObject({ [field]: null });
    expect(await shop.events(event.name)).toContainEqual(expect.objectContaining({ ownerId: good.userId }));
    expect(await failedRows()).toEqual([[id, bad._id]]);
  });
});
