import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  endImpersonation,
  extendImpersonation,
  listSessions,
  login,
  logout,
  me,
  refreshSession,
  startImpersonation,
  updateProfile,
  type RouteRule,
} from '@linkyard/contracts';
import { must, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { Browser } from './auth-browser.js';
import { httpCommands } from './role-matrix.js';

const reason = 'A question about an order';
/** For a creator without features; what is refused for another reason comes first. */
const isReachable = ({ role, feature }: RouteRule) => role !== 'owner' && feature === undefined;

describe('an administrator who signs in as a user', () => {
  let ana: Person;
  let browser: Browser;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });
  beforeEach(async () => {
    const { email, password } = await theAdmin();
    browser = new Browser();
    expect((await browser.call(login, { email, password })).http).toBe(200);
  });

  afterEach(() => browser.call(logout, {}));

  const start = () => browser.call(startImpersonation, { userId: ana.userId, reason });
  const account = async () => (await browser.call(me, {})).reply.data;

  it('has a session of the user in the browser, for an hour, and the way back in a cookie that no script reads', async () => {
    const { http, reply } = await start();
    expect(http).toBe(200);
    expect(reply.data).toMatchObject({ to: '/dashboard', user: { email: ana.email } });
    expect(JSON.stringify(reply.data)).not.toMatch(/returnToken|refreshToken/);
    expect(browser.jar.line('token')).toMatch(/Max-Age=86400;/);
    expect(browser.jar.line('impersonator')).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(await account()).toMatchObject({
      user: { email: ana.email, role: 2 },
      otherData: { impersonated: true, impersonation: { by: 'admin' } },
    });
    expect((await browser.call(refreshSession, {})).http).toBe(200);
    expect((await browser.call(extendImpersonation, {})).http).toBe(200);
    expect(await account()).toMatchObject({ user: { email: ana.email }, otherData: { impersonated: true } });
  });

  it('goes back to the own session by either way, and the sessions of the user stay', async () => {
    for (const way of [endImpersonation, logout]) {
      await start();
      const { reply } = await browser.call(way, {});
      expect(reply.data).toMatchObject({ to: '/admin/users', user: { role: 1 } });
      expect(browser.jar.get('impersonator')).toBeUndefined();
      expect(await account()).toMatchObject({ user: { role: 1 }, otherData: { impersonated: false } });
    }
    expect((await must(me, {}, ana.token)).user.email).toBe(ana.email);
    const { sessions } = await must(listSessions, {}, ana.token);
    expect(sessions.filter(({ impersonated }) => impersonated)).toEqual([]);
  });

  it('gets no session of an administrator for the token of the user alone', async () => {
    const token = String((await start()).reply.data?.['token']);
    const { reply, http } = await new Browser().call(endImpersonation, {}, { authorization: token });
    expect([http, reply.data]).toEqual([200, { to: '/signin' }]);
    expect((await browser.call(me, {})).http).toBe(401);
    // The browser that began renews into the own session.
    expect((await browser.call(refreshSession, {})).reply.data).toMatchObject({ returned: true, user: { role: 1 } });
    expect(await account()).toMatchObject({ user: { role: 1 } });
  });

  it('is refused what only the user may do, before the request is read', async () => {
    await start();
    const refused = httpCommands().filter(({ http }) => http.whileImpersonating === 'refused' && isReachable(http));
    expect(refused.length).toBeGreaterThan(5);
    for (const command of refused) {
      const { http, reply } = await browser.call(command, {});
      expect([command.subject, http, reply.code]).toEqual([command.subject, 403, 'auth.not_while_impersonating']);
    }
    const { http, reply } = await browser.call(updateProfile, { disableImpersonation: true });
    expect([http, reply.code]).toEqual([403, 'auth.not_while_impersonating']);
  });

  it('is no administrator while acting, and cannot begin another one (J3)', async () => {
    await start();
    const { http } = await browser.call(startImpersonation, { userId: ana.userId, reason });
    expect(http).toBe(403);
  });
});
