import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateCoupon,
  addUpdateProduct,
  deleteCoupons,
  deleteProducts,
  listCoupons,
  toggleCoupon,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { commerceService } from '../commerce.module.js';
import { CouponsRepository } from './coupons.repository.js';

class Commerce extends ServiceUnderTest {
  static async start() {
    const commerce = new Commerce(await this.open(commerceService));
    await commerce.build(commerceService.module, []);
    return commerce;
  }
}

describe('coupons', () => {
  let commerce: Commerce;
  let ana: Ctx & { userId: string };
  let ben: Ctx & { userId: string };
  const now = new Date('2026-06-01T12:00:00Z');
  const save = (sent: Partial<RequestInput<typeof addUpdateCoupon>>, ctx: Ctx = ana) =>
    commerce.call(addUpdateCoupon, { code: 'SPRING', kind: 'percent', value: '12.5', ...sent }, ctx);
  const refused = async (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });

  beforeAll(async () => {
    commerce = await Commerce.start();
  }, 60_000);
  beforeAll(() => {
    [ana, ben] = [creator(), creator()];
  });
  afterAll(() => commerce.stop());

  it('are percentages, amounts or free shipping', async () => {
    expect(await save({ code: 'half' })).toMatchObject({ code: 'HALF', percent: 12.5, amount: null, status: 1 });
    const sent = { kind: 'amount', value: '5.00', currency: 'EUR', minSubtotal: '20' } as const;
    const money = (amount: number) => ({ amount, currency: 'EUR' });
    expect(await save({ code: 'five', ...sent })).toMatchObject({ amount: money(500), minSubtotal: money(2000) });
    expect(await save({ code: 'ship', kind: 'freeShipping', value: '' })).toMatchObject({
      percent: null,
      amount: null,
    });
    const call = save({ code: 'yen', kind: 'amount', value: '5.5', currency: 'JPY' });
    await expect(call).rejects.toMatchObject({ details: { errors: [{ path: 'value' }] } });
  });

  it.each(['fold-10', ' FOLD-10 ', 'Fold - 10', 'ＦＯＬＤ－１０', 'fold-１０'])(
    'are found by a code typed as %j',
    async (typed) => {
      const cleo = creator();
      await save({ code: 'fold-10' }, cleo);
      const found = await commerce.get(CouponsRepository).findUsable(cleo.userId, typed, now);
      expect(found?.code).toBe('FOLD-10');
    },
  );

  it('have a code once per seller, free again when deleted', async () => {
    const { _id } = await save({ code: 'once' });
    await refused(save({ code: 'ONCE' }), 'commerce.coupon_exists');
    await save({ code: 'once' }, ben);
    await commerce.call(deleteCoupons, { _id }, ana);
    await save({ code: 'once' });
  });

  it('are replaced once per revision', async () => {
    const { _id, rev } = await save({ code: 'edit' });
    expect(await save({ _id, rev, code: 'edited', value: '20' })).toMatchObject({ code: 'EDITED', percent: 20 });
    await refused(save({ _id, rev, code: 'late' }), 'core.stale_rev');
  });

  it('of another seller, or for their product, are missing', async () => {
    const { _id, rev } = await save({ code: 'mine' });
    const product = await commerce.call(addUpdateProduct, {}, ana);
    await refused(save({ _id, rev }, ben), 'core.not_found');
    await refused(save({ code: 'other', productIds: [product._id] }, ben), 'core.invalid_input');
    await refused(commerce.call(toggleCoupon, { _id }, ben), 'core.not_found');
    await refused(commerce.call(deleteCoupons, { _id }, ben), 'core.not_found');
    const { data } = await commerce.call(listCoupons, { searchTerm: 'mine' }, ben);
    expect(data).toEqual([]);
    expect((await commerce.call(listCoupons, { searchTerm: 'mine' }, ana)).data).toMatchObject([{ _id, rev }]);
  });

  it('can be changed after one of their products was deleted, which cannot be added again', async () => {
    const [mug, cup] = [await commerce.call(addUpdateProduct, {}, ana), await commerce.call(addUpdateProduct, {}, ana)];
    const productIds = [mug._id];
    const { _id, rev } = await save({ code: 'mug', productIds });
    await commerce.call(deleteProducts, { _id: mug._id }, ana);
    const both = [...productIds, cup._id];
    expect(await save({ _id, rev, code: 'mug2', productIds: both })).toMatchObject({ code: 'MUG2', productIds: both });
    await refused(save({ code: 'late', productIds }), 'core.invalid_input');
  });

  it('are used at most as often as they may be', async () => {
    const { _id } = await save({ code: 'three', usageLimit: 3 });
    const coupons = commerce.get(CouponsRepository);
    const uses = await Promise.all(Array.from({ length: 8 }, () => coupons.use(ana.userId, 'three', now)));
    expect(uses.filter(Boolean)).toHaveLength(3);
    await coupons.giveBack(ana.userId, _id);
    expect(await coupons.use(ana.userId, 'Three', now)).toMatchObject({ usedCount: 3 });
  });

  it('are usable while they are on, between their first and last moment', async () => {
    const [startsAt, endsAt] = ['2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z'];
    const { _id } = await save({ code: 'day', startsAt, endsAt });
    const coupons = commerce.get(CouponsRepository);
    const isUsable = async (at: string) => (await coupons.findUsable(ana.userId, 'day', new Date(at))) !== null;
    expect(await isUsable('2026-05-31T23:59:59Z')).toBe(false);
    expect(await isUsable(startsAt)).toBe(true);
    expect(await isUsable(endsAt)).toBe(false);
    await commerce.call(toggleCoupon, { _id }, ana);
    expect(await isUsable(startsAt)).toBe(false);
  });
});
