import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getWhiteLabel, resolveHost, verifyWhiteLabelDomain } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { startDns } from '@linkyard/simulators';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { DomainCertificates } from '../domains/domain-certificates.js';
import { DnsHarness } from '../testing/dns-harness.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000);

describe('the domain of a white label', () => {
  let dns: DnsHarness;
  let service: WhiteLabelHarness;
  let counter = 0;
  let host: string;
  beforeAll(async () => {
    dns = new DnsHarness(await startDns());
    service = await WhiteLabelHarness.start(dns.parts());
  }, 30_000);
  afterAll(() => Promise.all([service.stop(), dns.stop()]));
  beforeEach(() => {
    counter += 1;
    host = `agency${counter}.example`;
  });
  const press = async (owner: ReturnType<typeof creator>, domain: string, _id?: string) => {
    await service.rows('domains').updateMany({}, { $set: { lastCheckedAt: null } });
    return service.call(verifyWhiteLabelDomain, { domain, ...(_id ? { _id } : {}) }, owner);
  };
  const verified = async (owner: ReturnType<typeof creator>, domain: string) => {
    const { claim } = await press(owner, domain);
    dns.obey(domain, claim.records);
    return press(owner, domain);
  };
  const siteOf = async (name: string) => {
    await service.refresh();
    return (await service.call(resolveHost, { host: name }, visitor())).site;
  };
  const publish = (_id: string) => service.rows('white_labels').updateOne({ _id }, { $set: { status: 1 } });

  it('begins the white label, and is verified by the same call once its records are there', async () => {
    const owner = creator();
    const first = await press(owner, `https://www.${host}/`);
    expect(first).toMatchObject({
      domain: host,
      domainVerified: false,
      status: 0,
      claim: { state: 'pending', purpose: 'whiteLabel' },
    });
    // The record as the screen reads it, for there is none yet at the caller's.
    expect(first).toMatchObject((await service.call(getWhiteLabel, {}, owner)) ?? { missing: true });
    expect(first).toMatchObject({ rev: 1, title: '', smtpDetails: { password: '', hasPassword: false } });
    dns.obey(host, first.claim.records);
    const second = await press(owner, host, first._id);
    expect(second).toMatchObject({ _id: first._id, domain: host, domainVerified: true, problems: [] });
    expect(second).not.toHaveProperty('smtpDetails');
    expect(await siteOf(host)).toBeNull();
    await publish(first._id);
    expect(await siteOf(host)).toMatchObject({ tenantId: first._id, kind: 'tenant' });
  });

  it('is of one white label however often it is pressed at once', async () => {
    const owner = creator();
    const both = await Promise.all([press(owner, host), press(owner, host)]);
    expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
    expect(new Set(both.map(({ claim }) => claim._id)).size).toBe(1);
  });

  it('is not that of another white label, and not of the people of one', async () => {
    const owner = creator();
    const { _id } = await press(owner, host);
    await expect(press(creator(), host, _id)).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(press(creator(newId()), host)).rejects.toMatchObject({ code: 'core.forbidden' });
  });

  it('that was never verified gives way to the next one', async () => {
    const owner = creator();
    await press(owner, `typo.${host}`);
    const { _id } = await press(owner, host);
    const rows = await service.rows('domains').find({ whiteLabelId: _id, deletedAt: null }).toArray();
    expect(rows.map((row) => row['host'])).toEqual([host]);
  });

  it('is served until the next one has its certificate, and then leads there for 90 days', async () => {
    const owner = creator();
    const certificates = service.get(DomainCertificates);
    const { _id, claim: old } = await verified(owner, host);
    await publish(_id);
    await certificates.seen(host, inAMonth());
    const next = `new.${host}`;
    expect(await press(owner, next)).toMatchObject({ domainVerified: false });
    expect(await siteOf(host)).not.toBeNull();
    const { claim } = await verified(owner, next);
    expect([claim.state, (await siteOf(host))?.host]).toEqual(['verified', host]);
    await certificates.seen(next, inAMonth());
    expect((await siteOf(next))?.movedTo).toBeUndefined();
    expect(await siteOf(host)).toMatchObject({ host, movedTo: (await siteOf(next))?.origins.pages });
    const row = await service.rows('domains').findOne({ _id: old._id });
    expect(row).toMatchObject({ redirectsTo: next, state: 'active' });
    // Back to the old host, whose certificate lasts: the other one leads there at once.
    dns.obey(host, old.records);
    expect(await press(owner, host)).toMatchObject({ domainVerified: true, claim: { redirectsTo: null } });
    expect((await siteOf(host))?.movedTo).toBeUndefined();
    expect(await siteOf(next)).toMatchObject({ host: next, movedTo: (await siteOf(host))?.origins.pages });
  });

  it('without a certificate is replaced as soon as the next one is verified', async () => {
    const owner = creator();
    const { _id, claim: old } = await verified(owner, host);
    await publish(_id);
    await verified(owner, `other${host}`);
    expect((await siteOf(`other${host}`))?.host).toBe(`other${host}`);
    expect(await service.rows('domains').findOne({ _id: old._id })).toMatchObject({ redirectsTo: `other${host}` });
  });
});

describe('the certificate of a domain', () => {
  let service: WhiteLabelHarness;
  let certificates: DomainCertificates;
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
    certificates = service.get(DomainCertificates);
  }, 30_000);
  afterAll(() => service.stop());
  const rowOf = (host: string) => service.rows('domains').findOne({ host });

  it('makes a verified domain active, and a failing one not', async () => {
    await service.domain({ host: 'a.example', purpose: 'campaign', state: 'verified' });
    await service.domain({ host: 'b.example', purpose: 'campaign', state: 'failing' });
    const expiresAt = inAMonth();
    await certificates.seen('a.example', expiresAt);
    await certificates.seen('b.example', expiresAt);
    await certificates.seen('unknown.example', expiresAt);
    expect(await rowOf('a.example')).toMatchObject({ state: 'active', certState: 'active', certExpiresAt: expiresAt });
    expect(await rowOf('b.example')).toMatchObject({ state: 'failing', certState: 'active' });
  });

  it('that fails is recorded, and the one in use goes on', async () => {
    await service.domain({ host: 'c.example', purpose: 'campaign', state: 'verified' });
    await certificates.failed('c.example', 'CAA record prevents issuance');
    expect(await rowOf('c.example')).toMatchObject({
      state: 'verified',
      certState: 'failed',
      error: 'CAA record prevents issuance',
    });
    await certificates.seen('c.example', inAMonth());
    await certificates.failed('c.example', 'rate limited');
    expect(await rowOf('c.example')).toMatchObject({ state: 'active', certState: 'active', error: 'rate limited' });
  });
});
