import { Reflector } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { baseUrl } from '@linkyard/testing';
import { controllers } from '../src/controllers.js';
import { contractKey } from '../src/http/contract-metadata.js';
import { acceptsForms } from '../src/http/own-origin.guard.js';
import { openScreen, postForm } from './public-form.js';

const reflector = new Reflector();
/** Paths that browsers post forms to, with ids that name nothing. */
const formPaths = controllers()
  .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype).map((name): unknown => prototype[name]))
  .flatMap((handler) => (typeof handler === 'function' && reflector.get(acceptsForms, handler) ? [handler] : []))
  .map((handler) => reflector.get(contractKey, handler).path.replaceAll(/:\w+/g, 'a'.repeat(24)));

const post = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${baseUrl()}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('the answer to a posted form', () => {
  it('is known for every form of visitors', () => {
    expect(formPaths.length).toBeGreaterThan(14);
  });

  it.each(formPaths)('is shown by GET, so that a reload sends nothing again: %s', async (path) => {
    const reply = await post(path);
    const location = reply.headers.get('location') ?? '';
    expect([reply.status, location]).toEqual([303, expect.stringMatching(/^\/.*[?&]answer=[\w-]{32}$/)]);
    const [first, reloaded] = [await openScreen(location), await openScreen(location)];
    expect([first.status >= 400, reloaded.status, reloaded.text]).toEqual([true, first.status, first.text]);
  });

  it('has no personal data in its address, and is closed to other browsers once its own has opened it', async () => {
    const reply = await post('/wallet/lost', { email: 'vera@no' });
    const location = reply.headers.get('location') ?? '';
    expect(location).not.toContain('vera');
    const cookie = reply.headers.getSetCookie().join();
    expect(cookie).toMatch(/^form_answer=[\w-]{32}; Max-Age=900; Path=\/wallet\/lost; HttpOnly; SameSite=Lax$/);
    const own = await openScreen(location, 'en', cookie.split(';')[0]);
    expect([own.status, own.values['email']]).toEqual([422, 'vera@no']);
    const other = await openScreen(location);
    expect([other.status, other.values['email']]).toEqual([200, '']);
    const elsewhere = await openScreen(location.replace('/wallet/lost', '/donate'), 'en', cookie.split(';')[0]);
    expect([elsewhere.status, elsewhere.text.includes('vera')]).toEqual([303, false]);
  });

  it('opens five times for a browser without cookies, then the form is as it was at first', async () => {
    const location = (await post('/wallet/lost', { email: 'vera@no' })).headers.get('location') ?? '';
    const statuses = [];
    for (let reading = 0; reading < 6; reading += 1) statuses.push((await openScreen(location)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 200]);
  });

  it('is the answer of the post itself where it is too long to be kept, and for a live update', async () => {
    const long = await post('/wallet/lost', { email: 'x'.repeat(40_000) });
    expect([long.status, (await long.text()).includes('f-email-wrong')]).toEqual([422, true]);
    const live = await fetch(`${baseUrl()}/wallet/lost`, {
      ...{ method: 'POST', redirect: 'manual', headers: { 'x-live-update': '1' } },
      body: new URLSearchParams({ email: 'no' }),
    });
    expect(live.status).toBe(422);
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/.//evil.example', ''])(
    'leads back to a page of this host alone: %s',
    async (page) => {
      expect((await openScreen(`/f/answer?page=${encodeURIComponent(page)}`)).location).toBe('/');
    },
  );

  it('leads back to its page when it is over', async () => {
    const path = `/f/answer?page=/ana/shop&answer=${'a'.repeat(32)}`;
    expect((await openScreen(path)).location).toBe('/ana/shop');
    expect((await postForm('/f/a/b/c', {})).status).toBe(422);
  });
});
