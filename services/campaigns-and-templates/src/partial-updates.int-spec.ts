import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { updateCampaign, updatePage, updateTemplate } from '@linkyard/contracts';
import { creator, ServiceHarness } from './testing/service-harness.js';

describe('an update that sends a part of an object', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  it('keeps the rest of a theme, its buttons included', async () => {
    const owner = creator();
    const { templateId: _id } = await service.aCampaign(owner);
    const change = (theme: object) => service.call(updateTemplate, { _id, theme }, owner);
    await change({ primaryColor: '#123456', button: { shape: 'pill' } });
    const { theme } = await change({ titleColor: '#abcdef', button: { fill: 'glass' } });
    expect(theme).toMatchObject({ primaryColor: '#123456', titleColor: '#abcdef', maxWidth: 580 });
    expect(theme.button).toEqual({ shape: 'pill', fill: 'glass', shadow: 'none' });
    expect((await service.call(updateTemplate, { _id, name: 'Other' }, owner)).theme).toEqual(theme);
  });

  it('keeps the rest of the search data of a page', async () => {
    const owner = creator();
    const { templateId, pageId } = await service.aCampaign(owner);
    const change = (seo: object) => service.call(updatePage, { templateId, pageId, seo }, owner);
    await change({ title: 'Mugs', noIndex: true });
    expect((await change({ description: 'By hand' })).seo).toMatchObject({
      title: 'Mugs',
      description: 'By hand',
      noIndex: true,
    });
  });

  it('keeps the rest of what a link page says of itself', async () => {
    const owner = creator();
    const { _id } = (await service.aCampaign(owner)).campaign;
    const change = (fields: object) => service.call(updateCampaign, { _id, ...fields }, owner);
    await change({ seo: { title: 'Mugs' }, pixels: { ga4: 'G-AB12CD34EF' }, consentBanner: { enabled: true } });
    const changed = { seo: { noIndex: true }, pixels: { gtm: 'GTM-AB12CD3' }, consentBanner: { text: 'May we?' } };
    const { seo, pixels, consentBanner } = await change(changed);
    expect(seo).toMatchObject({ title: 'Mugs', noIndex: true });
    expect(pixels).toMatchObject({ ga4: 'G-AB12CD34EF', gtm: 'GTM-AB12CD3', metaPixel: '' });
    expect(consentBanner).toEqual({ enabled: true, text: 'May we?' });
  });
});
