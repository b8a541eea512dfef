import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { publishCampaign } from '@linkyard/contracts';
import { Binary } from 'mongodb';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { newId } from '@linkyard/mongo';
import { TenantSites } from '@linkyard/service-kit';
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
});
