import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDomain,
  assignDomain,
  deleteDomains,
  diagnoseDomain,
  domainVerified,
  getCampaign,
  listDomains,
  verifyDomain,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { startDns } from '@linkyard/simulators';
import { creator } from '@linkyard/service-kit/testing';
import { DnsHarness, ourAddress, ourName } from '../testing/dns-harness.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';

describe('own domains of creators', () => {
  let dns: DnsHarness;
  let service: WhiteLabelHarness;
  let counter = 0;
  let host: string;
  const ana = creator();
  const bo = creator();
  beforeAll(async () => {
    dns = new DnsHarness(await startDns());
    service = await WhiteLabelHarness.start(dns.parts());
  }, 30_000);
  afterAll(() => Promise.all([service.stop(), dns.stop()]));
  beforeEach(() => {
    counter += 1;
    host = `ana${counter}.example`;
  });
  const add = (domain = host, ctx = ana) => service.call(addDomain, { domain }, ctx);
  const verify = async (_id: string, ctx = ana) => {
    await service.rows('domains').updateMany({}, { $set: { lastCheckedAt: null } });
    await service.rows('domain_check_rates').deleteMany({});
    return service.call(verifyDomain, { _id }, ctx);
  };
  const verified = async (name = host, ctx = ana) => {
    const { domain } = await add(name, ctx);
    dns.obey(domain.host, domain.records);
    return (await verify(domain._id, ctx)).domain;
  };

  it('are claimed with the records to set, and verified once these are there', async () => {
    const added = await add(`https://www.${host}/about`);
    expect(added.domain).toMatchObject({ host, state: 'pending', isVerified: false, purpose: 'campaign' });
    expect(added.domain.records).toMatchObject([
      { type: 'A', name: '@', value: ourAddress, ok: false, seen: [] },
      { type: 'TXT', name: '_domain-verify', fullName: `_domain-verify.${host}`, ok: false },
    ]);
    expect(added.problems.map(({ code }) => code)).toEqual(['domains.a_missing', 'domains.txt_missing']);
    dns.obey(host, added.domain.records);
    const { domain, problems } = await verify(added.domain._id);
    expect(problems).toEqual([]);
    expect(domain).toMatchObject({
      state: 'verified',
      isVerified: true,
      records: [{ ok: true, seen: [ourAddress] }, { ok: true }],
    });
    expect(await service.events(domainVerified.name)).toContainEqual({
      domainId: domain._id,
      ownerId: ana.userId,
      host,
      purpose: 'campaign',
    });
  });

  it('below a registered domain have a CNAME, named as the form of the registrar wants it', async () => {
    const { domain } = await add(`links.${host}`);
    expect(domain.records).toMatchObject([
      { type: 'CNAME', name: 'links', value: ourName },
      { type: 'TXT', name: '_domain-verify.links' },
    ]);
    dns.obey(host, domain.records);
    expect((await verify(domain._id)).domain).toMatchObject({ state: 'verified' });
  });

  it('name no product in what is set at the registrar', async () => {
    const { domain } = await add();
    expect(JSON.stringify(domain.records)).not.toMatch(/linkyard/i);
  });

  it.each([
    ['127.0.0.1', 'domains.address'],
    ['github.io', 'domains.public_suffix'],
    ['localhost', 'domains.single_label'],
    [`x.${ourName}`, 'domains.platform'],
  ])('are refused with the reason: %s', async (typed, code) => {
    await expect(add(typed)).rejects.toMatchObject({ details: { errors: [{ path: 'domain', code }] } });
  });

  it('are one claim however often they are added, also at once', async () => {
    const all = await Promise.all([add(), add(), add(`www.${host}`)]);
    expect(new Set(all.map(({ domain }) => domain._id)).size).toBe(1);
  });

  it('answer what was seen last while Verify is pressed again and again', async () => {
    const { domain } = await add();
    dns.obey(host, domain.records);
    const again = await service.call(verifyDomain, { _id: domain._id }, ana);
    expect(again.domain).toMatchObject({
      state: 'pending',
      lastCheckedAt: domain.lastCheckedAt,
      records: [{ seen: [] }, { seen: [] }],
    });
    expect(again.problems.map(({ code }) => code)).toEqual(['domains.a_missing', 'domains.txt_missing']);
  });

  it('are verified once by two looks at the same time', async () => {
    const { domain } = await add();
    dns.obey(host, domain.records);
    const both = await Promise.all([verify(domain._id), verify(domain._id)]);
    expect(both.map((one) => one.domain.state)).toEqual(['verified', 'verified']);
    const events = await service.events(domainVerified.name);
    expect(events.filter((event) => event['domainId'] === domain._id)).toHaveLength(1);
  });

  it('are not brought back by a look under way while they are removed', async () => {
    const { domain } = await add();
    dns.obey(host, domain.records);
    const [look] = await Promise.allSettled([
      verify(domain._id),
      service.call(deleteDomains, { _id: domain._id }, ana),
    ]);
    const { data } = await service.call(listDomains, {}, ana);
    expect(data.map(({ _id }) => _id)).not.toContain(domain._id);
    if (look.status === 'rejected') expect(look.reason).toMatchObject({ code: 'core.not_found' });
  });

  it('are those of their account alone', async () => {
    const { domain } = await add();
    await expect(verify(domain._id, bo)).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(service.call(deleteDomains, { _id: domain._id }, bo)).rejects.toMatchObject({
      code: 'core.not_found',
    });
    const { data, isSetUp } = await service.call(listDomains, {}, bo);
    expect([data.map(({ _id }) => _id).includes(domain._id), isSetUp]).toEqual([false, true]);
  });

  it('are never of people of a reseller', async () => {
    await expect(add(host, creator(newId()))).rejects.toMatchObject({ code: 'core.forbidden' });
  });

  it('show a page of the account', async () => {
    const campaignId = newId();
    service.answeringBus.answer(getCampaign, () => {
      throw new DomainError('core.not_found');
    });
    const { _id } = await verified();
    await expect(service.call(assignDomain, { _id, campaignId }, ana)).rejects.toMatchObject({
      code: 'core.not_found',
    });
    expect((await service.call(assignDomain, { _id, campaignId: null }, ana)).domain.campaignId).toBeNull();
    const www = await service.call(assignDomain, { _id, campaignId: null, servesWww: true }, ana);
    expect(www.domain.servesWww).toBe(true);
    expect((await service.call(assignDomain, { _id, campaignId: null }, ana)).domain.servesWww).toBe(true);
  });

  describe('that two accounts claim', () => {
    it('are of the one with the proof; the other claim blocks nothing', async () => {
      const first = await add();
      const second = await add(host, bo);
      dns.obey(host, second.domain.records);
      expect((await verify(second.domain._id, bo)).domain.state).toBe('verified');
      const looked = await verify(first.domain._id);
      expect(looked.domain.state).toBe('pending');
      expect(looked.problems.map(({ code }) => code)).toEqual(['domains.txt_other']);
    });

    it('stay with the account whose proof is still there', async () => {
      const { domain } = await add(host, bo);
      const held = await verified();
      dns.obey(host, held.records, [{ name: `_domain-verify.${host}`, type: 'TXT', value: valueOf(domain) }]);
      const looked = await verify(domain._id, bo);
      expect(looked.problems[0]).toMatchObject({ code: 'domains.taken' });
      expect(looked.domain.state).toBe('pending');
    });

    it('go to the account with the only proof, and the other is notified', async () => {
      const held = await verified();
      const { domain } = await add(host, bo);
      dns.obey(host, domain.records);
      expect((await verify(domain._id, bo)).domain.state).toBe('verified');
      expect((await service.call(listDomains, {}, ana)).data.map(({ _id }) => _id)).not.toContain(held._id);
      const events = await service.events('white-label.domain.failing');
      expect(events).toContainEqual(
        expect.objectContaining({ domainId: held._id, ownerId: ana.userId, reason: 'claimed' }),
      );
    });

    it('are of one of them when both are verified at once', async () => {
      const claims = [await add(), await add(host, bo)];
      const [a, b] = claims.map(({ domain }) => domain);
      if (!a || !b) throw new Error('no claims');
      dns.obey(host, a.records, [{ name: `_domain-verify.${host}`, type: 'TXT', value: valueOf(b) }]);
      const looks = await Promise.all([verify(a._id), verify(b._id, bo)]);
      expect(looks.map(({ domain }) => domain.state).sort()).toEqual(['pending', 'verified']);
    });
  });

  describe('that were removed', () => {
    it('need a new proof, and rest for other accounts', async () => {
      const held = await verified();
      await service.call(deleteDomains, { _id: held._id }, ana);
      await expect(add(host, bo)).rejects.toMatchObject({ code: 'domains.cooling_off' });
      const again = await add();
      expect(again.domain.state).toBe('pending');
      expect(valueOf(again.domain)).not.toBe(valueOf(held));
      expect(again.problems.map(({ code }) => code)).toEqual(['domains.txt_other']);
      await service
        .rows('domains')
        .updateMany({ host, state: 'removed' }, { $set: { deletedAt: new Date(Date.now() - 8 * 86_400_000) } });
      expect((await add(host, bo)).domain.state).toBe('pending');
    });

    it('and never verified are free at once', async () => {
      const { domain } = await add();
      await service.call(deleteDomains, { ids: [domain._id] }, ana);
      expect((await add(host, bo)).domain.state).toBe('pending');
    });
  });

  it('below a served domain are of its account alone', async () => {
    const { domain: early } = await add(`early.${host}`, bo);
    await verified();
    await expect(add(`shop.${host}`, bo)).rejects.toMatchObject({
      details: { errors: [{ code: 'domains.parent_taken' }] },
    });
    dns.obey(host, early.records);
    expect((await verify(early._id, bo)).problems[0]).toMatchObject({ code: 'domains.parent_taken' });
    expect((await add(`shop.${host}`)).domain.state).toBe('pending');
  });

  it('have their www beside them where that leads here too', async () => {
    const { domain } = await add();
    dns.obey(host, domain.records, [{ name: `www.${host}`, type: 'CNAME', value: host }]);
    expect((await verify(domain._id)).domain).toMatchObject({ state: 'verified', redirectFrom: [`www.${host}`] });
    dns.obey(host, domain.records, [{ name: `www.${host}`, type: 'A', value: '198.51.100.7' }]);
    expect((await verify(domain._id)).domain).toMatchObject({ state: 'verified', redirectFrom: [] });
  });

  it('are verified over HTTP behind a proxy', async () => {
    const { domain } = await add();
    dns.obey(
      host,
      domain.records.map((record) => (record.type === 'A' ? { ...record, value: '104.16.1.1' } : record)),
    );
    expect((await verify(domain._id)).problems.map(({ code }) => code)).toEqual(['domains.proxy_unanswered']);
    dns.answering.add(host);
    const looked = await verify(domain._id);
    expect([looked.domain.state, looked.problems.map(({ code }) => code)]).toEqual(['verified', ['domains.proxied']]);
  });

  it('are diagnosed without a change', async () => {
    const { domain } = await add();
    dns.obey(host, domain.records);
    const askedAt = Date.now();
    const { domain: seen, problems } = await service.call(diagnoseDomain, { _id: domain._id }, ana);
    expect([seen.state, problems, seen.records.map(({ ok }) => ok)]).toEqual(['pending', [], [true, true]]);
    expect(new Date(seen.lastCheckedAt ?? 0).getTime()).toBeGreaterThanOrEqual(askedAt);
    expect((await service.call(listDomains, {}, ana)).data.find(({ _id }) => _id === domain._id)?.state).toBe(
      'pending',
    );
  });

  it('are limited for each account', async () => {
    const cleo = creator();
    const rows = Array.from({ length: 50 }, (_, at) => ({
      host: `many${at}.example`,
      userId: cleo.userId,
      purpose: 'campaign' as const,
      state: 'pending',
    }));
    for (const row of rows) await service.domain(row);
    await expect(add(host, cleo)).rejects.toMatchObject({ code: 'domains.too_many' });
  });

  const valueOf = ({ records }: { records: { type: string; value: string }[] }) =>
    records.find(({ type }) => type === 'TXT')?.value ?? '';
});
