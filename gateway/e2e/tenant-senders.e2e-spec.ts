import { beforeAll, describe, expect, it } from '@jest/globals';
import { getWhiteLabel, register, senderChecks, testSender, updateWhiteLabel } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { call, mailsTo, mailTo, must, uniqueName, until, type Person } from '@linkyard/testing';
import { authenticate } from 'mailauth';
import { newReseller } from './resellers.js';
import { callAt, newTenants, open, type Tenant } from './tenants.js';

const atTenants = 'TENANT_MAILBOX_URL';

describe('the mail server of a reseller', () => {
  let owner: Person;
  let site: Tenant;
  beforeAll(async () => {
    owner = await newReseller('Ana Agency');
    const [made] = await newTenants(1, { ownerId: owner.userId, status: 0 });
    if (!made) throw new Error('no tenant');
    site = made;
    await nameDomain(made);
  }, 40_000);

  it('is tested, publishes the site, and sends what receivers find signed and aligned', async () => {
    const { _id, rev, smtpDetails } = await draft();
    const away = { ...smtpDetails, host: '127.0.0.1', port: 587, password: 'a password' };
    const refused = await call(testSender, { smtpDetails: away }, owner.token);
    expect(refused.body).toMatchObject({ code: 'white-label.smtp_connection' });
    expect(await must(testSender, {}, owner.token)).toEqual({ sentTo: owner.email, isStored: true });
    await mailTo(owner.email, (text) => text.includes(site.name), atTenants);

    const published = await must(updateWhiteLabel, { ...form, title: site.name, smtpDetails, _id, rev }, owner.token);
    expect(published).toMatchObject({ status: 1, isFirst: true });
    expect(published.smtpVerifiedAt).not.toBeNull();
    expect(await mailsTo(owner.email, atTenants)).toHaveLength(2);

    await until(async () => (await open(site.host, '/robots.txt')).status === 200, Boolean);
    const email = `${uniqueName()}@people.example`;
    const person = { name: 'Robin', email, password: 'correct horse battery', terms: true as const };
    expect((await callAt(site.host, register, person)).http).toBe(200);
    await mailTo(email, (text) => text.includes(site.host), atTenants);
    const [sent] = await mailsTo(email, atTenants);
    const { records } = await must(senderChecks, {}, owner.token);
    const texts = new Map(records.map(({ fullName, value }) => [fullName, [[value]]]));
    const domain = site.sender.split('@')[1] ?? '';
    const { dkim, dmarc } = await authenticate(sent?.source ?? '', {
      ...{ ip: '192.0.2.1', helo: domain, sender: site.sender },
      resolver: async (name: string, type: string) => {
        const found = type === 'TXT' ? texts.get(name) : undefined;
        if (!found) throw Object.assign(new Error('No such record'), { code: 'ENODATA' });
        return found;
      },
    });
    expect(dkim.results.map(({ status, signingDomain }) => [status.result, signingDomain])).toEqual([['pass', domain]]);
    expect(dmarc && [dmarc.status.result, dmarc.alignment.dkim.result]).toEqual(['pass', domain]);
  }, 60_000);

  const draft = async () => {
    const record = await must(getWhiteLabel, {}, owner.token);
    if (!record) throw new Error('no draft');
    const { hasPassword: _kept, ...smtpDetails } = record.smtpDetails;
    return { _id: record._id, rev: record.rev, smtpDetails };
  };
});

const form = {
  ...{ author: 'Ana', description: 'Pages for bakers', categories: ['Food'], signupMode: 'open' as const },
  ...{ supportEmail: 'help@agency.example', supportLink: 'https://agency.example/help' },
  ...{ logo: '/media/pictures/2026-11/logo.webp', favicon: '/media/pictures/2026-11/icon.png' },
  theme: {
    ...{ primaryColor: '#223344', secondaryColor: '#445566', titleColor: '#111111', textColor: '#333333' },
    ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
  },
};

/** As a press of 'Verify' leaves it. */
async function nameDomain({ id }: Tenant): Promise<void> {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const rows = (name: string) => database.db.collection<{ _id: string }>(database.nameOf(name));
  const domain = await rows('domains').findOne({ whiteLabelId: id });
  const draft = { author: '', categories: [], offPage: 'gone', publishedAt: null, plans: [] };
  await rows('white_labels').updateOne({ _id: id }, { $set: { ...draft, domainId: domain?._id } });
  await database.close();
}
