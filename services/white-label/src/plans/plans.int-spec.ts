import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changePlans, countPeopleOfPlans, noLimits, plansOfWhiteLabel, type RequestInput } from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';

describe('the plans of a reseller', () => {
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let people: Record<string, number> = {};
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
    service.answeringBus.answer(countPeopleOfPlans, () => ({ counts: people }));
  }, 30_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    owner = creator();
    people = {};
  });

  const change = (request: RequestInput<typeof changePlans> = {}, ctx = owner) =>
    service.call(changePlans, request, ctx);
  const events = async () =>
    (await service.events('white-label.plan.changed')).filter(({ whiteLabelId }) => whiteLabelId);

  it('are none at first, and have one default from then on', async () => {
    expect(await change()).toEqual({ plans: [] });
    await change({ save: { name: 'Basic', limits: { campaigns: 2 } } });
    const { plans } = await change({ save: { name: 'Pro' } });
    expect(plans).toMatchObject([
      { name: 'Basic', isDefault: true, people: 0, limits: { campaigns: 2, products: null } },
      { name: 'Pro', isDefault: false },
    ]);
    const { _id } = (await service.rows('white_labels').findOne({ userId: owner.userId })) ?? { _id: '' };
    const known = await service.call(plansOfWhiteLabel, { whiteLabelId: _id }, visitor());
    expect(known.ownerId).toBe(owner.userId);
    expect(known.plans.map(({ name }) => name)).toEqual(['Basic', 'Pro']);
    expect(await change({}, creator())).toEqual({ plans: [] });
  });

  it('are saved whole when two are saved at once', async () => {
    await change({ save: { name: 'Basic' } });
    await Promise.all(['One', 'Two', 'Three'].map((name) => change({ save: { name, isDefault: true } })));
    const { plans } = await change();
    expect(plans.map(({ name }) => name).toSorted()).toEqual(['Basic', 'One', 'Three', 'Two']);
    expect(plans.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('are not replaced by a new one of their name, also when both are added at once', async () => {
    await change({ save: { name: 'Basic', limits: { campaigns: 2 } } });
    const refusal = {
      code: 'white-label.plan_exists',
      details: { errors: [{ path: 'save.name', code: 'white-label.plan_name_taken' }] },
    };
    await expect(change({ save: { name: 'Basic' } })).rejects.toMatchObject(refusal);
    const both = await Promise.allSettled(
      [1, 2].map((campaigns) => change({ save: { name: 'Pro', limits: { campaigns } } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(change({ save: { name: 'Basic' }, formerName: 'Pro' })).rejects.toMatchObject(refusal);
    await change({ save: { name: 'Basic', limits: { campaigns: 3 } }, formerName: 'Basic' });
    const { plans } = await change();
    expect(plans.map(({ name }) => name)).toEqual(['Basic', 'Pro']);
    expect(plans[0]?.limits.campaigns).toBe(3);
  });

  it('are handed on to their people by an event when they change, are renamed or go', async () => {
    await change({ save: { name: 'Basic' } });
    await change({ save: { name: 'Pro' } });
    const before = (await events()).length;
    await change({ save: { name: 'Start', limits: { products: 5 } }, formerName: 'Basic' });
    people = { Start: 3 };
    await expect(change({ delete: 'Start' })).rejects.toHaveCode('white-label.plan_in_use');
    expect((await change({ delete: 'Start', moveTo: 'Pro' })).plans).toMatchObject([{ name: 'Pro', isDefault: true }]);
    expect((await events()).slice(before)).toMatchObject([
      { formerName: 'Basic', plan: { name: 'Start', limits: { products: 5 } } },
      { formerName: 'Start', plan: { name: 'Pro' } },
    ]);
  });

  it('give no white label, no own domain and not more than their reseller has', async () => {
    service.limit(owner.userId, { ...noLimits, campaigns: 3 });
    for (const [save, path] of [
      [{ name: 'A', features: { whiteLabel: true }, limits: { campaigns: 1 } }, 'save.features'],
      [{ name: 'A', features: { customDomain: true }, limits: { campaigns: 1 } }, 'save.features'],
      [{ name: 'A', limits: { campaigns: 4 } }, 'save.limits.campaigns'],
      [{ name: 'A' }, 'save.limits.campaigns'],
    ] as const)
      await expect(change({ save })).rejects.toMatchObject({ details: { errors: [{ path }] } });
    await change({ save: { name: 'A', limits: { campaigns: 3 } } });
  });
});
