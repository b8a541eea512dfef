import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkCampaignName,
  createCampaign,
  getCampaign,
  getTemplate,
  publishCampaign,
  renderPublicPage,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness, uniqueName, visitor } from '../../testing/service-harness.js';

describe('the pages of two tenants', () => {
  let service: ServiceHarness;
  const [one, other] = [newId(), newId()];
  const ofTenant = <C extends Ctx>(tenantId: string | null, ctx: C): C => ({ ...ctx, tenantId });
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const found = async (campName: string, tenantId: string | null) =>
    (await service.call(renderPublicPage, { campName, pageSlug: null }, ofTenant(tenantId, visitor()))).page
      ?.campaignId;

  it('may have the same address, and each is found by the visitors of its tenant alone', async () => {
    const campName = uniqueName();
    const ids: string[] = [];
    for (const tenantId of [null, one, other]) {
      const owner = ofTenant(tenantId, creator());
      expect(await service.call(checkCampaignName, { campName }, owner)).toMatchObject({ available: true });
      const campaign = await service.call(createCampaign, { campName, title: 'Home' }, owner);
      const { _id } = campaign;
      const { template } = await service.call(getTemplate, { _id: campaign.templateId }, owner);
      await service.addHeading(owner, campaign, template.homePageId, 'Hello');
      await service.call(publishCampaign, { _id }, owner);
      ids.push(_id);
    }
    expect(await Promise.all([null, one, other].map((tenantId) => found(campName, tenantId)))).toEqual(ids);
    expect(await found(campName, newId())).toBeUndefined();
  });

  it('are not there for an account of another tenant, even under the same id', async () => {
    const owner = ofTenant(one, creator());
    const { _id } = await service.call(createCampaign, { campName: uniqueName(), title: 'Home' }, owner);
    expect((await service.call(getCampaign, { _id }, owner))._id).toBe(_id);
    await expect(service.call(getCampaign, { _id }, ofTenant(other, owner))).rejects.toHaveCode('core.not_found');
    await expect(service.call(getCampaign, { _id }, ofTenant(null, owner))).rejects.toHaveCode('core.not_found');
  });
});
