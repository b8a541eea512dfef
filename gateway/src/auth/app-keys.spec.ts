import { describe, expect, it } from '@jest/globals';
import { AppKeys } from './app-keys.js';

const keys = new AppKeys('s'.repeat(32), false);
const id = keys.newBrowserId();
const cookie = `token=x; browser_id=${id}`;
const origin = 'https://app.example';

describe('a token bound to a browser', () => {
  const bound = keys.bind('head.claims.signature', id);

  it('has another signature, a new one each time', () => {
    expect(bound).toMatch(/^head\.claims\.~/);
    expect(bound).not.toContain('signature');
    expect(keys.bind('head.claims.signature', id)).not.toBe(bound);
  });

  it('is the token again with the key of that browser alone', () => {
    expect(keys.unbind(bound, keys.keyOf(id))).toBe('head.claims.signature');
    for (const key of [undefined, '', [keys.keyOf(id)], id, keys.keyOf(keys.newBrowserId())])
      expect(keys.unbind(bound, key)).toBeNull();
  });

  it.each([
    'head.claims.~',
    '.~AAAA',
    `${bound}A`,
    bound.slice(0, -4),
    bound.replace('claims', 'others'),
    `${bound}.~AAAA`,
  ])('is nothing when it is altered (%#)', (altered) => {
    expect(keys.unbind(altered, keys.keyOf(id))).toBeNull();
  });

  it('leaves the token of an API client as it is', () => {
    expect(keys.unbind('head.claims.signature', undefined)).toBe('head.claims.signature');
  });

  const requests: [string, string, Record<string, string>, boolean][] = [
    ['a document of the app', 'POST', { cookie, origin, 'x-app-key': keys.keyOf(id) }, true],
    ['a script of a public page', 'POST', { cookie, origin, 'sec-fetch-site': 'same-origin' }, false],
    ['a script of a public page with another key', 'POST', { cookie, origin, 'x-app-key': keys.keyOf('x') }, false],
    ['a script of an old browser', 'POST', { cookie, origin }, false],
    ['a script that reads', 'GET', { cookie }, false],
    ['a thief with the token alone', 'POST', {}, false],
    ['an API client that keeps cookies', 'POST', { cookie }, true],
  ];
  it.each(requests)('is accepted or refused from %s', (_from, method, headers, isAccepted) => {
    expect(keys.tokenOf({ method, headers }, bound) !== null).toBe(isAccepted);
    expect(keys.provenBrowserId({ method, headers }) !== undefined).toBe(isAccepted);
  });
});

describe('the cookie of a browser', () => {
  it('has over https a name that fixes its path and host', () => {
    expect(new AppKeys('s'.repeat(32), true).cookieName).toMatch(/^__Host-/);
  });
  it.each(['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}/`])('is ignored when it is none of ours: "%s"', (value) => {
    expect(keys.browserIdOf({ cookie: `browser_id=${value}` })).toBeUndefined();
  });
});
