import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { donationBlocksChanged, productsChanged } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { ShopHarness } from '../../testing/shop-harness.js';
import { GoalChangesJob } from '../../donations/goal-changes.job.js';
import { goalChanges } from '../../donations/migrations/2026-11-23-goal-changes.js';
import { SaleChangesJob } from '../sale-changes.job.js';
import { saleChanges } from './2026-11-23-sale-changes.js';

const [past, begin, end] = ['2026-01-01', '2990-01-01', '2990-02-01'].map((day) => new Date(day));
const never = new AbortController().signal;

describe('what was stored before the moment of its next change was', () => {
  let shop: ShopHarness;
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());
  const base = () => ({ _id: newId(), userId: newId(), tenantId: null, rev: 1, deletedAt: null });

  it('is filled in for products, and a sale that began long ago is published once', async () => {
    const shown = { state: 'published', status: 1, saleStart: null, saleEnd: null };
    const rows = [
      { ...base(), ...shown, publicId: 'a', saleStart: begin, saleEnd: end },
      { ...base(), ...shown, publicId: 'b', saleStart: past, saleEnd: end },
      { ...base(), ...shown, publicId: 'c' },
      { ...base(), ...shown, publicId: 'd', saleStart: begin, saleChangeAt: end },
    ];
    const stored = async () =>
      Promise.all(rows.map(async ({ _id }) => (await shop.rows('products').findOne({ _id }))?.['saleChangeAt']));
    await shop.rows('products').insertMany(rows);
    await saleChanges.up(shop.database);
    expect(await stored()).toEqual([begin, past, null, end]);
    await shop.get(SaleChangesJob).run(never);
    expect(await stored()).toEqual([begin, end, null, end]);
    expect(await shop.events(productsChanged.name)).toEqual([{ ownerId: rows[1]?.userId }]);
  });

  it('is filled in for goals', async () => {
    const rows = [
      { ...base(), startsAt: begin, endsAt: end },
      { ...base(), startsAt: null, endsAt: past },
    ];
    const stored = async () =>
      Promise.all(rows.map(async ({ _id }) => (await shop.rows('donationGoals').findOne({ _id }))?.['changeAt']));
    await shop.rows('donationGoals').insertMany(rows);
    await goalChanges.up(shop.database);
    expect(await stored()).toEqual([begin, past]);
    await shop.get(GoalChangesJob).run(never);
    expect(await stored()).toEqual([begin, null]);
    expect(await shop.events(donationBlocksChanged.name)).toMatchObject([{ ownerId: rows[1]?.userId }]);
  });
});
