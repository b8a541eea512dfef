import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  createStarter,
  deleteBlockTemplate,
  deleteCampaign,
  deleteCategory,
  deleteLeads,
  deleteSection,
  deleteStarter,
  listLeads,
  publishCampaign,
  saveBlockTemplate,
  saveCategory,
  submitForm,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness, visitor } from './testing/service-harness.js';

describe('a list of ids', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  const aLead = async (owner: Ctx) => {
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const sectionData = { title: 'News', isname: false, ttext: 'Welcome!' };
    const optin = await service.call(addSection, { templateId, pageId, type: 'el_optin', sectionData }, owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const about = { campaignId: campaign._id, pageId, sectionId: optin._id, elapsedMs: 5_000 };
    const sent = { ...about, answers: { email: 'vera@example.com' }, idempotencyKey: crypto.randomUUID() };
    await service.call(submitForm, sent, visitor('network-1'));
    const { data } = await service.call(listLeads, { filters: {} }, owner);
    return data[0]?._id ?? '';
  };
  const aBlock = async (owner: Ctx) => {
    const { section } = await service.aCampaign(owner);
    const { type, title, sectionData, style, animation, status } = section;
    const sections = [{ type, title, sectionData, style, animation, status }];
    return (await service.call(saveBlockTemplate, { name: 'Mine', sections }, owner))._id;
  };
  const admin: Ctx = { ...creator(), role: 1 };

  it.each([
    ['campaigns', 'campaigns', async (owner: Ctx) => (await service.aCampaign(owner)).campaign._id, deleteCampaign],
    ['sections', 'sections', async (owner: Ctx) => (await service.aCampaign(owner)).section._id, deleteSection],
    ['block templates', 'templates', aBlock, deleteBlockTemplate],
    ['leads', 'leads', aLead, deleteLeads],
  ] as const)(
    'of %s with one of another owner is refused as a whole',
    async (_name, collection, make, remove) => {
      const owner = creator();
      const [mine, theirs] = [await make(owner), await make(creator())];
      const before = await service.rows(collection).findOne({ _id: mine });
      await expect(service.call(remove, { ids: [mine, theirs] }, owner)).rejects.toHaveCode('core.not_found');
      expect(await service.rows(collection).findOne({ _id: mine })).toEqual(before);
      expect((await service.call(remove, { ids: [mine, mine] }, owner)).ids).toEqual([mine]);
    },
    30_000,
  );

  it.each([
    [
      'starters',
      'templates',
      async () => (await service.call(createStarter, { kind: 'link', name: 'One', categoryId: null }, admin))._id,
      deleteStarter,
    ],
    [
      'categories',
      'categories',
      async () => (await service.call(saveCategory, { name: 'Only here' }, admin))._id,
      deleteCategory,
    ],
  ] as const)('of %s with a missing one is refused whole', async (_name, collection, make, remove) => {
    const _id = await make();
    await expect(service.call(remove, { ids: [_id, newId()] }, admin)).rejects.toHaveCode('core.not_found');
    expect((await service.rows(collection).findOne({ _id }))?.['deletedAt']).toBeNull();
    expect((await service.call(remove, { ids: [_id] }, admin)).ids).toEqual([_id]);
  });
});
