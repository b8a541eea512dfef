import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  completeSocialSignIn,
  deleteAccount,
  enrolTwoFactor,
  issueGoogleNonce,
  noLimits,
  resetPassword,
  forgotPassword,
  signInWithFacebook,
  signInWithGoogle,
  signInWithProfile,
  verifyEmail,
  verifyTwoFactor,
} from '@linkyard/contracts';
import { totpAt } from '@linkyard/crypto';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { AuthHarness, as, tokenOf } from '../testing/auth-harness.js';
import { aCreator, goodPassword, openedSession, signIn, signUp } from '../testing/people.js';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

describe('signing in with a provider', () => {
  let auth: AuthHarness;
  let provider: Server;
  let base = '';
  let keys: Keys;
  let foreign: Keys;
  let person = 0;
  let email = '';
  let nonce = '';
  const graph: Record<string, { app: string; id: string; email?: string; valid?: boolean }> = {};

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    foreign = await generateKeyPair('RS256');
    const jwk: JWK = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    provider = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://provider');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(url, jwk)));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const address = provider.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    auth = await AuthHarness.start({
      GOOGLE_BASE_URL: base,
      GOOGLE_CLIENT_ID: 'linkyard',
      FACEBOOK_BASE_URL: base,
      FACEBOOK_APP_ID: 'app-1',
      FACEBOOK_APP_SECRET: 'secret',
    });
  });
  afterAll(async () => {
    await auth.stop();
    await new Promise((resolve) => provider.close(resolve));
  });
  beforeEach(async () => {
    email = `social${(person += 1)}@example.com`;
    ({ nonce } = await auth.call(issueGoogleNonce, {}));
  });

  function answer(url: URL, jwk: JWK): unknown {
    if (url.pathname === '/oauth2/v3/certs') return { keys: [jwk] };
    const entry = graph[url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? ''];
    if (!entry) return { error: { message: 'Invalid OAuth access token.' } };
    if (url.pathname.endsWith('/debug_token'))
      return { data: { app_id: entry.app, is_valid: entry.valid ?? true, user_id: entry.id } };
    return { id: entry.id, name: 'Fay Book', email: entry.email };
  }

  const idToken = async (claims: Record<string, unknown> = {}, key = keys, audience = 'linkyard', issuer = base) => {
    const now = Math.floor(auth.clock.now().getTime() / 1000);
    return new SignJWT({ email, email_verified: true, name: 'Gil Gold', nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject(String(claims['sub'] ?? `g-${email}`))
      .setAudience(audience)
      .setIssuer(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(key.privateKey);
  };
  const google = async (token: string | Promise<string>, terms = true) =>
    auth.call(signInWithGoogle, { idToken: await token, nonce, terms });
  /** A sign-in of its own: with a nonce that no other one has used. */
  const googleAgain = async () => {
    ({ nonce } = await auth.call(issueGoogleNonce, {}));
    return google(idToken());
  };
  const facebook = (accessToken: string, more: { email?: string } = {}) =>
    auth.call(signInWithFacebook, { accessToken, terms: true, ...more });

  it('makes an account at the first time and finds it at the second', async () => {
    const first = await google(idToken());
    const { user } = openedSession(first);
    expect(first).toMatchObject({
      isNew: true,
      user: { email, state: 'active', hasPassword: false, providers: [{ provider: 'google' }] },
    });
    expect(await googleAgain()).toMatchObject({ isNew: false, user: { _id: user._id } });
  });

  it('accepts an id token once', async () => {
    const token = await idToken();
    await google(token);
    await expect(google(token)).rejects.toHaveCode('auth.social_failed');
  });

  it('refuses a nonce that was not issued here, or ten minutes ago', async () => {
    const expired = nonce;
    await auth.pass(10 * 60_000);
    for (const bad of [expired, 'nonce-of-another-maker', `${nonce}x`]) {
      nonce = bad;
      await expect(google(idToken())).rejects.toHaveCode('auth.social_failed');
    }
  });

  it('makes no account without the terms', async () => {
    await expect(google(idToken(), false)).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: { errors: [{ path: 'terms' }] },
    });
  });

  it('links a verified address to the account that has it', async () => {
    const own = await aCreator(auth, email);
    expect(await google(idToken())).toMatchObject({ isNew: false, user: { _id: own.user._id, hasPassword: true } });
  });

  it('never links an address the provider has not verified', async () => {
    await aCreator(auth, email);
    await expect(google(idToken({ email_verified: false }))).rejects.toHaveCode('auth.social_email_in_use');
  });

  /** An account that signs in with Google and has two-step sign-in. @returns the secret of its authenticator app */
  const aProtectedAccount = async () => {
    const own = await aCreator(auth, email);
    await google(idToken());
    const { secret } = await auth.call(enrolTwoFactor, { password: goodPassword }, as(own));
    await auth.call(verifyTwoFactor, { otp: totpAt(secret, auth.clock.now()) }, as(own));
    await auth.pass(30_000);
    return { own, secret };
  };
  const ticketOf = (reply: Awaited<ReturnType<typeof google>>) => {
    expect(reply).not.toHaveProperty('token');
    return 'ticket' in reply ? reply.ticket : undefined;
  };

  it('demands the second factor of a linked account before a session opens', async () => {
    const { own, secret } = await aProtectedAccount();
    const ticket = ticketOf(await googleAgain());
    await expect(auth.call(completeSocialSignIn, { ticket, otp: '000000' })).rejects.toHaveCode(
      'auth.two_factor_failed',
    );
    const otp = totpAt(secret, auth.clock.now());
    expect(await auth.call(completeSocialSignIn, { ticket, otp })).toMatchObject({ user: { _id: own.user._id } });
    await expect(auth.call(completeSocialSignIn, { ticket, otp })).rejects.toHaveCode('auth.two_factor_failed');
  });

  it('keeps the wish to be deleted until the second factor was right', async () => {
    const { own, secret } = await aProtectedAccount();
    await auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(own));
    const ticket = ticketOf(await googleAgain());
    expect(await auth.rows('users').findOne({ email })).toMatchObject({ state: 'deletionRequested' });
    await auth.call(completeSocialSignIn, { ticket, otp: totpAt(secret, auth.clock.now()) });
    expect(await auth.rows('users').findOne({ email })).toMatchObject({ state: 'active' });
  });

  it('refuses a ticket that is missing, expired or older than the end of all sessions', async () => {
    const { own } = await aProtectedAccount();
    const otp = '000000';
    const ended = ticketOf(await googleAgain());
    await auth.call(deleteAccount, { password: goodPassword, confirm: 'DELETE' }, as(own));
    const expired = ticketOf(await googleAgain());
    await auth.pass(6 * 60_000);
    for (const ticket of [undefined, own.token, ended, expired])
      await expect(auth.call(completeSocialSignIn, { ticket, otp })).rejects.toHaveCode('auth.sign_in_expired');
  });

  it('never slips past two-step sign-in by linking', async () => {
    const own = await aCreator(auth, email);
    const { secret } = await auth.call(enrolTwoFactor, { password: goodPassword }, as(own));
    await auth.call(verifyTwoFactor, { otp: totpAt(secret, auth.clock.now()) }, as(own));
    await expect(google(idToken())).rejects.toHaveCode('auth.social_email_in_use');
  });

  it('gives a contested address to its verified owner, without the other sign-up’s password', async () => {
    await signUp(auth, email, 'the attacker knows this');
    expect(await google(idToken())).toMatchObject({ user: { state: 'active', hasPassword: false } });
    await expect(signIn(auth, email, 'the attacker knows this')).rejects.toHaveCode('auth.login_failed');
  });

  it('refuses a token with another nonce, audience, issuer, key, algorithm or age', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await idToken()).split('.')[1]}.`;
    const bad = [
      idToken({ nonce: 'other' }),
      idToken({}, keys, 'another-app'),
      idToken({}, keys, 'linkyard', 'https://evil.example'),
      idToken({}, foreign),
      Promise.resolve(unsigned),
    ];
    for (const token of bad) await expect(google(token)).rejects.toHaveCode('auth.social_failed');
    const old = await idToken();
    await auth.pass(2 * 3_600_000);
    await expect(google(old)).rejects.toHaveCode('auth.social_failed');
  });

  it('makes one account when the same person comes five times at once', async () => {
    const token = await idToken();
    const replies = await Promise.allSettled(Array.from({ length: 5 }, () => google(token)));
    expect(replies.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await auth.database.db.collection('auth.users').countDocuments({ email })).toBe(1);
  });

  it('takes a Facebook token of this app only', async () => {
    graph['token-of-ours'] = { app: 'app-1', id: `f-${person}`, email };
    graph['token-of-others'] = { app: 'app-2', id: `f-${person}`, email };
    graph['token-run-out'] = { app: 'app-1', id: `f-${person}`, email, valid: false };
    await expect(facebook('token-of-others')).rejects.toHaveCode('auth.social_failed');
    await expect(facebook('token-run-out')).rejects.toHaveCode('auth.social_failed');
    await expect(facebook('token-unknown')).rejects.toHaveCode('auth.social_failed');
    expect(await facebook('token-of-ours')).toMatchObject({ isNew: true, user: { email, name: 'Fay Book' } });
  });

  it('does not hand an account to who has its address at Facebook', async () => {
    await aCreator(auth, email);
    graph['token-same-mail'] = { app: 'app-1', id: `f-${person}`, email };
    await expect(facebook('token-same-mail')).rejects.toHaveCode('auth.social_email_in_use');
  });

  it('asks for the address Facebook holds back, and opens a session only when it is confirmed', async () => {
    graph['token-no-mail'] = { app: 'app-1', id: `f-${person}` };
    await expect(facebook('token-no-mail')).rejects.toHaveCode('auth.social_email_needed');
    await expect(facebook('token-no-mail', { email })).rejects.toHaveCode('EMAIL_NOT_VERIFIED');
    const otp = (await auth.deliverMails()).at(-1)?.values['code'] ?? '';
    openedSession(await auth.call(verifyEmail, { email, otp }));
    expect(await facebook('token-no-mail')).toMatchObject({ isNew: false, user: { email } });
  });

  it('lets a person without a password set one by mail', async () => {
    await google(idToken());
    await auth.call(forgotPassword, { email });
    const token = tokenOf((await auth.deliverMails()).at(-1));
    await auth.call(resetPassword, { token, password: goodPassword, confirmPassword: goodPassword });
    expect((await signIn(auth, email)).user).toMatchObject({ providers: [{ provider: 'google' }] });
  });

  it('takes what the gateway has proven by the redirect', async () => {
    const proven = {
      provider: 'google' as const,
      providerUserId: `g-${email}`,
      email,
      emailVerified: true,
      name: 'Gil Gold',
      picture: null,
    };
    expect(await auth.call(signInWithProfile, proven)).toMatchObject({ isNew: true, user: { email } });
    const other = { ...proven, providerUserId: `t-${email}`, email: `t-${email}` };
    const atTenant = (signup: 'open' | 'closed', kind: 'tenant' | 'campaign' = 'tenant', tenantId = newId()) =>
      auth.call(signInWithProfile, other, { ...visitor(), tenantId, site: { tenantId, kind, signup } });
    await expect(atTenant('closed')).rejects.toHaveCode('auth.signup_closed');
    auth.plans = [{ name: 'Starter', limits: { ...noLimits, products: 5 }, features: {}, isDefault: true }];
    const onPlan = { planName: 'Starter', limits: { ...noLimits, products: 5 } };
    expect(await atTenant('open')).toMatchObject({ isNew: true, user: onPlan });
    await expect(atTenant('open', 'campaign')).rejects.toHaveCode('auth.social_not_configured');
  });
});

describe('providers that are not set up', () => {
  it('say so', async () => {
    const auth = await AuthHarness.start();
    const { nonce } = await auth.call(issueGoogleNonce, {});
    const request = { idToken: 'x'.repeat(30), nonce, terms: true };
    await expect(auth.call(signInWithGoogle, request)).rejects.toHaveCode('auth.social_not_configured');
    await expect(auth.call(signInWithFacebook, { accessToken: 'x'.repeat(30) })).rejects.toHaveCode(
      'auth.social_not_configured',
    );
    await auth.stop();
  });
});
