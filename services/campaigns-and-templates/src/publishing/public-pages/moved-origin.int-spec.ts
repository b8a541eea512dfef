import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { getCampaign, listPublicAddresses, publishCampaign } from '@linkyard/contracts';
import { Binary } from 'mongodb';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';
import { newId } from '@linkyard/mongo';
import { TenantSites } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import { PageDomains } from '../campaigns/page-domains.js';
import { LivePages } from './live-pages.js';
import { PageRefresh } from './page-refresh.js';
import { PageRefreshSweep } from './page-refresh-sweep.js';

const pagesOrigin = 'https://pages.example.net';

describe('pages that were published before the pages of their site moved', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await service.stop();
  });

  /** What the white-label service answers from now on. */
  const moveTo = (moved: string | null, pages: string) => {
    const sites = service.get(TenantSites);
    const of = sites.of.bind(sites);
    jest.spyOn(sites, 'of').mockImplementation(async (tenantId) => {
      const site = await of(tenantId);
      return tenantId === moved ? { ...site, origins: { ...site.origins, pages } } : site;
    });
  };

  it.each([
    ['the platform', null],
    ['a tenant', newId()],
  ])('are rendered again with the new addresses of %s, once, and no others are', async (_what, tenantId) => {
    const other = creator(newId());
    const untouched = await service.aCampaign(other);
    await service.call(publishCampaign, { _id: untouched.campaign._id }, other);
    const owner = creator(tenantId);
    const { campaign } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const stored = async () => {
      const row = await service.rows('rendered_pages').findOne({ campaignId: campaign._id });
      const body = row?.['gzip'];
      return body instanceof Binary ? gunzipSync(body.buffer).toString() : '';
    };
    expect(await stored()).not.toContain(pagesOrigin);
    const refresh = service.get(PageRefresh);
    await service.get(PageDomains).renew();
    const own = [campaign._id, untouched.campaign._id];
    const asked = () => service.rows('page_refreshes').countDocuments({ _id: { $in: own } });
    await refresh.askForMoved();
    expect(await asked()).toBe(0);
    moveTo(tenantId, pagesOrigin);
    await refresh.askForMoved();
    await service.get(PageRefreshSweep).run(new AbortController().signal, new Date(Date.now() + 60_000));
    expect(await stored()).toContain(`${pagesOrigin}/${campaign.campName}`);
    await refresh.askForMoved();
    expect(await asked()).toBe(0);
  });

  describe('of a creator who has a domain of their own', () => {
    beforeAll(() => service.get(PageRefresh).onApplicationBootstrap());
    const canonical = async (campaignId: string, slug = '') => {
      const row = await service.rows('rendered_pages').findOne({ campaignId, slug });
      const body = row?.['gzip'];
      const html = body instanceof Binary ? gunzipSync(body.buffer).toString() : '';
      const found = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const shared = /<meta property="og:url" content="([^"]*)"/.exec(html)?.[1];
      return [found, shared];
    };
    const change = async (domains: Record<string, string>) => {
      service.pageDomains = new Map(Object.entries(domains));
      await service.get(PageDomains).renew();
    };
    const sitemap = async () =>
      (await service.call(listPublicAddresses, { page: 1, onlyCampaignId: null }, visitor())).entries.map(
        ({ path }) => path,
      );

    it('are canonical there while it is active, as is what the creator passes on', async () => {
      await change({});
      const owner = creator();
      const { campaign } = await service.aCampaign(owner);
      await service.call(publishCampaign, { _id: campaign._id }, owner);
      const [before] = await canonical(campaign._id);
      expect(before).toMatch(new RegExp(`^http.*/${campaign.campName}$`));
      expect(await sitemap()).toContain(`/${campaign.campName}`);

      await change({ [campaign._id]: 'https://ana.example' });
      const isAt = (address: string) => async () => (await canonical(campaign._id)).every((one) => one === address);
      await until(isAt('https://ana.example/'));
      expect((await service.call(getCampaign, { _id: campaign._id }, owner)).url).toBe('https://ana.example/');
      expect(await sitemap()).not.toContain(`/${campaign.campName}`);

      await change({});
      await until(isAt(before ?? ''));
      expect((await service.call(getCampaign, { _id: campaign._id }, owner)).url).toBe(before);
    });

    it('are found by the sweep where a change was missed, and left alone once they are right', async () => {
      await change({});
      const owner = creator();
      const { campaign } = await service.aCampaign(owner);
      await service.call(publishCampaign, { _id: campaign._id }, owner);
      const live = service.get(LivePages);
      jest.spyOn(service.get(PageDomains), 'all').mockReturnValue(new Map([[campaign._id, 'https://bo.example']]));
      expect(await live.madeElsewhere(100)).toContain(campaign._id);
      await service
        .rows('rendered_pages')
        .updateMany({ campaignId: campaign._id }, { $set: { origin: 'https://bo.example' } });
      expect(await live.madeElsewhere(100)).not.toContain(campaign._id);
      jest.mocked(service.get(PageDomains).all).mockReturnValue(undefined);
      expect(await live.madeElsewhere(100)).toEqual([]);
    });
  });
});
