import { beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, addUpdateProduct, getProduct, publishCampaign } from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, until, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { aDocument, aFreeProduct, openPage, pdf, takeFree } from './shop.js';

describe('a bundle', () => {
  let ana: Person;
  let ben: Person;
  let guide: string;
  let mug: { _id: string };
  let bundle: { _id: string; publicId: string };
  const track = (onHand: number) => ({ track: true, onHand, allowBackorder: false, lowAt: 0 });

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const { _id: mediaId } = await aDocument(ana);
    const files = [{ mediaId, name: 'Guide.pdf', size: pdf.length }];
    guide = (await aFreeProduct(ana, { digital: { files } }))._id;
    mug = await aFreeProduct(ana, { title: 'Mug', stock: track(1) });
    bundle = await aFreeProduct(ana, { title: 'Both', type: 'bundle', contents: [guide, mug._id] });
  }, 60_000);

  it('lists what it holds at the checkout, gives its downloads, and is sold out on pages with a part', async () => {
    const campaign = await newCampaign(ana);
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { productIds: [bundle._id] };
    await must(addSection, { templateId, pageId, type: 'el_product', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const page = async () => (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
    expect(await page()).not.toContain('Sold out');
    const { html } = await openPage(`/checkout/${bundle.publicId}`);
    for (const title of ['Guide', 'Mug']) expect(html).toContain(title);

    const { downloadPath } = await takeFree(bundle.publicId);
    await until(
      () => openPage(downloadPath),
      ({ html: shown }) => shown.includes('Guide.pdf'),
    );
    await until(async () => (await page()).includes('Sold out'));

    const { rev } = (await must(getProduct, { _id: mug._id }, ana.token)).product;
    await must(addUpdateProduct, { _id: mug._id, rev, stock: track(3) }, ana.token);
    await until(async () => !(await page()).includes('Sold out'));
  }, 60_000);

  it('is refused with a product of another seller, another bundle, or one twice, and to others', async () => {
    const foreign = (await aFreeProduct(ben))._id;
    const fields = { title: 'Wrong', type: 'bundle' as const, currency: 'EUR' };
    for (const contents of [[foreign], [bundle._id], [guide, guide]]) {
      const { http, body } = await call(addUpdateProduct, { ...fields, contents }, ana.token);
      expect([http, body]).toMatchObject([422, { code: 'core.invalid_input', errors: [{ path: 'contents' }] }]);
    }
    const { rev } = (await must(getProduct, { _id: bundle._id }, ana.token)).product;
    const change = { _id: bundle._id, rev, contents: [] };
    expect((await call(addUpdateProduct, change, ben.token)).http).toBe(404);
    expect((await call(addUpdateProduct, change)).http).toBe(401);
  });
});
