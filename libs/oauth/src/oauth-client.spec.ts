import { createHash } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { callPolicy } from '@linkyard/egress';
import { ConsentState } from './consent-state.js';
import { OauthClient, type OauthSettings } from './oauth-client.js';

const state = new ConsentState('s'.repeat(40), 'spec');
const person = { userId: 'user-1', tenantId: null };
const fetching = jest.spyOn(globalThis, 'fetch');
afterEach(() => void fetching.mockReset());
afterAll(() => void fetching.mockRestore());

function client(changes: Partial<OauthSettings> = {}, retries = 0) {
  const settings: OauthSettings = {
    provider: 'google',
    authorizeUrl: 'https://accounts.example.org/auth?hl=de',
    tokenUrl: 'https://tokens.example.org/token',
    revokeUrl: 'https://tokens.example.org/revoke',
    clientId: 'client id',
    clientSecret: 'se:cret/ü',
    clientAuth: 'body',
    redirectUri: 'https://linkyard.example/redirect/google',
    scope: 'one two',
    parameters: { prompt: 'consent' },
    ...changes,
  };
  return new OauthClient(settings, { policy: callPolicy({ timeoutMs: 1_000, retries }), state });
}
const answers = (...replies: [number, unknown, Record<string, string>?][]) => {
  for (const [status, body, headers] of replies)
    fetching.mockImplementationOnce(
      async () =>
        new Response(typeof body === 'string' ? body : JSON.stringify(body), {
          ...{ status, headers: { 'content-type': 'application/json', ...headers } },
        }),
    );
};
/** Of the only request that was sent. */
function sent() {
  expect(fetching).toHaveBeenCalledTimes(1);
  const [url, init] = fetching.mock.calls[0] ?? [];
  return {
    url: String(url),
    headers: new Headers(init?.headers),
    form: Object.fromEntries(new URLSearchParams(String(init?.body))),
    init,
  };
}
const tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 3600 };

describe('a consent page', () => {
  it('is asked for a code with PKCE and a state of the signed-in user', async () => {
    const url = new URL(await client().begin(person));
    const query = Object.fromEntries(url.searchParams);
    expect(url.origin + url.pathname).toBe('https://accounts.example.org/auth');
    expect(query).toMatchObject({
      ...{ hl: 'de', response_type: 'code', client_id: 'client id', scope: 'one two', prompt: 'consent' },
      ...{ redirect_uri: 'https://linkyard.example/redirect/google', code_challenge_method: 'S256' },
    });
    const verifier = state.verifierOf(query['state'] ?? '');
    expect(query['code_challenge']).toBe(createHash('sha256').update(verifier).digest('base64url'));
    expect(state.isValid(query['state'] ?? '', 'google', person)).toBe(true);
  });
});

describe('a code', () => {
  it('is exchanged for tokens with its verifier', async () => {
    const given = state.create('google', person);
    answers([200, { ...tokens, refresh_token: 'refresh', scope: 'one two' }]);
    const found = await client().finish(person, { code: 'co/de', state: given });
    expect(found).toMatchObject({ accessToken: 'access', refreshToken: 'refresh', scope: 'one two' });
    expect(found.expiresAt - Date.now()).toBeLessThanOrEqual(3_540_000);
    const { url, form, init } = sent();
    expect(url).toBe('https://tokens.example.org/token');
    expect(form).toEqual({
      ...{ grant_type: 'authorization_code', code: 'co/de', code_verifier: state.verifierOf(given) },
      ...{ redirect_uri: 'https://linkyard.example/redirect/google' },
      ...{ client_id: 'client id', client_secret: 'se:cret/ü' },
    });
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
  });

  it('of another user is refused without a request', async () => {
    const given = state.create('google', person);
    const finishing = client().finish({ ...person, userId: 'user-2' }, { code: 'code', state: given });
    await expect(finishing).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(fetching).not.toHaveBeenCalled();
  });

  it('is sent once, since a second use would be refused', async () => {
    answers([503, '']);
    const finishing = client({}, 2).finish(person, { code: 'code', state: state.create('google', person) });
    await expect(finishing).rejects.toMatchObject({ code: 'unavailable' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});

describe('a refresh', () => {
  it('proves the client by Basic where the provider wants that', async () => {
    answers([200, tokens]);
    expect(await client({ clientAuth: 'basic' }).refresh('old')).toMatchObject({
      ...{ accessToken: 'access', refreshToken: 'old' },
    });
    const { headers, form } = sent();
    expect(form).toEqual({ grant_type: 'refresh_token', refresh_token: 'old' });
    const basic = Buffer.from(headers.get('authorization')?.slice(6) ?? '', 'base64').toString();
    expect(basic).toBe('client+id:se%3Acret%2F%C3%BC');
  });

  it('brings the new refresh token where there is one, and a usual life where none is named', async () => {
    answers([200, { access_token: 'a', token_type: 'bearer', refresh_token: 'new' }]);
    const found = await client().refresh('old');
    expect(found.refreshToken).toBe('new');
    expect(found.expiresAt).toBeGreaterThan(Date.now());
  });

  it.each(['invalid_grant', 'interaction_required', 'consent_required'])(
    'that is answered with %s means that the account has to be connected again',
    async (error) => {
      answers([400, { error, error_description: 'old' }]);
      await expect(client().refresh('old')).rejects.toMatchObject({
        ...{ code: 'invalid_credentials', message: `OAuth: ${error}`, details: { status: 400 } },
      });
    },
  );

  it.each<[string, [number, unknown, Record<string, string>?]]>([
    ['a client that is not accepted', [401, { error: 'invalid_client' }]],
    ['a challenge', [401, { error: 'invalid_client' }, { 'www-authenticate': 'Basic realm="x"' }]],
    ['a client without the right', [400, { error: 'unauthorized_client' }]],
    ['a page of a proxy', [403, '<html></html>', { 'content-type': 'text/html' }]],
    ['another shape', [200, { token: 'x' }]],
    ['no JSON', [200, 'ok']],
    ['a token of an unknown kind', [200, { ...tokens, token_type: 'mac' }]],
    ['a fault', [500, { error: 'invalid_grant' }]],
  ])('that is answered with %s leaves the account connected', async (_, reply) => {
    answers(reply);
    await expect(client().refresh('old')).rejects.toMatchObject({ name: 'ProviderError', code: 'unavailable' });
  });

  it('keeps to the pause that the provider asks for', async () => {
    answers([429, '', { 'retry-after': '90' }]);
    await expect(client().refresh('old')).rejects.toMatchObject({ code: 'unavailable', retryAfterMs: 90_000 });
  });
});

describe('revoking', () => {
  it('sends the token to the address for it', async () => {
    answers([200, '']);
    await client().revoke('refresh');
    expect(sent()).toMatchObject({ url: 'https://tokens.example.org/revoke', form: { token: 'refresh' } });
  });
});
