import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addSections,
  animationSchema,
  createPage,
  deletePage,
  saveSection,
  sectionStyleSchema,
} from '@linkyard/contracts';
import { creator, ServiceHarness } from '../../testing/service-harness.js';

describe('the page that a block leads to', () => {
  let service: ServiceHarness;
  const owner = creator();
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const linkTo = (inputPage: string) => ({ linkType: 'page', inputPage, title: 'More', inputLink: '' });
  const save = (section_id: string, inputPage: string, title = 'Link') =>
    service.call(saveSection, { section_id, sectionData: linkTo(inputPage), animation: {}, title }, owner);
  const aLink = async (inputPage = '') => {
    const site = await service.aCampaign(owner);
    const request = {
      templateId: site.templateId,
      pageId: site.pageId,
      type: 'el_link',
      sectionData: linkTo(inputPage),
    };
    return { ...site, section: await service.call(addSection, request, owner) };
  };

  it('is one of its own site', async () => {
    const { section, pageId } = await aLink();
    expect((await save(section._id, pageId)).sectionData).toMatchObject({ inputPage: pageId });
    const foreign = [(await service.aCampaign(creator())).pageId, (await service.aCampaign(owner)).pageId];
    for (const inputPage of foreign) {
      await expect(save(section._id, inputPage)).rejects.toMatchObject({
        code: 'sections.invalid',
        details: { errors: [{ path: 'sectionData.inputPage' }] },
      });
    }
  });

  it('is left out of a block that is copied from another site', async () => {
    const { pageId: foreign } = await service.aCampaign(creator());
    const { section, templateId, pageId } = await aLink(foreign);
    expect(section.sectionData).toMatchObject({ inputPage: '' });
    const same = {
      type: 'el_link',
      title: 'Link',
      animation: animationSchema.parse({}),
      style: sectionStyleSchema.parse({}),
    };
    const copy = (id: string) => ({
      ...same,
      _id: randomBytes(12).toString('hex'),
      status: 1 as const,
      sectionData: linkTo(id),
    });
    const copies = [foreign, pageId].map(copy);
    const { sections } = await service.call(addSections, { templateId, pageId, index: 0, sections: copies }, owner);
    expect(sections.map(({ sectionData }) => sectionData['inputPage'])).toEqual(['', pageId]);
  });

  it('may be one that was deleted since', async () => {
    const { section, templateId } = await aLink();
    const page = await service.call(createPage, { templateId, name: 'About' }, owner);
    await save(section._id, page._id);
    await service.call(deletePage, { templateId, pageId: page._id }, owner);
    expect((await save(section._id, page._id, 'Renamed')).title).toBe('Renamed');
  });
});

describe('the autoresponder of a sign-up block', () => {
  let service: ServiceHarness;
  const owner = creator();
  const autoresponderId = 'e'.repeat(24);
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  it('is refused while its owner has none', async () => {
    const { templateId, pageId } = await service.aCampaign(owner);
    const { _id } = await service.call(addSection, { templateId, pageId, type: 'el_optin' }, owner);
    const request = { section_id: _id, sectionData: { autoresponderId }, animation: {}, title: 'Sign up' };
    await expect(service.call(saveSection, request, owner)).rejects.toMatchObject({
      code: 'sections.invalid',
      details: { errors: [{ path: 'sectionData.autoresponderId' }] },
    });
  });

  it('is left out of a block that is added with one', async () => {
    const { templateId, pageId } = await service.aCampaign(owner);
    const request = { templateId, pageId, type: 'el_optin', sectionData: { autoresponderId } };
    const { sectionData } = await service.call(addSection, request, owner);
    expect(sectionData).toMatchObject({ autoresponderId: '' });
  });
});

describe('the records that a block shows', () => {
  let service: ServiceHarness;
  const owner = creator();
  const [own, foreign] = ['a'.repeat(24), 'b'.repeat(24)];
  const webinar = (webinarId: string) => ({ webinarId, title: 'Glazing', startAt: '' });
  beforeAll(async () => {
    service = await ServiceHarness.start();
    service.ownIds = [own];
  }, 30_000);
  afterAll(() => service.stop());

  it.each([
    ['el_product', 'productIds', [own], [own, foreign], []],
    ['el_appointment', 'appointmentIds', [own], [foreign], []],
    ['el_webinar', 'webList', [webinar(own)], [webinar(own), webinar(foreign)], []],
    ['el_donate', 'goalId', own, foreign, ''],
    ['el_donate', 'payData', { connectionId: own }, { connectionId: foreign }, { connectionId: '' }],
  ])("of %s in %s are its owner's own", async (type, field, ours, theirs, none) => {
    const { templateId, pageId } = await service.aCampaign(owner);
    const at = { templateId, pageId, type };
    const { _id: section_id } = await service.call(addSection, { ...at, sectionData: {} }, owner);
    const save = (value: unknown) =>
      service.call(saveSection, { section_id, sectionData: { [field]: value }, animation: {}, title: 'Block' }, owner);
    expect((await save(ours)).sectionData[field]).toEqual(ours);
    await expect(save(theirs)).rejects.toMatchObject({
      code: 'sections.invalid',
      details: { errors: [{ path: `sectionData.${field}` }] },
    });
    const copied = await service.call(addSection, { ...at, sectionData: { [field]: theirs } }, owner);
    const left = Array.isArray(theirs) && theirs.length > 1 ? ours : none;
    expect(copied.sectionData[field]).toEqual(left);
  });

  it('may be gone since: what is saved already stays', async () => {
    const { templateId, pageId } = await service.aCampaign(owner);
    const at = { templateId, pageId, type: 'el_product' };
    const { _id: section_id } = await service.call(addSection, { ...at, sectionData: { productIds: [own] } }, owner);
    service.ownIds = [];
    const sectionData = { productIds: [own] };
    const saved = await service.call(saveSection, { section_id, sectionData, animation: {}, title: 'Shop' }, owner);
    expect(saved.sectionData).toMatchObject(sectionData);
    service.ownIds = [own];
  });
});
