import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeUserStatus,
  limitsOfAccount,
  listUsers,
  noLimits,
  resetPassword,
  saveUser,
  verifySession,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { passwordHasher } from '@linkyard/crypto';
import { newId } from '@linkyard/mongo';
import { as, AuthHarness, tokenOf } from '../testing/auth-harness.js';
import { goodPassword, signIn } from '../testing/people.js';
import { newUser } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';

const hasher = passwordHasher({ memoryCost: 512, timeCost: 1, parallelism: 1 });

describe('accounts that administrators make and change', () => {
  let auth: AuthHarness;
  let passwordHash: string;
  beforeAll(async () => {
    auth = await AuthHarness.start();
    auth.answer = () => ({ canSend: true });
    passwordHash = await hasher.hash(goodPassword);
  }, 30_000);
  afterAll(() => auth.stop());

  const person = async (given: Partial<User> = {}): Promise<User> => {
    const now = new Date();
    const email = `${newId()}@people.example`;
    const user = newUser({ name: 'Robin', email, emailVerifiedAt: now, state: 'active', passwordHash, ...given }, now);
    await auth.get(UsersRepository).add(user);
    return user;
  };
  const admin = async () => {
    const user = await person({ role: 1, step: 0, name: 'Ada' });
    return { user, ctx: as(await signIn(auth, user.email)) };
  };
  const save = (request: RequestInput<typeof saveUser>, ctx: Ctx) => auth.call(saveUser, request, ctx);
  const proven = ({ email }: Pick<User, 'email'>) => ({ promotion: { email, password: goodPassword } });
  const onlyAdmins = async (...ids: string[]) =>
    auth.rows('users').updateMany({ role: 1, _id: { $nin: ids } }, { $set: { status: 0 } });

  it('sign in with the password that was given, and have the plan, limits and features that were', async () => {
    const { ctx } = await admin();
    const email = `${newId()}@people.example`;
    const limits = { campaigns: 3, subUsers: 0 };
    const made = await save(
      { name: 'Kim', email, password: goodPassword, planName: 'Studio', limits, features: { whiteLabel: true } },
      ctx,
    );
    const expected = { planName: 'Studio', limits: { ...noLimits, ...limits }, features: { whiteLabel: true } };
    expect(made).toMatchObject({ ...expected, role: 2, state: 'active', tokenType: 'owner', tenantId: null });
    expect((await signIn(auth, email)).user).toMatchObject({ ...expected, step: 1 });
    expect(await auth.call(limitsOfAccount, { userId: made._id })).toMatchObject({ account: { limits } });
    expect((await auth.events('auth.user.registered')).map(({ userId }) => userId)).toContain(made._id);
    await expect(save({ name: 'Kim', email }, ctx)).rejects.toMatchObject({
      details: { errors: [{ path: 'email', code: 'white-label.email_exists' }] },
    });
  });

  it('get a mail with a link to choose a password where none was given', async () => {
    const { ctx } = await admin();
    await auth.deliverMails();
    const email = `${newId()}@people.example`;
    expect(await save({ name: 'Lee', email }, ctx)).toMatchObject({ state: 'pendingVerification' });
    const [mail] = await auth.deliverMails();
    expect(mail).toMatchObject({ template: 'account-invited', to: email, values: { name: 'Lee', days: '7' } });
    await auth.pass(6 * 86_400_000);
    const chosen = { password: goodPassword, confirmPassword: goodPassword };
    await auth.call(resetPassword, { token: tokenOf(mail), ...chosen });
    expect((await signIn(auth, email)).user).toMatchObject({ state: 'active' });
  });

  it('keep what is not sent, and are not changed by one who has not seen the latest', async () => {
    const { ctx } = await admin();
    const user = await person({ limits: { ...noLimits, campaigns: 5 }, features: { whiteLabel: true } });
    const about = { _id: user._id, rev: user.rev };
    const saved = await save({ ...about, limits: { products: 2 }, features: { customDomain: true } }, ctx);
    expect(saved).toMatchObject({
      ...{ name: 'Robin', email: user.email, limits: { ...noLimits, campaigns: 5, products: 2 } },
      features: { whiteLabel: true, customDomain: true },
    });
    await expect(save({ ...about, name: 'Other' }, ctx)).rejects.toHaveCode('core.stale_rev');
    const unlimited = await save({ _id: user._id, rev: saved.rev, limits: { campaigns: null } }, ctx);
    expect(unlimited.limits).toEqual({ ...noLimits, products: 2 });
  });

  it('of a white label are no administrators and have no white label or domain of their own', async () => {
    const { ctx } = await admin();
    const user = await person({ tenantId: newId() });
    const about = { _id: user._id, rev: user.rev };
    for (const [sent, path] of [
      [{ features: { whiteLabel: true } }, 'features.whiteLabel'],
      [{ features: { customDomain: true } }, 'features.customDomain'],
      [{ role: 1 as const, ...proven(user) }, 'role'],
    ] as const)
      await expect(save({ ...about, ...sent }, ctx)).rejects.toMatchObject({ details: { errors: [{ path }] } });
    expect(await save({ ...about, name: 'Sam', limits: { campaigns: 1 } }, ctx)).toMatchObject({ name: 'Sam' });
  });

  it('are signed out and informed when their password is changed, at the site of their tenant too', async () => {
    const { ctx } = await admin();
    await auth.deliverMails();
    const user = await person({ tenantId: newId() });
    await save({ _id: user._id, rev: user.rev, password: 'another battery staple' }, ctx);
    expect(await auth.deliverMails()).toMatchObject([{ template: 'password-changed', to: user.email }]);
    expect(auth.signals.map(({ userId }) => userId)).toContain(user._id);
  });

  describe('become administrators', () => {
    it('only by name and with the password or a code of the person who asks', async () => {
      const { ctx } = await admin();
      const user = await person();
      const promote = (promotion?: RequestInput<typeof saveUser>['promotion']) =>
        save({ _id: user._id, rev: user.rev, role: 1, ...(promotion ? { promotion } : {}) }, ctx);
      await expect(promote()).rejects.toHaveCode('auth.promotion_unconfirmed');
      await expect(promote({ email: user.email })).rejects.toHaveCode('auth.promotion_unconfirmed');
      await expect(promote({ email: user.email, otp: '000000' })).rejects.toHaveCode('auth.promotion_unconfirmed');
      await expect(promote({ email: user.email, password: 'wrong' })).rejects.toHaveCode('auth.password_wrong');
      await expect(promote({ email: 'other@people.example', password: goodPassword })).rejects.toMatchObject({
        details: { errors: [{ path: 'promotion.email' }] },
      });
      const fresh = { name: 'New', email: `${newId()}@people.example`, role: 1 as const };
      await expect(save(fresh, ctx)).rejects.toHaveCode('auth.promotion_unconfirmed');
      expect(await auth.rows('users').findOne({ _id: user._id })).toMatchObject({ role: 2 });
      await expect(
        save({ _id: user._id, rev: user.rev, role: 1, ...proven(user) }, { ...ctx, impersonatorId: newId() }),
      ).rejects.toHaveCode('auth.not_while_impersonating');
    });

    it('and every active administrator is informed by mail', async () => {
      const { user: ada, ctx } = await admin();
      const { user: bea } = await admin();
      await onlyAdmins(ada._id, bea._id);
      await auth.deliverMails();
      const user = await person({ name: 'Kim' });
      expect(await save({ _id: user._id, rev: user.rev, role: 1, ...proven(user) }, ctx)).toMatchObject({ role: 1 });
      const mails = (await auth.deliverMails()).filter(({ template }) => template === 'admin-added');
      expect(mails.map(({ to }) => to).toSorted()).toEqual([ada.email, bea.email, user.email].toSorted());
      expect(mails[0]?.values).toMatchObject({ person: `Kim (${user.email})`, by: `Ada (${ada.email})` });
    });
  });

  describe('of administrators', () => {
    it('lose their rights with the next request', async () => {
      const [{ ctx }, other] = [await admin(), await admin()];
      await save({ _id: other.user._id, rev: other.user.rev, role: 2 }, ctx);
      const { sessionId } = other.ctx;
      const { session } = await auth.call(verifySession, { jti: sessionId ?? '', userId: other.user._id });
      expect(session).toMatchObject({ role: 2 });
      expect(auth.signals.some(({ userId }) => userId === other.user._id)).toBe(true);
    });

    it.each<[string, (user: User, ctx: Ctx) => Promise<unknown>]>([
      ['switched off', ({ _id }, ctx) => auth.call(changeUserStatus, { _id, status: 0 }, ctx)],
      ['demoted', ({ _id, rev }, ctx) => save({ _id, rev, role: 2 }, ctx)],
    ])('are not %s by each other at once, for one stays', async (_what, act) => {
      const [one, other] = [await admin(), await admin()];
      await onlyAdmins(one.user._id, other.user._id);
      const results = await Promise.allSettled([act(one.user, other.ctx), act(other.user, one.ctx)]);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : []));
      expect(refused).toEqual(['auth.last_admin']);
      const left = { role: 1, status: 1, _id: { $in: [one.user._id, other.user._id] } };
      expect(await auth.rows('users').countDocuments(left)).toBe(1);
    });

    it('include the last one, who does not demote themselves', async () => {
      const { user, ctx } = await admin();
      await onlyAdmins(user._id);
      await expect(save({ _id: user._id, rev: user.rev, role: 2 }, ctx)).rejects.toHaveCode('auth.last_admin');
      expect((await auth.call(listUsers, { filters: { ids: [user._id] } }, ctx)).data).toMatchObject([{ role: 1 }]);
    });
  });
});
