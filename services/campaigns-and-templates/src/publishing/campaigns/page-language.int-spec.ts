import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, updateCampaign } from '@linkyard/contracts';
import { creator, ServiceHarness } from '../../testing/service-harness.js';

describe('the language of a page', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  it('is that of its creator at first, and blocks begin with texts of the page', async () => {
    const owner = { ...creator(), locale: 'de-AT' };
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    expect(campaign).toMatchObject({ language: 'de', direction: 'ltr' });
    const newHeading = async () =>
      (await service.call(addSection, { templateId, pageId, type: 'el_heading' }, owner)).sectionData['text'];
    expect(await newHeading()).toBe('Ein neues Kapitel');
    await service.call(updateCampaign, { _id: campaign._id, language: 'en' }, owner);
    expect(await newHeading()).toBe('A new chapter');
  });

  it('brings its direction, unless another one is sent', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const saved = (change: { language: string; direction?: 'ltr' }) =>
      service.call(updateCampaign, { _id: campaign._id, ...change }, owner);
    expect(await saved({ language: 'ar-EG' })).toMatchObject({ direction: 'rtl' });
    expect(await saved({ language: 'he', direction: 'ltr' })).toMatchObject({ direction: 'ltr' });
  });
});
