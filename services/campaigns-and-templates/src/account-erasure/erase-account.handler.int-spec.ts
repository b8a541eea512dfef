import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkCampaignName, getCampaign, publishCampaign, renderPublicPage } from '@linkyard/contracts';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { activity } from '../analytics/activity.schema.js';
import { campaignsAndTemplatesService } from '../campaigns-and-templates.module.js';
import { sections as storedSections } from '../authoring/sections/section.schema.js';
import { creator, ServiceHarness, visitor } from '../testing/service-harness.js';
import { EraseAccountHandler } from './erase-account.handler.js';

const { models } = campaignsAndTemplatesService;
/** Collections that outlive an account. */
const kept = {
  names: 'a retired address stays reserved for 30 days, then expires',
  submissions: 'keyed by section, expires after a day',
  visitors: 'keyed by campaign, expires after three days',
  gate_limits: 'keyed by gate and network, expires within an hour',
  categories: 'belong to the installation',
  block_policies: 'belong to a tenant',
  'media-uses-net': 'progress of a reconciliation, without an owner',
};

describe('erasing an account', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const erase = (userId: string) =>
    service
      .get(EraseAccountHandler)
      .onUserDeleted({ userId, tenantId: null }, { eventId: 'e', tenantId: null, requestId: null, at: new Date() });

  it('takes its pages offline and erases them, once or repeated, and leaves other accounts alone', async () => {
    const [leaver, stayer] = [creator(), creator()];
    const [gone, other] = [await service.aCampaign(leaver), await service.aCampaign(stayer)];
    await service.call(publishCampaign, { _id: gone.campaign._id }, leaver);
    await service.call(publishCampaign, { _id: other.campaign._id }, stayer);
    await erase(leaver.userId);
    await erase(leaver.userId);
    const open = (campName: string) => service.call(renderPublicPage, { campName, pageSlug: null }, visitor());
    expect((await open(gone.campaign.campName)).found).toBe(false);
    expect((await open(other.campaign.campName)).found).toBe(true);
    const sections = service.database.collection(storedSections);
    expect(await sections.countDocuments({ userId: stayer.userId })).toBeGreaterThan(0);
    await expect(service.call(getCampaign, { _id: gone.campaign._id }, leaver)).rejects.toHaveCode('core.not_found');
    expect(await service.call(checkCampaignName, { campName: gone.campaign.campName }, stayer)).toMatchObject({
      available: false,
    });
  });

  it('leaves no record of the owner in any collection of the service', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const ofCampaign = { campaignId: campaign._id };
    const records = {
      userId: owner.userId,
      kept,
      fields: {
        campaigns: { campName: 'unpublished-page', previousCampNames: [], liveVersion: 0 },
        rendered_pages: ofCampaign,
        page_refreshes: { _id: campaign._id },
      },
    };
    await fillEveryCollection(service.database, models, records);
    await erase(owner.userId);
    expect(await collectionsThatMention(service.database, models, records)).toEqual([]);
    expect(await service.rows('rendered_pages').countDocuments(ofCampaign)).toBe(0);
    expect(await service.rows('page_refreshes').countDocuments({ _id: campaign._id })).toBe(0);
  });

  it('erases an account that has more records than one chunk', async () => {
    const { userId } = creator();
    const activities = service.database.collection(activity);
    await service
      .rows('activity')
      .insertMany(Array.from({ length: 2_500 }, (_, index) => ({ _id: `${userId}/${index}`, userId })));
    await erase(userId);
    expect(await activities.countDocuments({ userId })).toBe(0);
  });
});
