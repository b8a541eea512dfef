import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountTransferred, getCampaign, publishCampaign, renderPublicPage, type Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { campaignsAndTemplatesService } from '../campaigns-and-templates.module.js';
import { creator, ServiceHarness, visitor } from '../testing/service-harness.js';

const { models } = campaignsAndTemplatesService;
/** Collections that name no owner, or keep what was reserved. */
const kept = {
  names: 'the address at the site of the tenant stays reserved for 30 days, then expires',
  submissions: 'keyed by section, expires after a day',
  visitors: 'keyed by campaign, expires after three days',
  gate_limits: 'keyed by gate and network, expires within an hour',
  categories: 'belong to the installation',
  block_policies: 'belong to a tenant',
  'media-uses-net': 'progress of a reconciliation, without an owner',
};

describe('handing pages over to a reseller', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const tenantId = newId();
  const handOver = async (person: Ctx & { userId: string }, to: string) => {
    for (const _time of [1, 2])
      await service.deliver(accountTransferred, { from: person.userId, to, tenantId }, new Date(), tenantId);
  };

  it('takes them offline and keeps their addresses and drafts', async () => {
    const [person, reseller] = [creator(tenantId), creator()];
    const { campaign } = await service.aCampaign(person);
    const { _id, campName } = campaign;
    await service.call(publishCampaign, { _id }, person);
    await handOver(person, reseller.userId);
    for (const tenant of [tenantId, null]) {
      const asked = { ...visitor(), tenantId: tenant };
      expect((await service.call(renderPublicPage, { campName, pageSlug: null }, asked)).found).toBe(false);
    }
    expect(await service.call(getCampaign, { _id }, reseller)).toMatchObject({ campName, state: 'unpublished' });
    await expect(service.call(getCampaign, { _id }, person)).rejects.toHaveCode('core.not_found');
    await service.call(publishCampaign, { _id }, reseller);
    expect((await service.call(renderPublicPage, { campName, pageSlug: null }, visitor())).found).toBe(true);
  });

  it('gives an address that is taken at the platform another form', async () => {
    const [person, reseller] = [creator(tenantId), creator()];
    const { campaign: own } = await service.aCampaign(reseller);
    const { campaign } = await service.aCampaign(person);
    await service.rows('campaigns').updateOne({ _id: campaign._id }, { $set: { campName: own.campName } });
    await handOver(person, reseller.userId);
    expect(await service.call(getCampaign, { _id: campaign._id }, reseller)).toMatchObject({
      campName: `${own.campName}-1`,
    });
  });

  it('leaves no record of the person in any collection of the service', async () => {
    const [person, reseller] = [creator(tenantId), creator()];
    const { campaign } = await service.aCampaign(person);
    await service.call(publishCampaign, { _id: campaign._id }, person);
    const records = { userId: person.userId, kept, fields: { rendered_pages: { campaignId: campaign._id } } };
    const others = models.filter(({ collection }) => !['campaigns', 'page_refreshes'].includes(collection));
    await fillEveryCollection(service.database, others, records);
    await handOver(person, reseller.userId);
    expect(await collectionsThatMention(service.database, models, records)).toEqual([]);
    const received = await collectionsThatMention(service.database, models, { userId: reseller.userId, kept });
    expect(received).toEqual(expect.arrayContaining(['campaigns', 'templates', 'pages', 'sections', 'leads']));
  });
});
