import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  countPeopleOfPlans,
  limitsOfAccount,
  limitsOfCaller,
  noLimits,
  pageUsageOfOwners,
  planChanged,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { AuthHarness, visitor } from '../testing/auth-harness.js';
import { newUser } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

describe('the plan of the people of a white label', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  }, 30_000);
  afterAll(() => auth.stop());

  const person = async (given: Partial<User>): Promise<User> => {
    const user = newUser({ name: 'Robin', email: `${newId()}@people.example`, ...given }, new Date());
    await auth.get(UsersRepository).add(user);
    return user;
  };
  const accountOf = async ({ _id }: User) => (await auth.call(limitsOfAccount, { userId: _id })).account;
  const limits = { campaigns: 2, products: null, mediaBytes: null, emailsPerMonth: null };
  const changed = (whiteLabelId: string, formerName: string, name: string, rev: number, campaigns = 2) => {
    const plan = { name, limits: { ...limits, campaigns }, features: {} };
    return auth.deliver(planChanged, { whiteLabelId, formerName, plan, rev }, new Date(), whiteLabelId);
  };

  it('gives them its limits when it changes, and takes them along when it is renamed, at its own site alone', async () => {
    const [tenantId, otherTenant] = [newId(), newId()];
    const ana = await person({ tenantId, planName: 'Basic' });
    const others = [
      await person({ tenantId, planName: 'Pro' }),
      await person({ tenantId: otherTenant, planName: 'Basic' }),
      await person({ planName: 'Basic' }),
    ];
    await changed(tenantId, 'Basic', 'Start', 4);
    expect(await accountOf(ana)).toMatchObject({ planName: 'Start', limits: { ...noLimits, campaigns: 2 } });
    for (const other of others) expect(await accountOf(other)).toMatchObject({ limits: noLimits });
    const { counts } = await auth.call(countPeopleOfPlans, { whiteLabelId: tenantId });
    expect(counts).toEqual({ Start: 1, Pro: 1 });
  });

  it('stays the newer one when an older change arrives late', async () => {
    const tenantId = newId();
    const ana = await person({ tenantId, planName: 'Basic' });
    await changed(tenantId, 'Basic', 'Basic', 6, 5);
    await changed(tenantId, 'Basic', 'Basic', 5, 1);
    expect((await accountOf(ana))?.limits.campaigns).toBe(5);
  });

  it('is shown to its person with what is used of it; what cannot be asked is not known', async () => {
    const user = await person({ limits: { ...noLimits, campaigns: 3 } });
    auth.answer = (subject) => {
      if (subject === pageUsageOfOwners.subject) return { owners: [{ ownerId: user._id, pages: 2 }] };
      throw new DomainError('core.unavailable');
    };
    const ctx: Ctx = { ...visitor(), userId: user._id, role: 2, tokenType: 'owner', sessionId: newId() };
    expect(await auth.call(limitsOfCaller, {}, ctx)).toEqual({
      planName: 'Free',
      limits: { ...noLimits, campaigns: 3 },
      usage: { campaigns: 2, products: null, mediaBytes: null, subUsers: 0, emailsPerMonth: 0 },
    });
  });
});
