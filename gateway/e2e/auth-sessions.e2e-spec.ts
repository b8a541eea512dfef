import { beforeAll, describe, expect, it } from '@jest/globals';
import { changePassword, listSessions, login, logout, me, refreshSession, revokeSession } from '@linkyard/contracts';
import { baseUrl, call, must, newPerson, send, type Person } from '@linkyard/testing';
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
    expect(browser.jar.get('token')?.split('.').slice(0, 2)).toEqual(
      String(reply.data?.['token']).split('.').slice(0, 2),
    );
    expect(browser.jar.line('token')).toMatch(/Path=\/;.*SameSite=Lax/i);
    expect(browser.jar.line('token')).not.toMatch(/HttpOnly/i);
    expect(browser.jar.line('refresh_token')).toMatch(/Path=\/auth;.*HttpOnly.*SameSite=Strict/i);
    expect(reply.data).not.toHaveProperty('refreshToken');
    const lifeMs = new Date(String(reply.data?.['expiresAt'])).getTime() - Date.now();
    expect(lifeMs).toBeGreaterThan(60_000);
    expect(lifeMs).toBeLessThanOrEqual(15 * 60_000);
  });

  it('the token of the cookie counts for a page of the app alone, which shows the key of its browser', async () => {
    const { browser } = await signedIn();
    const opened = await browser.visit('/dashboard', { 'sec-fetch-dest': 'document' });
    const key = /name="app-key" content="(\w+)"/.exec(await opened.text())?.[1] ?? '';
    const page = { origin: new URL(baseUrl()).origin, 'sec-fetch-site': 'same-origin' };
    expect((await browser.call(me, {}, { ...page, 'x-app-key': key })).http).toBe(200);
    expect((await browser.call(refreshSession, {}, { ...page, 'x-app-key': key })).http).toBe(200);
    expect((await browser.call(me, {}, { ...page, 'x-app-key': key })).http).toBe(200);
    const wrong: Record<string, string>[] = [{}, { 'x-app-key': 'f'.repeat(64) }];
    for (const shown of wrong) {
      expect((await browser.call(me, {}, { ...page, ...shown })).http).toBe(401);
      const { http, reply } = await browser.call(refreshSession, {}, { ...page, ...shown });
      expect([http, reply.code]).toEqual([401, 'x-app-key' in shown ? 'auth.document_outdated' : 'auth.session_ended']);
    }
    expect((await call(me, {}, browser.jar.get('token'))).http).toBe(401);
    for (const destination of ['empty', 'iframe', 'serviceworker'])
      expect(await (await browser.visit('/dashboard', { 'sec-fetch-dest': destination })).text()).not.toContain(key);
  });

  it('the token of a reply is taken raw and after Bearer, and not from the cookie alone', async () => {
    const token = String((await signedIn()).reply.data?.['token']);
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
    expect(browser.jar.get('refresh_token')).not.toBe(before.get('refresh_token'));
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

  it('signing out ends the session on the server and clears its cookies', async () => {
    const { browser, reply } = await signedIn();
    const token = String(reply.data?.['token']);
    const kept = browser.jar.copy();
    expect((await browser.call(logout, {})).reply.message).toBe('You are signed out.');
    expect(browser.jar.header()).toBe('');
    expect((await call(me, {}, token)).http).toBe(401);
    expect((await new Browser(kept).call(refreshSession, {})).http).toBe(401);
  });

  it('one device or all of them can be signed out, never those of another person', async () => {
    const ben = await newPerson('Ben');
    const [laptop, phone] = [await signedIn(), await signedIn()];
    const { sessions } = await must(listSessions, {}, String(laptop.reply.data?.['token']));
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
