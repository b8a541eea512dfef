import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeSubUserStatus, editSocialClients, inviteSubUser, me, type WhiteLabelView } from '@linkyard/contracts';
import { baseUrl, must, uniqueName, until, type Person } from '@linkyard/testing';
import { CookieJar } from './auth-cookies.js';
import { newReseller } from './resellers.js';
import { callAt, changeTenant, newTenants, open, type Tenant } from './tenants.js';

const providers = ['google', 'facebook'] as const;
type Provider = (typeof providers)[number];

const simulatorOf = (provider: Provider) =>
  process.env[provider === 'google' ? 'GOOGLE_BASE_URL' : 'FACEBOOK_BASE_URL'] ?? '';
const asBrowser = { accept: 'text/html' };
const freshEmail = () => `${uniqueName()}@people.example`;

/** A browser at one host, which no name server has to know. */
class BrowserAt {
  readonly jar = new CookieJar();
  constructor(readonly host: string) {}

  async visit(path: string) {
    const answer = await open(this.host, path, { headers: { ...asBrowser, cookie: this.jar.header() } });
    const cookies = new Headers(
      [answer.headers['set-cookie'] ?? []].flat().map((line): [string, string] => ['set-cookie', line]),
    );
    this.jar.take(cookies);
    return answer;
  }
  /** Whose session the cookies hold, at its own host or at another one. */
  me(host = this.host) {
    const token = this.jar.get('token');
    return callAt(host, me, {}, { token, headers: { cookie: this.jar.header() } });
  }
  async leadsTo(path: string): Promise<URL> {
    const { status, headers } = await this.visit(path);
    expect(status).toBe(303);
    return new URL(String(headers['location']), `http://${this.host}`);
  }
  /** The page of the provider, answered by a person with that address. @returns where the provider leads back to */
  async consent(provider: Provider, page: URL, email: string): Promise<URL> {
    const body = new URLSearchParams([
      ...page.searchParams,
      ...Object.entries({ email, name: 'Gil Gold', email_verified: '1', allow: '1' }),
    ]);
    const answer = await fetch(new URL(page.pathname, simulatorOf(provider)), {
      method: 'POST',
      redirect: 'manual',
      body,
    });
    return new URL(answer.headers.get('location') ?? '');
  }
  /** The whole way from the button to the screen that waits for the provider. */
  async signIn(provider: Provider, email: string): Promise<URL> {
    const back = await this.consent(provider, await this.leadsTo(`/auth/${provider}/redirect`), email);
    expect(back.host).toBe(this.host);
    return this.leadsTo(`${back.pathname}${back.search}`);
  }
}

/** Which buttons the document of a host offers. */
async function offeredAt(host: string): Promise<unknown> {
  const { text } = await open(host, '/signin', { headers: asBrowser });
  const [, seo = ''] = /<script type="application\/json" id="seo-data">([^<]*)<\/script>/.exec(text) ?? [];
  return JSON.parse(seo).social_sign_in;
}

describe.each(providers)('the site of a reseller with a client of its own at %s', (provider) => {
  let reseller: Person;
  let site: Tenant;
  let plain: Tenant;
  let clientId: string;
  const signupMode = (mode: WhiteLabelView['signupMode']) => changeTenant(site, { signupMode: mode });
  /** A change of the site is known within a moment. */
  const signsIn = (email: string, search: string) =>
    until(
      async () => (await new BrowserAt(site.host).signIn(provider, email)).search,
      (now) => now === search,
    );

  beforeAll(async () => {
    reseller = await newReseller('Robin');
    const [[first], [second]] = await Promise.all([newTenants(1, { ownerId: reseller.userId }), newTenants(1)]);
    if (!first || !second) throw new Error('no tenants');
    [site, plain] = [first, second];
    clientId = `agency-${randomBytes(6).toString('hex')}`;
    const save = { provider, clientId, secret: 'a secret of the agency' };
    const { clients } = await must(editSocialClients, { save }, reseller.token);
    const redirectUrl = clients.find((client) => client.provider === provider)?.redirectUrl;
    const registered = await fetch(new URL('/simulator/clients', simulatorOf(provider)), {
      method: 'POST',
      body: JSON.stringify({ clientId, clientSecret: save.secret, redirectUris: [redirectUrl] }),
    });
    expect(registered.status).toBe(201);
    const offered = { google: false, facebook: false, [provider]: true };
    await until(
      () => offeredAt(site.host),
      (now) => JSON.stringify(now) === JSON.stringify(offered),
    );
  }, 60_000);

  it('offers it alone, and another site offers nothing', async () => {
    expect(await offeredAt(site.host)).toEqual({ google: false, facebook: false, [provider]: true });
    expect(await offeredAt(plain.host)).toEqual({ google: false, facebook: false });
    expect(await offeredAt(new URL(baseUrl()).host)).toEqual({ google: true, facebook: true });
  });

  it('goes out by that client and comes back with a session of its own', async () => {
    const browser = new BrowserAt(site.host);
    const email = freshEmail();
    const page = await browser.leadsTo(`/auth/${provider}/redirect`);
    expect([page.origin, page.searchParams.get('client_id')]).toEqual([simulatorOf(provider), clientId]);
    const back = await browser.consent(provider, page, email);
    const landed = await browser.leadsTo(`${back.pathname}${back.search}`);
    expect([landed.pathname, landed.search]).toEqual([`/redirect/${provider}`, '?ok=1&new=1']);
    const { body } = await browser.me();
    const person = { email, tenantId: site.id, tokenType: 'wlUser', providers: [{ provider }] };
    expect(body.data).toMatchObject({
      user: person,
      otherData: { socialSignIn: { google: false, facebook: false, [provider]: true } },
    });
    for (const host of [plain.host, new URL(baseUrl()).host]) expect((await browser.me(host)).http).toBe(401);
    expect((await new BrowserAt(site.host).signIn(provider, email)).search).toBe('?ok=1');
  });

  it('finishes no sign-in that began at another site', async () => {
    const elsewhere = new BrowserAt(new URL(baseUrl()).host);
    const page = await elsewhere.leadsTo(`/auth/${provider}/redirect`);
    expect(page.searchParams.get('client_id')).not.toBe(clientId);
    const back = await elsewhere.consent(provider, page, freshEmail());
    const browser = new BrowserAt(site.host);
    await browser.leadsTo(`/auth/${provider}/redirect`);
    const landed = await browser.leadsTo(`${back.pathname}${back.search}`);
    expect(landed.search).toBe('?error=auth.social_failed');
    expect(browser.jar.get('token')).toBeUndefined();
  });

  it('knows the addresses of no other provider, nor does a site without clients know any', async () => {
    const other = provider === 'google' ? 'facebook' : 'google';
    for (const [host, path] of [
      [site.host, `/auth/${other}/redirect`],
      [site.host, `/auth/${other}/callback?code=1&state=2`],
      [plain.host, `/auth/${provider}/redirect`],
      [plain.host, `/auth/${provider}/callback?code=1&state=2`],
    ] as const) {
      const { status, headers } = await new BrowserAt(host).visit(path);
      expect([path, status, headers.location, headers['set-cookie']]).toEqual([path, 404, undefined, undefined]);
    }
  });

  describe('and people who', () => {
    let known: string;
    beforeEach(async () => {
      known = freshEmail();
      await signsIn(known, '?ok=1&new=1');
    });

    it.each([
      ['closed', '?error=auth.signup_closed'],
      ['invite', '?error=auth.signup_by_invitation'],
    ] as const)('are new are refused while sign-up is %s, and those it knows go in', async (mode, refused) => {
      await signupMode(mode);
      await signsIn(freshEmail(), refused);
      expect((await new BrowserAt(site.host).signIn(provider, known)).search).toBe('?ok=1');
      const invited = freshEmail();
      await must(inviteSubUser, { email: invited }, reseller.token);
      const browser = new BrowserAt(site.host);
      // What Facebook says of an address links nothing: there the link of the mail accepts the invitation.
      const expected = provider === 'google' ? '?ok=1' : '?error=auth.social_email_in_use';
      expect((await browser.signIn(provider, invited)).search).toBe(expected);
      await signupMode('open');
      await signsIn(freshEmail(), '?ok=1&new=1');
    });

    it('are switched off stay outside', async () => {
      const browser = new BrowserAt(site.host);
      await browser.signIn(provider, known);
      const { body } = await browser.me();
      await must(changeSubUserStatus, { user_id: body.data?.user._id ?? '', status: 0 }, reseller.token);
      expect((await new BrowserAt(site.host).signIn(provider, known)).search).toBe('?error=auth.suspended');
    });
  });

  it('has neither button nor address once the client is removed', async () => {
    await must(editSocialClients, { delete: provider }, reseller.token);
    await until(
      () => offeredAt(site.host),
      (now) => JSON.stringify(now) === '{"google":false,"facebook":false}',
    );
    expect((await new BrowserAt(site.host).visit(`/auth/${provider}/redirect`)).status).toBe(404);
  });
});
