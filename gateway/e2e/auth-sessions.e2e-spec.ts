import { beforeAll, describe, expect, it } from '@jest/globals';
import { changePassword, listSessions, login, logout, me, refreshSession, revokeSession } from '@linkyard/contracts';
import { call, must, newPerson, send, type Person } from '@linkyard/testing';
import { Browser } from './auth-browser.js';

describe('sessions in a browser', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newPerson('Ana');
  });

  const signedIn = async (person = ana) => {
    const browser = new Browser();
    const { http, reply } = await browser.call(login, { email: person.email, password: person.password });
    expect([http, reply.status]).toEqual([200, 1]);
    return { browser, reply };
  };

  it('the token is readable and short-lived, the refresh cookie is not readable and goes to /auth alone', async () => {
    const { browser, reply } = await signedIn();
    expect(browser.jar.get('token')).toBe(reply.data?.['token']);
    expect(browser.jar.line('token')).toMatch(/Path=\/;.*SameSite=Lax/i);
    expect(browser.jar.line('token')).not.toMatch(/HttpOnly/i);
    expect(browser.jar.line('linkyard_refresh')).toMatch(/Path=\/auth;.*HttpOnly.*SameSite=Strict/i);
    expect(reply.data).not.toHaveProperty('refreshToken');
    const lifeMs = new Date(String(reply.data?.['expiresAt'])).getTime() - Date.now();
    expect(lifeMs).toBeGreaterThan(60_000);
    expect(lifeMs).toBeLessThanOrEqual(15 * 60_000);
  });

  it('the token is taken raw and after Bearer, and not from the cookie alone', async () => {
    const token = (await signedIn()).browser.jar.get('token') ?? '';
    expect((await call(me, {}, token)).body.data).toMatchObject({ user: { email: ana.email } });
    expect((await call(me, {}, `Bearer ${token}`)).http).toBe(200);
    const browser = new Browser();
    browser.jar.take(new Headers({ 'set-cookie': `token=${token}; Path=/` }));
    expect((await browser.call(me, {}, { authorization: '' })).http).toBe(401);
    expect((await call(me, {}, `${token}x`)).http).toBe(401);
  });

  it('the refresh cookie renews, whatever the body says, and the old one is spent', async () => {
    const { browser } = await signedIn();
    const before = browser.jar.copy();
    const renewed = await browser.call(refreshSession, { refreshToken: 'chosen by the page' });
    expect(renewed.http).toBe(200);
    expect(browser.jar.get('linkyard_refresh')).not.toBe(before.get('linkyard_refresh'));
    expect((await browser.call(me, {})).http).toBe(200);
    await browser.call(refreshSession, {});
    // Two renewals ago: no other tab can hold this one any more.
    const thief = await new Browser(before).call(refreshSession, {});
    expect([thief.http, thief.reply.code]).toEqual([401, 'auth.session_ended']);
    expect((await browser.call(me, {})).http).toBe(401);
  });

  it('is not renewed for another site, nor without a cookie', async () => {
    const { browser } = await signedIn();
    const foreign = await browser.call(refreshSession, {}, { origin: 'https://evil.example' });
    expect([foreign.http, foreign.reply.code]).toEqual([403, 'core.forbidden']);
    expect((await new Browser().call(refreshSession, {})).reply.code).toBe('auth.session_ended');
    expect((await browser.call(refreshSession, {})).http).toBe(200);
  });

  it('signing out ends the session on the server and clears both cookies', async () => {
    const { browser } = await signedIn();
    const token = browser.jar.get('token') ?? '';
    const kept = browser.jar.copy();
    expect((await browser.call(logout, {})).reply.message).toBe('You are signed out.');
    expect([browser.jar.get('token'), browser.jar.get('linkyard_refresh')]).toEqual([undefined, undefined]);
    expect((await call(me, {}, token)).http).toBe(401);
    expect((await new Browser(kept).call(refreshSession, {})).http).toBe(401);
  });

  it('one device or all of them can be signed out, never those of another person', async () => {
    const ben = await newPerson('Ben');
    const [laptop, phone] = [await signedIn(), await signedIn()];
    const { sessions } = await must(listSessions, {}, laptop.browser.jar.get('token'));
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const [mine] = sessions.filter(({ current }) => current);
    expect((await call(revokeSession, { _id: mine?._id }, ben.token)).http).toBe(404);
    expect((await laptop.browser.call(me, {})).http).toBe(200);
    await laptop.browser.call(revokeSession, { all: true });
    expect((await phone.browser.call(me, {})).http).toBe(401);
    expect((await laptop.browser.call(me, {})).http).toBe(200);
  });

  it('a new password ends the other sessions at once; this browser goes on', async () => {
    const cleo = await newPerson('Cleo');
    const [here, there] = [await signedIn(cleo), await signedIn(cleo)];
    const password = 'a brand new phrase';
    const request = { currentPassword: cleo.password, password, confirmPassword: password };
    const wrong = await here.browser.call(changePassword, { ...request, currentPassword: 'no' });
    expect([wrong.http, wrong.reply.code]).toEqual([422, 'auth.password_wrong']);
    expect((await here.browser.call(changePassword, request)).http).toBe(200);
    expect((await here.browser.call(me, {})).http).toBe(200);
    expect((await there.browser.call(me, {})).http).toBe(401);
    expect((await call(me, {}, cleo.token)).http).toBe(401);
  });

  it('a call without a session is refused in words and with its request id', async () => {
    const { http, body } = await send({ path: '/auth/sessions', role: 'any' }, {});
    expect([http, body]).toEqual([
      401,
      {
        status: 0,
        code: 'core.unauthenticated',
        message: 'Please sign in to continue.',
        requestId: expect.any(String),
      },
    ]);
  });
});
