import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  commerceUsageOfOwners,
  createSubUser,
  getSubUserUsage,
  limitsOfCaller,
  mediaUsageOfOwners,
  noLimits,
  pageUsageOfOwners,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { as, AuthHarness } from '../testing/auth-harness.js';
import { aCreator, goodPassword } from '../testing/people.js';
import { aReseller, knowResellers, type TestReseller } from '../testing/resellers.js';

describe('how much people of a white label have', () => {
  let auth: AuthHarness;
  let one: TestReseller;
  let other: TestReseller;
  const limits = { ...noLimits, campaigns: 3 };
  beforeAll(async () => {
    auth = await AuthHarness.start();
  }, 30_000);
  afterAll(() => auth.stop());
  beforeEach(() => {
    one = aReseller({ plans: [{ name: 'Starter', limits: { campaigns: 3 }, isDefault: true }] });
    other = aReseller();
    knowResellers(auth, one, other);
  });

  const add = async (by: TestReseller, email: string) =>
    (await auth.call(createSubUser, { name: 'Robin', email, password: goodPassword }, by.ctx))._id;
  /** What the other services say; what is not here cannot be asked. */
  const counted = (answers: Record<string, unknown>, asked: string[] = []) => {
    const about = auth.answer;
    const counting = [pageUsageOfOwners.subject, commerceUsageOfOwners.subject, mediaUsageOfOwners.subject];
    auth.answer = (subject, payload, ctx) => {
      if (!counting.some((known) => known === subject)) return about(subject, payload, ctx);
      asked.push(subject);
      if (!answers[subject]) throw new DomainError('core.unavailable');
      return answers[subject];
    };
  };

  it('is asked once of each service for all of them, and said beside what their plan allows', async () => {
    const [ana, ben] = [await add(one, 'ana@example.com'), await add(one, 'ben@example.com')];
    const asked: string[] = [];
    counted(
      {
        [pageUsageOfOwners.subject]: { owners: [{ ownerId: ana, pages: 2 }] },
        [commerceUsageOfOwners.subject]: { owners: [{ ownerId: ben, products: 1, orders: 4 }] },
        [mediaUsageOfOwners.subject]: { owners: [{ ownerId: ana, mediaBytes: 7 }] },
      },
      asked,
    );
    const { users } = await auth.call(getSubUserUsage, { userIds: [ana, ben] }, one.ctx);
    const none = { lastSeenAt: null, emailsOfMonth: 0, limits };
    expect(users.toSorted((a, b) => a.userId.localeCompare(b.userId))).toEqual([
      { ...none, userId: ana, pages: 2, products: 0, orders: 0, mediaBytes: 7 },
      { ...none, userId: ben, pages: 0, products: 1, orders: 4, mediaBytes: 0 },
    ]);
    expect(asked).toHaveLength(3);
  });

  it('is not known where a service is away', async () => {
    const ana = await add(one, 'ana@example.com');
    counted({ [pageUsageOfOwners.subject]: { owners: [] } });
    const { users } = await auth.call(getSubUserUsage, { userIds: [ana] }, one.ctx);
    expect(users).toMatchObject([{ pages: 0, products: null, orders: null, mediaBytes: null }]);
  });

  it('is said but for its mails while Redis is away, also of the own account', async () => {
    const ana = await add(one, 'ana@example.com');
    counted({ [pageUsageOfOwners.subject]: { owners: [{ ownerId: ana, pages: 2 }] } });
    auth.openAllowance.used = null;
    try {
      const { users } = await auth.call(getSubUserUsage, { userIds: [ana] }, one.ctx);
      expect(users).toMatchObject([{ pages: 2, emailsOfMonth: null }]);
      const own = as(await aCreator(auth, 'away@example.com'));
      expect(await auth.call(limitsOfCaller, {}, own)).toMatchObject({ usage: { subUsers: 0, emailsPerMonth: null } });
    } finally {
      auth.openAllowance.used = 0;
    }
  });

  it('is not said of people of another site or of the platform, and nothing is asked about them', async () => {
    const foreign = await add(other, 'foreign@example.com');
    const creator = await aCreator(auth, 'creator@example.com');
    const asked: string[] = [];
    counted({}, asked);
    const userIds = [foreign, creator.user._id, newId()];
    expect(await auth.call(getSubUserUsage, { userIds }, one.ctx)).toEqual({ users: [] });
    expect(asked).toEqual([]);
  });
});
