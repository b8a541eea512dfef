import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkCampaignName, getCampaign, publishCampaign, renderPublicPage } from '@linkyard/contracts';
import { sectionModel } from '../sections/section.model.js';
import { creator, ServiceHarness, visitor } from '../testing/service-harness.js';
import { AccountEnd } from './account-end.js';

describe('the end of an account', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  it('takes its pages and what they gathered with it, twice told or once, and nobody else’s', async () => {
    const [leaver, stayer] = [creator(), creator()];
    const [gone, kept] = [await service.aCampaign(leaver), await service.aCampaign(stayer)];
    await service.call(publishCampaign, { _id: gone.campaign._id }, leaver);
    await service.call(publishCampaign, { _id: kept.campaign._id }, stayer);
    const { database } = service;
    const end = () =>
      database.transaction((session) =>
        service
          .get(AccountEnd)
          .onUserDeleted(
            { userId: leaver.userId, tenantId: null },
            { eventId: 'e', tenantId: null, requestId: null, at: new Date(), session },
          ),
      );
    await end();
    await end();
    const open = (campName: string) =>
      service.call(renderPublicPage, { host: 'localhost', campName, pageSlug: null }, visitor());
    expect((await open(gone.campaign.campName)).found).toBe(false);
    expect((await open(kept.campaign.campName)).found).toBe(true);
    expect(await database.collection(sectionModel).countDocuments({ userId: leaver.userId })).toBe(0);
    expect(await database.collection(sectionModel).countDocuments({ userId: stayer.userId })).toBeGreaterThan(0);
    await expect(service.call(getCampaign, { _id: gone.campaign._id }, leaver)).rejects.toHaveCode('core.not_found');
    // The address stays kept from others for a while.
    expect(await service.call(checkCampaignName, { campName: gone.campaign.campName }, stayer)).toMatchObject({
      available: false,
    });
  });
});
