import { beforeAll, describe, expect, it } from '@jest/globals';
import { forgotPassword, register, verifyEmail } from '@linkyard/contracts';
import { baseUrl, codeFor, mailsTo, mailTo, uniqueName, until } from '@linkyard/testing';
import { callAt, newTenants, open, type Tenant } from './tenants.js';

const email = `${uniqueName()}@people.example`;
const password = 'correct horse battery';
const atTenants = 'TENANT_MAILBOX_URL';

describe('the mails of a tenant', () => {
  let one: Tenant;
  let other: Tenant;
  const platform = new URL(baseUrl()).host;
  beforeAll(async () => {
    const [[first, second], [third]] = await Promise.all([newTenants(2), newTenants(1, { withSender: false })]);
    if (!first || !second || !third) throw new Error('no tenants');
    [one, other] = [first, second];
    await until(async () => (await open(third.host, '/robots.txt')).status === 200, Boolean);
  }, 40_000);

  it('are its own, for one address with an account at two of them', async () => {
    for (const { host, sender } of [one, other]) {
      expect((await callAt(host, register, { name: 'Robin', email, password, terms: true })).http).toBe(200);
      await mailTo(email, (text) => text.includes(host), atTenants);
      const from = (await mailsTo(email, atTenants)).filter(({ source }) => source.includes(sender));
      expect(from).toHaveLength(1);
    }
    const otp = await codeFor(email, atTenants);
    expect((await callAt(other.host, verifyEmail, { email, otp })).http).toBe(200);
    expect((await callAt(other.host, forgotPassword, { email })).http).toBe(200);
    await mailTo(email, (text) => text.includes('/resetPassword'), atTenants);

    const mails = await mailsTo(email, atTenants);
    for (const { host, name, sender } of [one, other]) {
      const own = mails.filter(({ source }) => source.includes(`<${sender}>`));
      expect(own).toHaveLength(host === other.host ? 2 : 1);
      for (const { subject, text, html, source } of own) {
        expect(subject).toContain(name);
        const links = text.match(/https?:\/\/[^\s/]+/g) ?? [];
        expect(new Set(links)).toEqual(new Set([`http://${host}`]));
        expect(source).toMatch(new RegExp(`^Message-ID:\\s*<[\\w.:+=-]+@${sender.split('@')[1]}>`, 'im'));
        // All that a reader or a mail program can see of it.
        for (const part of [source, html, text]) {
          expect(part).not.toMatch(/linkyard/i);
          expect(part).not.toContain(platform);
        }
      }
    }
    expect(await mailsTo(email)).toEqual([]);
  }, 60_000);
});
