import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishCampaign } from '@linkyard/contracts';
import { Binary } from 'mongodb';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { PageRefresh } from './page-refresh.js';
import { PageRefreshSweep } from './page-refresh-sweep.js';

const pagesOrigin = 'https://pages.example.net';

describe('pages that were published before PAGES_ORIGIN was set', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(async () => {
    delete process.env['PAGES_ORIGIN'];
    await service.stop();
  });

  it('are rendered again with the new addresses, once', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const stored = async () => {
      const row = await service.rows('rendered_pages').findOne({ campaignId: campaign._id });
      const body = row?.['gzip'];
      return body instanceof Binary ? gunzipSync(body.buffer).toString() : '';
    };
    expect(await stored()).not.toContain(pagesOrigin);
    process.env['PAGES_ORIGIN'] = pagesOrigin;
    const refresh = service.get(PageRefresh);
    await refresh.askForMoved();
    await service.get(PageRefreshSweep).run(new AbortController().signal, new Date(Date.now() + 60_000));
    expect(await stored()).toContain(`${pagesOrigin}/${campaign.campName}`);
    await refresh.askForMoved();
    expect(await service.rows('page_refreshes').countDocuments({})).toBe(0);
  });
});
