import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateCoupon,
  addUpdateProduct,
  createCheckout,
  deleteCoupons,
  listCoupons,
  quoteCheckout,
  toggleCoupon,
  type AnyCommand,
  type RequestInput,
} from '@linkyard/contracts';
import { call, must, newCreator, type Person } from '@linkyard/testing';

describe('coupons of a seller', () => {
  let ana: Person;
  let ben: Person;
  let publicId: string;
  const save = (code: string, sent: Partial<RequestInput<typeof addUpdateCoupon>> = {}) =>
    must(addUpdateCoupon, { code, kind: 'percent', value: '25', currency: 'EUR', ...sent }, ana.token);
  const quote = (couponCode: string) => must(quoteCheckout, { publicId, items: [{ publicId, qty: 2 }], couponCode });

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const mug = { title: 'Mug', price: '10.00', currency: 'EUR', state: 'published' as const };
    ({ publicId } = await must(addUpdateProduct, mug, ana.token));
  });

  it('are made, changed, switched off and deleted, and count at the checkout while they are on', async () => {
    const { _id, rev } = await save('SPRING');
    expect((await quote('spring')).totals).toMatchObject({ discount: { amount: 500 }, total: { amount: 1_500 } });
    await save('SPRING', { _id, rev, value: '50' });
    expect((await quote('SPRING')).totals.total.amount).toBe(1_000);
    expect(
      (await call(addUpdateCoupon, { _id, rev, code: 'LATE', kind: 'freeShipping' }, ana.token)).body,
    ).toMatchObject({ code: 'core.stale_rev' });
    expect(await must(toggleCoupon, { _id, status: 0 }, ana.token)).toEqual({ _id, status: 0 });
    expect(await quote('SPRING')).toMatchObject({
      totals: { total: { amount: 2_000 } },
      problems: [{ path: 'couponCode' }],
    });
    expect((await must(listCoupons, { filters: { status: 0 } }, ana.token)).data).toMatchObject([{ _id }]);
    await must(deleteCoupons, { _id }, ana.token);
    expect((await must(listCoupons, { searchTerm: 'SPRING' }, ana.token)).totalCount).toBe(0);
  });

  it('have codes that are taken once per seller, in capitals', async () => {
    await save('once');
    const again = { code: 'ONCE', kind: 'freeShipping' as const };
    expect((await call(addUpdateCoupon, again, ana.token)).body).toMatchObject({ code: 'commerce.coupon_exists' });
    expect((await call(addUpdateCoupon, again, ben.token)).http).toBe(200);
  });

  it('never take off more than an order costs, and are no other seller’s', async () => {
    await save('BIG', { kind: 'amount', value: '500.00' });
    expect((await quote('BIG')).totals).toMatchObject({ discount: { amount: 2_000 }, total: { amount: 0 } });
    await must(addUpdateCoupon, { code: 'BENS', kind: 'percent', value: '90' }, ben.token);
    expect((await quote('BENS')).totals.discount.amount).toBe(0);
    const forged = await call(createCheckout, {
      publicId,
      items: [{ publicId, qty: 1 }],
      buyer: { email: 'vera@example.com' },
      couponCode: 'BENS',
      idempotencyKey: randomUUID(),
    });
    expect(forged.body).toMatchObject({ code: 'core.invalid_input', errors: [{ path: 'couponCode' }] });
  });

  it('are refused with invalid input', async () => {
    const { _id, rev } = await save('MINE');
    const same = { code: 'MINE', kind: 'percent', value: '10' };
    const invalid: [AnyCommand, Record<string, unknown>[]][] = [
      [
        addUpdateCoupon,
        [
          { ...same, value: '101' },
          { ...same, code: 'a b' },
          { ...same, _id },
          { ...same, usageLimit: -1 },
          { ...same, startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' },
        ],
      ],
      [toggleCoupon, [{ _id, status: 2 }]],
      [deleteCoupons, [{ ids: [] }]],
      [listCoupons, [{ filters: { kind: 'gift' } }]],
    ];
    for (const [command, bodies] of invalid)
      for (const body of bodies)
        expect([command.subject, (await call(command, body, ana.token)).http]).toEqual([command.subject, 422]);
    const { data } = await must(listCoupons, { searchTerm: 'MINE' }, ana.token);
    expect(data).toMatchObject([{ rev, status: 1, percent: 25 }]);
  });
});
