import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  completeSocialSignIn,
  enrolTwoFactor,
  issueGoogleNonce,
  me,
  signInWithFacebook,
  signInWithGoogle,
  verifyTwoFactor,
} from '@linkyard/contracts';
import { baseUrl, call, must, newPerson } from '@linkyard/testing';
import { totpAt } from '@linkyard/crypto';
import { z } from 'zod';
import { Browser, locationOf } from './auth-browser.js';

const env = (name: string) => process.env[name] ?? '';
const freshEmail = () => `${randomBytes(8).toString('hex')}@gmail.com`;
const tokenReply = z.object({ access_token: z.string() });
const providers = ['google', 'facebook'] as const;
type Provider = (typeof providers)[number];

/** What the person sends from the provider's page: who they are, or no. */
async function answer(provider: Provider, page: URL, fields: Record<string, string>): Promise<URL> {
  const action = new URL(page.pathname, page.origin);
  const body = new URLSearchParams([...page.searchParams, ...Object.entries(fields)]);
  const response = await fetch(action, { method: 'POST', redirect: 'manual', body });
  const back = locationOf(response);
  expect(back.pathname).toBe(`/auth/${provider}/callback`);
  return back;
}

async function begin(provider: Provider, browser: Browser): Promise<URL> {
  const response = await browser.visit(`/auth/${provider}/redirect`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
  return locationOf(response);
}

const consent = (email: string) => ({ email, name: 'Gil Gold', email_verified: '1', allow: '1' });
const back = async (browser: Browser, url: URL) => {
  const response = await browser.visit(url.pathname + url.search);
  expect(response.status).toBe(303);
  return locationOf(response);
};

describe.each(providers)('signing in with %s', (provider) => {
  it('goes out with a signed state and comes back with a session', async () => {
    const browser = new Browser();
    const email = freshEmail();
    const page = await begin(provider, browser);
    expect(page.origin).toBe(env(provider === 'google' ? 'GOOGLE_BASE_URL' : 'FACEBOOK_BASE_URL'));
    expect(page.searchParams.get('state')).toMatch(/^[0-9a-z]+\.[0-9a-f]{64}$/);
    const landed = await back(browser, await answer(provider, page, consent(email)));
    expect([landed.pathname, landed.search]).toEqual([`/redirect/${provider}`, '?ok=1&new=1']);
    const { reply } = await browser.call(me, {});
    expect(reply.data).toMatchObject({ user: { email, hasPassword: false, providers: [{ provider }], step: 1 } });

    const second = new Browser();
    const again = await back(second, await answer(provider, await begin(provider, second), consent(email)));
    expect(again.search).toBe('?ok=1');
  });

  it('opens nothing in a browser that did not begin it, nor twice, nor without an answer', async () => {
    const victim = new Browser();
    const attacker = new Browser();
    const url = await answer(provider, await begin(provider, attacker), consent(freshEmail()));
    expect((await back(victim, url)).search).toBe('?error=auth.social_failed');
    await begin(provider, victim);
    expect((await back(victim, url)).search).toBe('?error=auth.social_failed');
    expect(victim.jar.get('token')).toBeUndefined();
    expect((await back(attacker, url)).searchParams.get('ok')).toBe('1');
    expect((await back(attacker, url)).search).toBe('?error=auth.social_failed');
    expect((await back(victim, new URL(`/auth/${provider}/callback`, baseUrl()))).search).toBe(
      '?error=auth.social_failed',
    );
  });

  it('takes no for an answer, and repeats nothing of what the provider said', async () => {
    const browser = new Browser();
    const url = await answer(provider, await begin(provider, browser), { deny: '1' });
    url.searchParams.set('error_description', '<script>alert(1)</script>');
    const landed = await back(browser, url);
    expect([landed.pathname, landed.search]).toEqual([`/redirect/${provider}`, '?error=auth.social_failed']);
  });
});

describe('signing in with a provider whose word links nothing', () => {
  it('refuses an address Google has not verified, when it has an account', async () => {
    const { email } = await newPerson();
    const browser = new Browser();
    const page = await begin('google', browser);
    const landed = await back(browser, await answer('google', page, { email, name: 'Eve', allow: '1' }));
    expect(landed.search).toBe('?error=auth.social_email_in_use');
  });
});

/** The nonce a browser asks for; the browser keeps it in a cookie too. */
async function nonceFor(browser: Browser): Promise<string> {
  const { reply } = await browser.call(issueGoogleNonce, {});
  expect(browser.jar.line('google_nonce')).toMatch(/HttpOnly.*SameSite=Strict/);
  return issueGoogleNonce.reply.parse(reply.data).nonce;
}

describe('signing in with a provider to an account with two-step sign-in', () => {
  it('opens a session only after the second factor, in the browser that began it', async () => {
    const person = await newPerson();
    const fields = consent(person.email);
    const linking = new Browser();
    await back(linking, await answer('google', await begin('google', linking), fields));
    const { secret } = await must(enrolTwoFactor, { password: person.password }, person.token);
    const { backupCodes } = await must(verifyTwoFactor, { otp: totpAt(secret, new Date()) }, person.token);

    const browser = new Browser();
    const landed = await back(browser, await answer('google', await begin('google', browser), fields));
    expect(landed.search).toBe('?error=auth.two_factor_required');
    expect(browser.jar.get('token')).toBeUndefined();
    expect(browser.jar.line('second_factor')).toMatch(/HttpOnly.*SameSite=Strict/);
    const otp = backupCodes[0];
    expect((await new Browser().call(completeSocialSignIn, { otp })).reply.code).toBe('auth.sign_in_expired');
    expect((await browser.call(completeSocialSignIn, { otp: 'x' })).reply.code).toBe('core.invalid_input');
    const { reply } = await browser.call(completeSocialSignIn, { otp });
    expect(reply.data).toMatchObject({ user: { email: person.email } });
    expect(browser.jar.get('second_factor')).toBeUndefined();
    expect((await browser.call(me, {})).reply.data).toMatchObject({ user: { _id: person.userId } });
  });
});

describe('signing in with a token the page has got', () => {
  const googleToken = async (email: string, nonce: string) => {
    const page = new URL('/o/oauth2/v2/auth', env('GOOGLE_BASE_URL'));
    page.search = new URLSearchParams({
      client_id: env('GOOGLE_CLIENT_ID'),
      redirect_uri: `${baseUrl()}/redirect/google`,
      response_type: 'id_token',
      scope: 'openid email profile',
      nonce,
      prompt: 'none',
      login_hint: email,
    }).toString();
    const response = await fetch(page, { redirect: 'manual' });
    return new URLSearchParams(locationOf(response).hash.slice(1)).get('id_token') ?? '';
  };

  it('Google: signature, audience and nonce count', async () => {
    const browser = new Browser();
    const nonce = await nonceFor(browser);
    const idToken = await googleToken(freshEmail(), nonce);
    const codeOf = async (asker: Browser, body: object) => (await asker.call(signInWithGoogle, body)).reply.code;
    expect(await codeOf(browser, { idToken, nonce: 'another nonce', terms: true })).toBe('auth.social_failed');
    expect(await codeOf(browser, { idToken: `${idToken}x`, nonce, terms: true })).toBe('auth.social_failed');
    expect((await browser.call(signInWithGoogle, { idToken, nonce })).reply.errors).toEqual([
      { path: 'terms', code: 'auth.terms_not_accepted', message: 'Please accept the terms.' },
    ]);
    const thief = new Browser();
    await nonceFor(thief);
    expect(await codeOf(thief, { idToken, nonce, terms: true })).toBe('auth.social_failed');
    const copy = new Browser(browser.jar.copy());
    expect((await browser.call(signInWithGoogle, { idToken, nonce, terms: true })).reply.data).toMatchObject({
      isNew: true,
    });
    expect(await codeOf(copy, { idToken, nonce, terms: true })).toBe('auth.social_failed');
  });

  it('Google: a code with its PKCE verifier is exchanged once', async () => {
    const browser = new Browser();
    const nonce = await nonceFor(browser);
    const codeVerifier = randomBytes(32).toString('base64url');
    const page = new URL('/o/oauth2/v2/auth', env('GOOGLE_BASE_URL'));
    page.search = new URLSearchParams({
      client_id: env('GOOGLE_CLIENT_ID'),
      redirect_uri: `${env('PUBLIC_URL')}/redirect/google`,
      response_type: 'code',
      scope: 'openid email profile',
      nonce,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'none',
      login_hint: freshEmail(),
    }).toString();
    const code = locationOf(await fetch(page, { redirect: 'manual' })).searchParams.get('code') ?? '';
    const wrong = await browser.call(signInWithGoogle, { code, codeVerifier: 'x'.repeat(43), nonce, terms: true });
    expect([wrong.http, wrong.reply.code]).toEqual([401, 'auth.social_failed']);
    const right = { code, codeVerifier, nonce, terms: true };
    expect((await browser.call(signInWithGoogle, right)).reply.data).toMatchObject({ isNew: true });
    const copy = { ...right, nonce: await nonceFor(browser) };
    expect((await browser.call(signInWithGoogle, copy)).reply.code).toBe('auth.social_failed');
  });

  it('Facebook: only a token of this app', async () => {
    const browser = new Browser();
    const callback = await answer('facebook', await begin('facebook', browser), consent(freshEmail()));
    const exchange = new URL('/v23.0/oauth/access_token', env('FACEBOOK_BASE_URL'));
    exchange.search = new URLSearchParams({
      client_id: env('FACEBOOK_APP_ID'),
      client_secret: env('FACEBOOK_APP_SECRET'),
      redirect_uri: `${env('PUBLIC_URL')}/auth/facebook/callback`,
      code: callback.searchParams.get('code') ?? '',
    }).toString();
    const { access_token: accessToken } = tokenReply.parse(await (await fetch(exchange)).json());
    expect(await must(signInWithFacebook, { accessToken, terms: true })).toMatchObject({ isNew: true });
    expect((await call(signInWithFacebook, { accessToken: `${accessToken}x`, terms: true })).body.code).toBe(
      'auth.social_failed',
    );
  });
});
