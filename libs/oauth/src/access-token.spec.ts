import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { callPolicy } from '@linkyard/egress';
import { AccessToken, type TokenStore } from './access-token.js';
import { AuthorizedApi } from './authorized-api.js';
import { ConsentState } from './consent-state.js';
import { OauthClient, type OauthTokens } from './oauth-client.js';

const fetching = jest.spyOn(globalThis, 'fetch');
afterEach(() => {
  fetching.mockReset();
  jest.useRealTimers();
});
afterAll(() => void fetching.mockRestore());

const url = 'https://provider.example';
const expired: OauthTokens = { accessToken: 'old', refreshToken: 'refresh-0', expiresAt: 0 };
const policy = () => callPolicy({ timeoutMs: 1_000 });
const client = (calls = policy()) =>
  new OauthClient(
    {
      ...{ provider: 'p', authorizeUrl: `${url}/auth`, tokenUrl: `${url}/token`, redirectUri: 'https://x.example/' },
      ...{ clientId: 'id', clientSecret: 'secret', clientAuth: 'body', scope: '' },
    },
    { policy: calls, state: new ConsentState('s'.repeat(40), 'spec') },
  );

/** Tokens as the record of an account keeps them, for all processes. */
function aStore(tokens = expired) {
  let [stored, lockedUntil] = [tokens, 0];
  const store: TokenStore = {
    read: async () => stored,
    save: async (changed) => void (stored = changed),
    lock: async (now, until) => {
      if (lockedUntil > now.getTime()) return false;
      lockedUntil = until.getTime();
      return true;
    },
    unlock: async () => void (lockedUntil = 0),
  };
  return store;
}

/** A provider that replaces the refresh token with each use, and ends the access when one is used twice. */
function rotatingProvider() {
  let used = 0;
  fetching.mockImplementation(async (_url, init) => {
    const form = new URLSearchParams(String(init?.body));
    await new Promise((resolve) => setImmediate(resolve));
    if (form.get('refresh_token') !== `refresh-${used}`)
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    used += 1;
    const replaced = { access_token: `access-${used}`, refresh_token: `refresh-${used}` };
    return Response.json({ ...replaced, token_type: 'Bearer', expires_in: 3600 });
  });
}

describe('an access token', () => {
  it('is used until a minute before its end', async () => {
    const tokens = { ...expired, expiresAt: Date.now() + 1_000 };
    expect(await new AccessToken(tokens, { client: client(), policy: policy(), store: aStore(tokens) }).get()).toBe(
      'old',
    );
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is refreshed once by all who need it at the same time, in whatever process they are', async () => {
    rotatingProvider();
    const store = aStore();
    const parts = { client: client(), policy: policy(), store };
    const needing = Array.from({ length: 5 }, () => new AccessToken(expired, parts).get());
    expect(new Set(await Promise.all(needing))).toEqual(new Set(['access-1']));
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(await store.read()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  });

  it('is refreshed once although all of them were refused the last one before its end', async () => {
    rotatingProvider();
    const tokens = { ...expired, expiresAt: Date.now() + 3_600_000 };
    const parts = { client: client(), policy: policy(), store: aStore(tokens) };
    const needing = Array.from({ length: 3 }, () => new AccessToken(tokens, parts).get(true));
    expect(await Promise.all(needing)).toEqual(['access-1', 'access-1', 'access-1']);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is free for the next after a refresh that failed, and after a process that died', async () => {
    fetching.mockImplementationOnce(async () => new Response('', { status: 503 }));
    const store = aStore();
    const parts = { client: client(), policy: policy(), store };
    await expect(new AccessToken(expired, parts).get()).rejects.toMatchObject({ code: 'unavailable' });
    await store.lock(new Date(), new Date(Date.now() + 300));
    rotatingProvider();
    await expect(new AccessToken(expired, parts).get()).resolves.toBe('access-1');
  });
});

describe('a provider that comes back', () => {
  it('is reached again although every token has expired during its outage', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const calls = policy();
    fetching.mockImplementation(async () => new Response('', { status: 503 }));
    const valid = new AuthorizedApi({ baseUrl: url, token: async () => 'valid', policy: calls });
    for (let count = 0; count < 9; count += 1)
      await expect(valid.send({ path: '/' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(fetching).toHaveBeenCalledTimes(8);
    await jest.advanceTimersByTimeAsync(10_001);

    fetching.mockImplementation(async (address) =>
      String(address).endsWith('/token')
        ? Response.json({ access_token: 'new', token_type: 'Bearer', expires_in: 3600 })
        : Response.json({ ok: true }),
    );
    const token = new AccessToken(expired, { client: client(calls), policy: calls, store: aStore() });
    const api = new AuthorizedApi({ baseUrl: url, token: (isRefused) => token.get(isRefused), policy: calls });
    await expect(api.send({ path: '/' })).resolves.toMatchObject({ status: 200, text: '{"ok":true}' });
  });
});
