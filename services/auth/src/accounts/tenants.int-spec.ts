import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  enrolTwoFactor,
  forgotPassword,
  login,
  me,
  noLimits,
  register,
  verifyEmail,
  verifySession,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import { ownSites } from '@linkyard/service-kit';
import { hostOfTenant } from '@linkyard/service-kit/testing';
import { AuthHarness, as, siteOwner, visitor } from '../testing/auth-harness.js';
import { goodPassword, openedSession } from '../testing/people.js';
import { UsersRepository } from '../user-records/users.repository.js';

/** At whose host a visitor is. */
const at = (tenantId: string | null, signup: 'open' | 'invite' | 'closed' = 'open', network?: string): Ctx => ({
  ...visitor(network),
  tenantId,
  site: { tenantId, kind: tenantId === null ? 'platform' : 'tenant', ...(tenantId === null ? {} : { signup }) },
});

describe('one address at the platform and at two tenants', () => {
  let auth: AuthHarness;
  const [one, other] = [newId(), newId()];
  const email = 'robin@example.com';
  const passwordAt = (tenantId: string | null) => `${goodPassword} ${tenantId ?? 'platform'}`;
  beforeAll(async () => {
    auth = await AuthHarness.start();
  }, 30_000);
  afterAll(() => auth.stop());

  const signUpAt = async (tenantId: string | null) => {
    const person = { name: 'Robin', email, password: passwordAt(tenantId), terms: true as const };
    await auth.call(register, person, at(tenantId));
    const mails = await auth.deliverMails();
    return mails.find(({ to }) => to === email)?.values['code'] ?? '';
  };

  it('has three accounts, each with its own code and password', async () => {
    const tenants = [null, one, other];
    const codes: string[] = [];
    for (const tenantId of tenants) codes.push(await signUpAt(tenantId));
    await expect(auth.call(verifyEmail, { email, otp: codes[1] ?? '' }, at(other))).rejects.toHaveCode(
      'auth.code_invalid',
    );
    const sessions = [];
    for (const [index, tenantId] of tenants.entries())
      sessions.push(openedSession(await auth.call(verifyEmail, { email, otp: codes[index] ?? '' }, at(tenantId))));
    expect(new Set(sessions.map(({ user }) => user._id)).size).toBe(3);
    for (const tenantId of tenants) {
      const reply = await auth.call(login, { email, password: passwordAt(tenantId) }, at(tenantId));
      const { sessionId, userId } = as(reply);
      const asked = { jti: sessionId ?? '', userId: userId ?? '' };
      const tokenType = tenantId === null ? 'owner' : 'wlUser';
      expect(await auth.call(verifySession, asked)).toMatchObject({ session: { tenantId, tokenType } });
      const site_title = tenantId === null ? 'Linkyard' : `Tenant ${tenantId}`;
      expect(reply).toMatchObject({ otherData: { site_title } });
      const signedIn = { ...as(reply), tenantId };
      expect(await auth.call(me, {}, signedIn)).toMatchObject({ otherData: { site_title } });
      const { otpauthUrl } = await auth.call(enrolTwoFactor, { password: passwordAt(tenantId) }, signedIn);
      expect(new URL(otpauthUrl).searchParams.get('issuer')).toBe(site_title);
    }
  });

  it("is at a reseller's site on its default plan, with what that gives, and at the platform on none of it", async () => {
    const pages = { ...noLimits, campaigns: 2 };
    auth.plans = [
      { name: 'Pro', limits: noLimits, features: {}, isDefault: false },
      { name: 'Starter', limits: pages, features: { ai: true }, isDefault: true },
    ];
    const joined = async (tenantId: string | null) => {
      const address = `${newId()}@example.com`;
      await auth.call(register, { name: 'Kim', email: address, password: goodPassword, terms: true }, at(tenantId));
      return runForTenant(tenantId, () => auth.get(UsersRepository).byEmail(address));
    };
    expect(await joined(one)).toMatchObject({ planName: 'Starter', limits: pages, features: { ai: true } });
    expect(await joined(null)).toMatchObject({ planName: 'Free', limits: noLimits, features: {} });
  });

  it("is not opened where the reseller may have no more people, whether or not the address has an account; the last place is one person's", async () => {
    const tenantId = newId();
    auth.limit(siteOwner, { subUsers: 2 });
    const join = (address: string, where: string | null = tenantId) =>
      auth.call(register, { name: 'Kim', email: address, password: goodPassword, terms: true }, at(where));
    await join('kim@example.com');
    const both = await Promise.allSettled([join('lou@example.com'), join('max@example.com')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const address of ['kim@example.com', 'new@example.com'])
      await expect(join(address)).rejects.toHaveCode('auth.signup_closed');
    await join('new@example.com', null);
    auth.limit(siteOwner, { subUsers: null });
    await join('new@example.com');
  });

  it('is not signed in at one with the password of another', async () => {
    const wrong = auth.call(login, { email, password: passwordAt(one) }, at(other));
    await expect(wrong).rejects.toHaveCode('auth.login_failed');
    await expect(auth.call(login, { email, password: passwordAt(one) }, at(newId()))).rejects.toHaveCode(
      'auth.login_failed',
    );
  });

  it('is mailed links to its own site, whatever host was asked', async () => {
    for (const tenantId of [null, one, other]) {
      await auth.call(forgotPassword, { email }, { ...at(tenantId), host: 'evil.example' });
      await auth.pass(61_000);
    }
    const mails = (await auth.deliverMails()).filter(({ template }) => template === 'reset-password');
    const origins = mails.map(({ values }) => new URL(values['link'] ?? '').origin);
    const sites = [one, other].map((tenantId) => `http://${hostOfTenant(tenantId)}`);
    expect(origins.sort()).toEqual([...sites, ownSites(process.env).origins.app].sort());
  });

  it('is locked at one alone', async () => {
    const guess = () => auth.call(login, { email, password: 'not it at all' }, at(one, 'open', 'strange'));
    for (let tries = 0; tries < 5; tries += 1) await expect(guess()).rejects.toHaveCode('auth.login_failed');
    await expect(guess()).rejects.toHaveCode('auth.locked');
    const free = auth.call(login, { email, password: passwordAt(other) }, at(other, 'open', 'strange'));
    expect(openedSession(await free).token).not.toBe('');
  });

  it.each([
    ['closed', 'auth.signup_closed'],
    ['invite', 'auth.signup_by_invitation'],
  ] as const)('opens no account where signing up is %s', async (signup, code) => {
    const person = { name: 'Kim', email: 'kim@example.com', password: goodPassword, terms: true as const };
    await expect(auth.call(register, person, at(one, signup))).rejects.toHaveCode(code);
  });
});
