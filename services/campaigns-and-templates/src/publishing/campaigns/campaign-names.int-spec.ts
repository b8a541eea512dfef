import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkCampaign,
  checkCampaignName,
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  listTemplates,
  publishCampaign,
  renderPublicPage,
  updateCampaign,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness, uniqueName, visitor } from '../../testing/service-harness.js';

const day = 86_400_000;

describe('addresses', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const create = (campName: string, owner = creator()) =>
    service.call(createCampaign, { campName, title: 'A page' }, owner);
  const claim = (name: string) => service.rows('names').findOne({ _id: `platform/${name}` });
  const endsInDays = async (name: string) =>
    Math.round((Number(new Date(String((await claim(name))?.['until']))) - Date.now()) / day);

  it('of twenty who want one at once exactly one has it', async () => {
    const name = uniqueName();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => create(name)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'campaigns.slug_taken' });
    expect(await service.rows('templates').countDocuments({ name: 'A page' })).toBe(1);
  }, 30_000);

  it('sent twice under one id, even at once, it is one page', async () => {
    const owner = creator();
    const request = { _id: newId(), campName: uniqueName(), title: 'Once' };
    const [one, other] = await Promise.all([
      service.call(createCampaign, request, owner),
      service.call(createCampaign, request, owner),
    ]);
    expect(one._id).toBe(other._id);
    expect(await service.rows('templates').countDocuments({ userId: owner.userId })).toBe(1);
    const theirs = { ...request, campName: uniqueName() };
    await expect(service.call(createCampaign, theirs, creator())).rejects.toHaveCode('core.conflict');
  });

  it('are not free for the campaign of another owner', async () => {
    const owner = creator();
    const { _id: campaignId, campName } = await create(uniqueName(), owner);
    expect(await service.call(checkCampaignName, { campName, campaignId }, owner)).toMatchObject({ available: true });
    const refused = await service.call(checkCampaignName, { campName, campaignId }, creator());
    expect(refused).toMatchObject({ available: false, reason: 'taken' });
  });

  it('exist for the visitors of their tenant, and for no others', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const { campName } = await service.call(publishCampaign, { _id: campaign._id }, owner);
    const existsFor = async (tenantId: string | null) =>
      (await service.call(checkCampaign, { campName, host: 'links.example.com' }, { ...visitor(), tenantId })).exists;
    expect(await existsFor(null)).toBe(true);
    expect(await existsFor('6b02a5ea590b8354ad85e57a')).toBe(false);
  });

  it('copies made at once find an address each', async () => {
    const owner = creator();
    const { _id } = await create(uniqueName('x'), owner);
    const copies = await Promise.all([1, 2, 3].map(() => service.call(duplicateCampaign, { _id }, owner)));
    expect(new Set(copies.map(({ campName }) => campName)).size).toBe(3);
  });

  it('a former one leads on for 90 days, can be taken back, and is free afterwards', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const { _id, campName: first } = campaign;
    await service.call(publishCampaign, { _id }, owner);
    const second = uniqueName();
    await service.call(updateCampaign, { _id, campName: second }, owner);
    expect(await endsInDays(first)).toBe(90);
    const open = (campName: string) => service.call(renderPublicPage, { campName, pageSlug: null }, visitor());
    expect((await open(first)).redirectTo).toMatchObject({ location: `/${second}`, permanent: true });
    await expect(create(first)).rejects.toHaveCode('campaigns.slug_taken');
    const back = await service.call(updateCampaign, { _id, campName: first }, owner);
    expect(back.previousCampNames.map(({ name }) => name)).toEqual([second]);
    await service.rows('names').updateOne({ _id: `platform/${second}` }, { $set: { until: new Date(Date.now() - 1) } });
    expect(await open(second)).toMatchObject({ found: false, redirectTo: null });
    expect((await service.call(checkCampaignName, { campName: second }, creator())).available).toBe(true);
    expect((await create(second)).campName).toBe(second);
  });

  it('those of a deleted page stay kept for 30 days, and nothing of it is left to see', async () => {
    const owner = creator();
    const { campaign, templateId } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    await service.call(deleteCampaign, { _id: campaign._id }, owner);
    expect(await endsInDays(campaign.campName)).toBe(30);
    await expect(create(campaign.campName)).rejects.toHaveCode('campaigns.slug_taken');
    expect((await service.call(listTemplates, { owner: 'mine', filters: {} }, owner)).totalCount).toBe(0);
    for (const collection of ['pages', 'sections'])
      expect(await service.rows(collection).countDocuments({ templateId, deletedAt: null })).toBe(0);
    expect(await service.rows('rendered_pages').countDocuments({ campaignId: campaign._id })).toBe(0);
    await service.rows('names').updateMany({ campaignId: campaign._id }, { $set: { until: new Date(0) } });
    expect((await create(campaign.campName)).campName).toBe(campaign.campName);
  });
});
