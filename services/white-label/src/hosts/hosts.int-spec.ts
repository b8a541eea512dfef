import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkBrand,
  listCertifiedHosts,
  listPageDomains,
  listServedHosts,
  resolveHost,
  siteOfTenant,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { ownSites } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { whiteLabels } from '../white-labels/white-label.schema.js';

/** Outside production a tenant's address takes scheme and port of PUBLIC_URL. */
const addressOf = (host: string) => ownSites(process.env).originOf(host);

describe('whose a host is', () => {
  let service: WhiteLabelHarness;
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
  }, 30_000);
  afterAll(() => service.stop());
  const siteOf = async (host: string) => (await service.call(resolveHost, { host }, visitor())).site;

  it('is that of a published tenant, with its brand and its own address', async () => {
    const tenantId = await service.tenant('app.agency.example', { title: 'The Agency' });
    await service.refresh();
    expect(await siteOf('app.agency.example')).toMatchObject({
      tenantId,
      kind: 'tenant',
      brand: { whiteLabel: true, title: 'The Agency' },
      origins: { app: addressOf('app.agency.example'), pages: addressOf('app.agency.example') },
    });
    expect(await siteOf(new URL(addressOf('app.agency.example')).host)).toMatchObject({ tenantId });
    const brand = await service.call(checkBrand, {}, { ...visitor(), host: 'app.agency.example' });
    expect(brand.title).toBe('The Agency');
  });

  it('has a version, in the list and alone, that is another one as soon as its site is', async () => {
    const [host, beside] = [`${newId()}.agency.example`, `${newId()}.agency.example`];
    const tenantId = await service.tenant(host, { title: 'Before' });
    await service.tenant(beside);
    const versions = async () => {
      await service.refresh();
      const { hosts, versions: listed } = await service.call(listServedHosts, {}, visitor());
      const alone = await Promise.all(
        [host, beside].map(async (one) => (await service.call(resolveHost, { host: one }, visitor())).version),
      );
      expect([host, beside].map((one) => listed[hosts.indexOf(one)])).toEqual(alone);
      return alone;
    };
    const before = await versions();
    expect(await versions()).toEqual(before);
    await service.database
      .model(whiteLabels)
      .updateOne({ _id: tenantId }, { $set: { title: 'After' } })
      .setOptions({ acrossOwners: 'as its owner’s screen would' });
    const after = await versions();
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  });

  it.each([
    ['a draft', { status: 0 }],
    ['suspended', { suspendedReason: 'phishing' }],
  ])('is not that of a tenant that is %s', async (what, state) => {
    const host = `${what.replaceAll(' ', '-')}.tenant.example`;
    await service.tenant(host, state);
    await service.refresh();
    expect(await siteOf(host)).toBeNull();
  });

  it.each([
    ['verified', true],
    ['active', true],
    ['failing', true],
    ['pending', false],
    ['failed', false],
    ['suspended', false],
    ['removed', false],
  ])('with a domain that is %s is known: %s', async (state, isKnown) => {
    await service.tenant(`${state}.agency.example`, { state });
    await service.refresh();
    expect((await siteOf(`${state}.agency.example`)) !== null).toBe(isKnown);
  });

  it("is a creator's for one page, whose app is the platform's or that of the creator's tenant", async () => {
    const campaignId = newId();
    const tenantId = await service.tenant('apps.reseller.example');
    await service.domain({ host: 'ana.example', purpose: 'campaign', campaignId });
    await service.domain({ host: 'bo.example', purpose: 'campaign', campaignId, tenantId });
    await service.domain({ host: 'empty.example', purpose: 'campaign' });
    await service.refresh();
    expect(await siteOf('ana.example')).toMatchObject({
      ...{ kind: 'campaign', tenantId: null, campaignId, brand: { whiteLabel: false } },
      origins: { app: ownSites(process.env).origins.app, pages: addressOf('ana.example') },
    });
    expect(await siteOf('bo.example')).toMatchObject({
      ...{ kind: 'campaign', tenantId, brand: { whiteLabel: true } },
      origins: { app: addressOf('apps.reseller.example') },
    });
    expect(await siteOf('empty.example')).toBeNull();
  });

  it('is listed for every served host, page by page', async () => {
    await service.refresh();
    const first = await service.call(listServedHosts, {}, visitor());
    expect(first.hosts).toEqual([...first.hosts].sort());
    expect(first).toMatchObject({ hasMore: false });
    const [one, ...others] = first.hosts;
    expect((await service.call(listServedHosts, { after: one }, visitor())).hosts).toEqual(others);
  });

  describe('may have a certificate', () => {
    const certified = async () => {
      await service.refresh();
      return (await service.call(listCertifiedHosts, {}, visitor())).hosts;
    };

    it.each([
      ['verified', true],
      ['active', true],
      ['failing', false],
      ['pending', false],
      ['failed', false],
      ['suspended', false],
      ['removed', false],
    ])('with a domain that is %s: %s', async (state, isCertified) => {
      const host = `certified-${state}.agency.example`;
      await service.tenant(host, { state });
      expect((await certified()).includes(host)).toBe(isCertified);
    });

    it('before its tenant is published, and no longer once that is suspended', async () => {
      await service.tenant('draft.certified.example', { status: 0 });
      await service.tenant('suspended.certified.example', { suspendedReason: 'phishing' });
      const hosts = await certified();
      expect(hosts).toContain('draft.certified.example');
      expect(hosts).not.toContain('suspended.certified.example');
    });

    it('with the hosts that lead to it, and for a page of a creator', async () => {
      const tenantId = await service.tenant('closed.reseller.example', { suspendedReason: 'phishing' });
      await service.domain({ host: 'cleo.example', purpose: 'campaign', redirectFrom: ['www.cleo.example'] });
      await service.domain({ host: 'dana.example', purpose: 'campaign', tenantId });
      const hosts = await certified();
      expect(hosts).toEqual(expect.arrayContaining(['cleo.example', 'www.cleo.example']));
      expect(hosts).not.toContain('dana.example');
      expect(hosts).toEqual([...new Set(hosts)].sort());
    });
  });

  it('leads on from www, unless another domain is served there', async () => {
    const campaignId = newId();
    const redirectFrom = ['www.dora.example', 'shop.dora.example'];
    await service.domain({ host: 'dora.example', purpose: 'campaign', campaignId, redirectFrom });
    await service.domain({ host: 'shop.dora.example', purpose: 'campaign', campaignId });
    await service.domain({ host: 'none.example', purpose: 'campaign', redirectFrom: ['www.none.example'] });
    await service.refresh();
    expect(await siteOf('www.dora.example')).toMatchObject({ movedTo: addressOf('dora.example'), campaignId });
    for (const host of ['dora.example', 'shop.dora.example']) expect((await siteOf(host))?.movedTo).toBeUndefined();
    expect(await siteOf('www.none.example')).toBeNull();
    const { hosts } = await service.call(listServedHosts, {}, visitor());
    expect(hosts).toContain('www.dora.example');
  });

  it('is www, with the domain leading there, where its owner has chosen so and www leads here', async () => {
    const campaignId = newId();
    const chosen = { purpose: 'campaign', campaignId, servesWww: true } as const;
    await service.domain({ ...chosen, host: 'elle.example', redirectFrom: ['www.elle.example'] });
    await service.domain({ ...chosen, host: 'finn.example', campaignId: newId() });
    await service.refresh();
    expect(await siteOf('elle.example')).toMatchObject({ movedTo: addressOf('www.elle.example') });
    const www = await siteOf('www.elle.example');
    expect([www?.movedTo, www?.campaignId, www?.origins.pages]).toEqual([
      ...[undefined, campaignId, addressOf('www.elle.example')],
    ]);
    expect((await siteOf('finn.example'))?.movedTo).toBeUndefined();
    expect((await service.call(listCertifiedHosts, {}, visitor())).hosts).toEqual(
      expect.arrayContaining(['elle.example', 'www.elle.example']),
    );
    const { pages } = await service.call(listPageDomains, {}, visitor());
    expect(pages).toContainEqual({ campaignId, origin: addressOf('www.elle.example') });
  });

  it('is the address of a page once it is active: that of the domain that was verified first', async () => {
    const [active, verified, twice] = [newId(), newId(), newId()].sort();
    const verifiedAt = (day: number) => new Date(`2026-01-0${day}T00:00:00Z`);
    await service.domain({ host: 'active.example', purpose: 'campaign', campaignId: active });
    await service.domain({ host: 'verified.example', purpose: 'campaign', campaignId: verified, state: 'verified' });
    const both = { purpose: 'campaign', campaignId: twice } as const;
    await service.domain({ ...both, host: 'second.example', verifiedAt: verifiedAt(2) });
    await service.domain({ ...both, host: 'first.example', verifiedAt: verifiedAt(1) });
    await service.refresh();
    const { pages } = await service.call(listPageDomains, {}, visitor());
    const originOf = (id: string | undefined) => pages.find(({ campaignId }) => campaignId === id)?.origin;
    expect([active, verified, twice].map(originOf)).toEqual([
      addressOf('active.example'),
      undefined,
      addressOf('first.example'),
    ]);
    const ids = pages.map(({ campaignId }) => campaignId);
    expect((await service.call(listPageDomains, { after: ids[0] }, visitor())).pages).toHaveLength(ids.length - 1);
  });

  describe('asked for by tenant', () => {
    const ofTenant = async (tenantId: string) => (await service.call(siteOfTenant, { tenantId }, visitor())).site;

    it('is said to be closed while it is not served', async () => {
      const open = await service.tenant(`${newId()}.agency.test`);
      const draft = await service.tenant(`${newId()}.agency.test`, { status: 0 });
      const suspended = await service.tenant(`${newId()}.agency.test`, { suspendedReason: 'phishing' });
      await service.refresh();
      const sites = await Promise.all([open, draft, suspended].map(ofTenant));
      expect(sites.map((site) => site?.isClosed)).toEqual([undefined, true, true]);
    });

    it('is its own, and that of no other', async () => {
      const tenants = [await service.tenant('first.agency.test'), await service.tenant('second.agency.test')];
      await service.refresh();
      const sites = await Promise.all(tenants.map(ofTenant));
      expect(sites.map((site) => site?.tenantId)).toEqual(tenants);
      expect(sites.map((site) => site?.origins.app)).toEqual(
        ['first.agency.test', 'second.agency.test'].map(addressOf),
      );
      expect(await ofTenant(newId())).toBeNull();
    });

    it.each([
      ['suspended', { suspendedReason: 'phishing' }],
      ['a draft', { status: 0 }],
      ['with a domain to be verified', { state: 'pending' }],
      ['with a suspended domain', { state: 'suspended' }],
    ])('is at the address that works later of one that is %s', async (_what, state) => {
      const host = `${newId()}.agency.test`;
      const tenantId = await service.tenant(host, state);
      await service.refresh();
      expect(await siteOf(host)).toBeNull();
      expect((await ofTenant(tenantId))?.origins.app).toBe(addressOf(host));
    });

    it('is at the old domain until the new one has its certificate', async () => {
      const tenantId = await service.tenant('old.agency.test');
      const change = { purpose: 'whiteLabel', whiteLabelId: tenantId, host: 'new.agency.test' } as const;
      await service.domain({ ...change, state: 'verified' });
      await service.refresh();
      expect((await ofTenant(tenantId))?.host).toBe('old.agency.test');
      await service.rows('domains').updateOne({ host: 'new.agency.test' }, { $set: { state: 'active' } });
      await service.rows('domains').updateOne({ host: 'old.agency.test' }, { $set: { state: 'removed' } });
      await service.refresh();
      expect((await ofTenant(tenantId))?.host).toBe('new.agency.test');
    });
  });

  it('is answered with a change that was announced at the same moment', async () => {
    const host = 'just-now.agency.example';
    await service.tenant(host);
    const refreshing = service.refresh();
    expect(await siteOf(host)).not.toBeNull();
    expect((await service.call(listServedHosts, {}, visitor())).hosts).toContain(host);
    await refreshing;
  });

  it('costs no read of the database', async () => {
    await service.refresh();
    await service.database.db.collection(service.database.nameOf('domains')).deleteMany({});
    expect(await siteOf('apps.reseller.example')).not.toBeNull();
  });
});
