import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  createCampaign,
  forgotPassword,
  getTemplate,
  login,
  me,
  publishCampaign,
  refreshSession,
  register,
  resetPassword,
  updateOnboarding,
  verifyEmail,
} from '@linkyard/contracts';
import { baseUrl, mailTo, uniqueName, type Mailbox } from '@linkyard/testing';
import { callAt, newTenants, open, type Tenant } from './tenants.js';

const email = `${uniqueName()}@people.example`;
const password = 'correct horse battery';
const codes = new Set<string>();

/** The code of a mail that no sign-up before has had. */
async function newCode(mailbox: Mailbox): Promise<string> {
  const { text } = await mailTo(
    email,
    (body) => [...codes].every((code) => !body.includes(code)) && /\b\d{6}\b/.test(body),
    mailbox,
  );
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  codes.add(code);
  return code;
}

describe('two tenants and the platform', () => {
  let one: Tenant;
  let other: Tenant;
  const platform = new URL(baseUrl()).host;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    const [first, second] = await newTenants(2);
    if (!first || !second) throw new Error('no tenants');
    [one, other] = [first, second];
  }, 40_000);

  it('are served at their hosts, and no other host is', async () => {
    expect((await open(one.host, '/signin')).status).toBe(200);
    expect((await open(`x.${one.host}`, '/signin')).status).toBe(421);
  });

  it('have an account each of one person', async () => {
    for (const host of [platform, one.host, other.host]) {
      const sent = await callAt(host, register, { name: 'Robin', email, password, terms: true });
      expect(sent.http).toBe(200);
      const mailbox = host === platform ? 'MAILBOX_URL' : 'TENANT_MAILBOX_URL';
      const opened = await callAt(host, verifyEmail, { email, otp: await newCode(mailbox) });
      expect(opened.http).toBe(200);
      tokens.set(host, opened.body.data?.token ?? '');
    }
    const ids = await Promise.all(
      [...tokens].map(async ([host, token]) => (await callAt(host, me, {}, { token })).body.data?.user._id),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('do not know the session of another site', async () => {
    for (const [host, token] of tokens)
      for (const elsewhere of tokens.keys()) {
        const { http } = await callAt(elsewhere, me, {}, { token });
        expect([host, elsewhere, http]).toEqual([host, elsewhere, host === elsewhere ? 200 : 401]);
      }
  });

  it('trust no origin but their own', async () => {
    const from = (host: string) => ({ headers: { origin: `http://${host}` } });
    const body = { email, password };
    expect((await callAt(one.host, login, body, from(one.host))).http).toBe(200);
    for (const origin of [platform, other.host])
      expect((await callAt(one.host, login, body, from(origin))).body.code).toBe('core.forbidden');
    expect((await callAt(platform, login, body, from(one.host))).body.code).toBe('core.forbidden');
  });

  it('show a page at the host of its tenant alone', async () => {
    const token = tokens.get(one.host) ?? '';
    const must = async <Reply>(answer: Promise<{ http: number; body: { data?: Reply } }>): Promise<Reply> => {
      const { http, body } = await answer;
      if (http !== 200 || !body.data) throw new Error(JSON.stringify(body));
      return body.data;
    };
    const step = (fields: object) => callAt(one.host, updateOnboarding, fields as never, { token });
    await step({ step: 1, name: 'Robin', birthdate: '1990-05-01', country: 'DE', timeZone: 'Europe/Berlin' });
    const campaign = await must(callAt(one.host, createCampaign, { campName: uniqueName(), title: 'Home' }, { token }));
    const { templateId } = campaign;
    const { template } = await must(callAt(one.host, getTemplate, { _id: templateId }, { token }));
    const sectionData = { text: 'Only here', tag: 'h1', align: '' };
    await must(
      callAt(
        one.host,
        addSection,
        { templateId, pageId: template.homePageId, type: 'el_heading', sectionData },
        { token },
      ),
    );
    const { campName } = await must(callAt(one.host, publishCampaign, { _id: campaign._id }, { token }));
    const page = await open(one.host, `/${campName}`);
    expect([page.status, page.text.includes('Only here')]).toEqual([200, true]);
    for (const host of [other.host, platform]) expect((await open(host, `/${campName}`)).status).toBe(404);
  });

  it('do not know the cookie that renews a session of another site', async () => {
    const signedIn = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) };
    for (const host of [platform, other.host, one.host]) {
      const { headers } = await open(one.host, '/auth/login', signedIn);
      const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
      const cookie = cookies.join('; ');
      expect(cookie).toContain('refresh_token=');
      // A page shows the key of its browser (ADR 0034).
      const key = { 'x-app-key': String(headers['x-app-key']) };
      const sent = { cookie, origin: `http://${host}`, ...key };
      const { http } = await callAt(host, refreshSession, {}, { headers: sent });
      expect([host, http]).toEqual([host, host === one.host ? 200 : 401]);
    }
  });

  it('do not know the link of another site by which a password is chosen', async () => {
    await callAt(one.host, forgotPassword, { email });
    const { text } = await mailTo(email, (body) => body.includes('/resetPassword?'), 'TENANT_MAILBOX_URL');
    const link = new URL(/https?:\/\/\S+\/resetPassword\?\S+/.exec(text)?.[0] ?? '');
    expect(link.host).toBe(one.host);
    const token = link.searchParams.get('token') ?? '';
    const chosen = { token, password: 'another long battery', confirmPassword: 'another long battery' };
    for (const host of [platform, other.host, one.host]) {
      const { http } = await callAt(host, resetPassword, chosen);
      expect([host, http < 300]).toEqual([host, host === one.host]);
    }
    // The accounts of the other sites keep their password.
    for (const host of [platform, other.host]) expect((await callAt(host, login, { email, password })).http).toBe(200);
  });
});
