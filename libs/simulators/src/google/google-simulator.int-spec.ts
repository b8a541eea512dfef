import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Listening } from '../http/serve.js';
import { startGoogle } from './google-simulator.js';

const redirectUri = 'http://127.0.0.1:9/redirect/google';

describe('google simulator', () => {
  let google: Listening & { clientId: string; clientSecret: string };
  let now = Date.now();
  beforeAll(async () => {
    google = await startGoogle({ now: () => now });
  });
  afterAll(() => google.close());
  beforeEach(() => {
    now = Date.now();
  });

  const authUrl = (extra: Record<string, string> = {}) =>
    `${google.url}/o/oauth2/v2/auth?${new URLSearchParams({
      client_id: google.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 's1',
      ...extra,
    })}`;
  const location = (reply: Response) => new URL(reply.headers.get('location') ?? 'http://none');
  const consent = async (extra: Record<string, string> = {}) =>
    location(
      await fetch(authUrl({ prompt: 'none', login_hint: 'ada.sim@gmail.com', ...extra }), { redirect: 'manual' }),
    );
  const token = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${google.url}/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        client_id: google.clientId,
        client_secret: google.clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        ...fields,
      }),
    });
  const codeOf = async (extra: Record<string, string> = {}) => (await consent(extra)).searchParams.get('code') ?? '';
  const verify = async (idToken: string) => {
    const keys = createRemoteJWKSet(new URL(`${google.url}/oauth2/v3/certs`));
    return jwtVerify(idToken, keys, { issuer: google.url, audience: google.clientId, algorithms: ['RS256'] });
  };

  it('describes itself as an OpenID provider of its own origin', async () => {
    const document = await (await fetch(`${google.url}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({
      issuer: google.url,
      token_endpoint: `${google.url}/token`,
      jwks_uri: `${google.url}/oauth2/v3/certs`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('signs a person in: code, PKCE, verifiable id_token with nonce, userinfo', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const back = await consent({
      nonce: 'n1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
    });
    expect(back.href.startsWith(redirectUri)).toBe(true);
    expect(back.searchParams.get('state')).toBe('s1');
    const code = back.searchParams.get('code') ?? '';

    expect(await (await token({ code })).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Missing code verifier.',
    });
    expect(await (await token({ code, code_verifier: 'wrong' })).json()).toMatchObject({
      error_description: 'Invalid code verifier.',
    });
    const tokens = await (await token({ code, code_verifier: verifier })).json();
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3599,
      refresh_token: expect.stringMatching(/^1\/\/0/),
    });

    const { payload, protectedHeader } = await verify(tokens.id_token);
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    expect(payload).toMatchObject({
      email: 'ada.sim@gmail.com',
      email_verified: true,
      name: 'Ada Simmons',
      given_name: 'Ada',
      nonce: 'n1',
      azp: google.clientId,
    });
    const half = createHash('sha256').update(tokens.access_token).digest().subarray(0, 16).toString('base64url');
    expect(payload['at_hash']).toBe(half);
    expect(payload.sub).toMatch(/^\d{21}$/);

    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const person = await (await fetch(`${google.url}/oauth2/v3/userinfo`, { headers })).json();
    expect(person).toMatchObject({
      sub: payload.sub,
      email: 'ada.sim@gmail.com',
      email_verified: true,
      picture: expect.stringContaining('/a/'),
    });
    expect((await fetch(person.picture)).headers.get('content-type')).toBe('image/svg+xml');

    const renewed = await (await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).json();
    expect(renewed.access_token).not.toBe(tokens.access_token);
    expect((await verify(renewed.id_token)).payload['nonce']).toBeUndefined();
  });

  it('says which addresses are not verified, and gives only what the scope opens', async () => {
    const made = await fetch(`${google.url}/simulator/accounts`, {
      method: 'POST',
      body: JSON.stringify({ email: 'eve@corp.example', name: 'Eve', email_verified: false }),
    });
    expect(made.status).toBe(201);
    const tokens = await (
      await token({ code: await codeOf({ login_hint: 'eve@corp.example', scope: 'openid email' }) })
    ).json();
    const { payload } = await verify(tokens.id_token);
    expect(payload).toMatchObject({ email: 'eve@corp.example', email_verified: false });
    expect(payload).not.toHaveProperty('name');
    expect(tokens).not.toHaveProperty('refresh_token');
  });

  it('refuses a code that is used, old, foreign or for another address, in Google’s words', async () => {
    const code = await codeOf();
    expect((await token({ code, redirect_uri: 'http://127.0.0.1:9/else' })).status).toBe(400);
    expect(await (await token({ code, redirect_uri: 'http://127.0.0.1:9/else' })).json()).toMatchObject({
      error: 'redirect_uri_mismatch',
    });
    expect((await token({ code })).status).toBe(200);
    expect(await (await token({ code })).json()).toEqual({ error: 'invalid_grant', error_description: 'Bad Request' });
    expect(await (await token({ code: 'x' })).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Malformed auth code.',
    });
    const old = await codeOf();
    now += 601_000;
    expect(await (await token({ code: old })).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('refuses a wrong client, and takes its credentials by Basic too', async () => {
    const wrong = await token({ code: await codeOf(), client_secret: 'no' });
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { error: 'invalid_client', error_description: 'Unauthorized' },
    ]);
    expect((await token({ code: 'x', client_id: 'no' })).status).toBe(401);
    const basic = Buffer.from(`${google.clientId}:${google.clientSecret}`).toString('base64');
    const reply = await fetch(`${google.url}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code: await codeOf(), redirect_uri: redirectUri }),
    });
    expect(reply.status).toBe(200);
    expect(await (await token({ grant_type: 'password' })).json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  it('refuses a bad token, and a revoked or expired one', async () => {
    const ask = (value: string) =>
      fetch(`${google.url}/oauth2/v3/userinfo`, { headers: { authorization: `Bearer ${value}` } });
    const reply = await ask('nonsense');
    expect([reply.status, await reply.json()]).toEqual([
      401,
      { error: 'invalid_request', error_description: 'Invalid Credentials' },
    ]);
    const { access_token: first } = await (await token({ code: await codeOf() })).json();
    expect((await ask(first)).status).toBe(200);
    await fetch(`${google.url}/revoke`, { method: 'POST', body: new URLSearchParams({ token: first }) });
    expect((await ask(first)).status).toBe(401);
    const { access_token: second } = await (await token({ code: await codeOf() })).json();
    now += 3_600_000;
    expect((await ask(second)).status).toBe(401);
  });

  it('shows a page to choose or enter an account, and takes no for an answer', async () => {
    const evil = authUrl({ state: '"><script>alert(1)</script>' });
    const page = await (await fetch(evil)).text();
    expect(page).toContain('Ada Simmons');
    expect(page).toContain('simulator');
    expect(page).not.toContain('<script>alert(1)');
    const choose = async (fields: Record<string, string>) =>
      location(
        await fetch(`${google.url}/o/oauth2/v2/auth`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams([...new URL(authUrl()).searchParams, ...Object.entries(fields)]),
        }),
      );

    expect((await choose({ account: 'ada.sim@gmail.com' })).searchParams.get('code')).toMatch(/^4\/0A/);
    const typed = await choose({ email: 'New.Person@gmail.com', name: 'New Person', allow: '1' });
    const tokens = await (await token({ code: typed.searchParams.get('code') ?? '' })).json();
    expect((await verify(tokens.id_token)).payload).toMatchObject({
      email: 'New.Person@gmail.com',
      name: 'New Person',
      email_verified: false,
    });
    const no = await choose({ deny: '1' });
    expect([no.searchParams.get('error'), no.searchParams.get('state')]).toEqual(['access_denied', 's1']);
  });

  it('does not send the browser anywhere when the request itself is wrong', async () => {
    for (const [extra, status] of [
      [{ client_id: 'other' }, 401],
      [{ redirect_uri: 'javascript:alert(1)' }, 400],
      [{ redirect_uri: '' }, 400],
      [{ response_type: 'magic' }, 400],
      [{ scope: '' }, 400],
      [{ response_type: 'id_token' }, 400],
    ] as const) {
      const reply = await fetch(authUrl({ prompt: 'none', login_hint: 'ada.sim@gmail.com', ...extra }), {
        redirect: 'manual',
      });
      expect([extra, reply.status]).toEqual([extra, status]);
      expect(reply.headers.get('location')).toBeNull();
    }
    expect((await consent({ login_hint: '' })).searchParams.get('error')).toBe('interaction_required');
    const strict = await startGoogle({ redirectUris: ['https://app.example/redirect/google'] });
    const reply = await fetch(authUrl({ prompt: 'none', login_hint: 'a@b.example' }).replace(google.url, strict.url), {
      redirect: 'manual',
    });
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('redirect_uri_mismatch')]);
    await strict.close();
  });

  it('answers the browser flow with an id_token in the fragment', async () => {
    const back = await consent({ response_type: 'id_token', nonce: 'n2' });
    const fragment = new URLSearchParams(back.hash.slice(1));
    expect(fragment.get('state')).toBe('s1');
    expect((await verify(fragment.get('id_token') ?? '')).payload['nonce']).toBe('n2');
    expect((await fetch(`${google.url}/nowhere`)).status).toBe(404);
  });
});
