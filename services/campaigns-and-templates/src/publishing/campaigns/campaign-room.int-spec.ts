import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  changeCampaignStatus,
  changeSectionStatus,
  createCampaign,
  createPage,
  deleteCampaign,
  deleteSection,
  duplicateCampaign,
  getCampaign,
  importCampaign,
  listCampaigns,
  publishCampaign,
  saveSection,
  unpublishCampaign,
  updateCampaign,
  updateTemplate,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness, uniqueName } from '../../testing/service-harness.js';

describe('how many link pages an account may have', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const create = (owner: ReturnType<typeof creator>, _id?: string) =>
    service.call(createCampaign, { ...(_id ? { _id } : {}), campName: uniqueName(), title: 'A page' }, owner);
  const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : []));

  it('is kept by creates, copies and imports that come at the same moment', async () => {
    const owner = creator();
    const original = await create(owner);
    service.limit(owner.userId, { campaigns: 3 });
    const page = { title: 'Mine', links: [{ title: 'Shop', url: 'https://shop.example' }] };
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => create(owner)),
      ...Array.from({ length: 4 }, () => service.call(duplicateCampaign, { _id: original._id }, owner)),
      ...Array.from({ length: 4 }, () =>
        service.call(importCampaign, { preview: false, source: 'html', campName: uniqueName(), page }, owner),
      ),
    ]);
    expect(refusals(results)).toEqual(Array.from({ length: 10 }, () => 'core.limit_reached'));
    expect((await service.call(listCampaigns, {}, owner)).totalCount).toBe(3);
    expect(await service.rows('templates').countDocuments({ userId: owner.userId, deletedAt: null })).toBe(3);
  }, 30_000);

  it('is named by the refusal, and a deleted page makes room', async () => {
    const owner = creator();
    service.limit(owner.userId, { campaigns: 1 });
    const first = await create(owner);
    await expect(create(owner)).rejects.toMatchObject({
      code: 'core.limit_reached',
      reason: { code: 'limits.campaigns_one', params: { limit: 1, used: 1, kind: 'campaigns' } },
    });
    await service.call(deleteCampaign, { _id: first._id }, owner);
    await create(owner);
  });

  it('answers a repeated create with the page that the first one made, also at the last free place', async () => {
    const owner = creator();
    service.limit(owner.userId, { campaigns: 1 });
    const _id = newId();
    const [one, other] = await Promise.all([create(owner, _id), create(owner, _id)]);
    expect([one._id, other._id]).toEqual([_id, _id]);
  });

  it('leaves what is above a lowered limit online, and lets it be taken offline and deleted alone', async () => {
    const owner = creator();
    const [oldest, newest] = [await service.aCampaign(owner), await service.aCampaign(owner)];
    const { campaign, templateId, pageId, section } = newest;
    const published = await service.call(publishCampaign, { _id: campaign._id }, owner);
    service.limit(owner.userId, { campaigns: 1 });

    expect(await service.call(getCampaign, { _id: campaign._id }, owner)).toMatchObject({
      state: 'published',
      isReadOnly: true,
    });
    const listed = (await service.call(listCampaigns, { sort: 'createdAt' }, owner)).data;
    expect(listed.map(({ isReadOnly }) => isReadOnly)).toEqual([false, true]);
    const heading = { text: 'Bye', tag: 'h1', align: '' };
    const saved = {
      section_id: section._id,
      sectionData: heading,
      animation: section.animation,
      title: '',
      rev: section.rev,
    };
    const attempts = [
      service.call(updateCampaign, { _id: campaign._id, title: 'Changed', rev: published.rev }, owner),
      service.call(publishCampaign, { _id: campaign._id }, owner),
      service.call(publishCampaign, { _id: campaign._id, publishAt: later() }, owner),
      service.call(duplicateCampaign, { _id: campaign._id }, owner),
      service.call(saveSection, saved, owner),
      service.call(addSection, { templateId, pageId, type: 'el_heading', sectionData: heading }, owner),
      service.call(deleteSection, { _id: section._id }, owner),
      service.call(changeSectionStatus, { _id: section._id, status: 0 }, owner),
      service.call(createPage, { templateId, name: 'More' }, owner),
      service.call(updateTemplate, { _id: templateId, name: 'Other', rev: 1 }, owner),
    ];
    const codes = refusals(await Promise.allSettled(attempts));
    expect(codes).toEqual(attempts.map(() => 'core.limit_reached'));

    const own = oldest.section;
    await service.call(saveSection, { ...saved, section_id: own._id, rev: own.rev }, owner);
    await service.call(unpublishCampaign, { _id: campaign._id }, owner);
    await service.call(changeCampaignStatus, { _id: campaign._id, status: 0 }, owner);
    await expect(service.call(changeCampaignStatus, { _id: campaign._id, status: 1 }, owner)).rejects.toHaveCode(
      'core.limit_reached',
    );
    await service.call(deleteCampaign, { _id: campaign._id }, owner);
  });
});

const later = () => new Date(Date.now() + 86_400_000).toISOString();
