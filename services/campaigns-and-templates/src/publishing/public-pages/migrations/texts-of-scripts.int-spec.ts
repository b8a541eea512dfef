import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishCampaign } from '@linkyard/contracts';
import { creator, ServiceHarness } from '../../../testing/service-harness.js';
import { PageRefreshSweep } from '../page-refresh-sweep.js';
import { textsOfScripts } from './2026-11-23-texts-of-scripts.js';

describe('pages that were published before scripts took their words from the page', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  it('are rendered again', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const row = { campaignId: campaign._id };
    await service.rows('rendered_pages').updateOne(row, { $set: { etag: 'before' } });
    await textsOfScripts.up(service.database);
    await textsOfScripts.up(service.database);
    await service.get(PageRefreshSweep).run(new AbortController().signal, new Date(Date.now() + 60_000));
    const stored = await service.rows('rendered_pages').findOne(row);
    expect(stored?.['etag']).not.toBe('before');
    expect(await service.rows('page_refreshes').countDocuments({})).toBe(0);
  });
});
