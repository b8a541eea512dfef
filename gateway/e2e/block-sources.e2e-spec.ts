import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  addSection,
  addUpdateProduct,
  createCheckout,
  getPage,
  listBlockSources,
  publishCampaign,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, until } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

describe('what blocks show of other services', () => {
  it('is empty while no service provides any, and requires a session', async () => {
    const ana = await newCreator('Ana');
    expect(await must(listBlockSources, {}, ana.token)).toEqual({ sources: {}, off: [] });
    expect((await call(listBlockSources, {})).http).toBe(401);
    expect((await call(listBlockSources, JSON.parse('{"userId":"x"}'), ana.token)).http).toBe(422);
  });

  it('a section that shows it is kept, and its page goes online without it', async () => {
    const ana = await newCreator('Ana');
    const campaign = await newCampaign(ana);
    const { templateId, pageId } = await editorOf(ana, campaign);
    const at = { templateId, pageId };
    await must(addSection, { ...at, type: 'el_heading', sectionData: { text: 'My shop', tag: 'h1' } }, ana.token);
    const sectionData = { title: 'From the shop', layout: 'list' };
    const { _id } = await must(addSection, { ...at, type: 'el_product', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const html = await (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
    expect(html).toContain('My shop');
    expect(html).not.toContain('From the shop');
    const { sections } = await must(getPage, at, ana.token);
    expect(sections.find((section) => section._id === _id)?.sectionData).toMatchObject(sectionData);
  });
});

describe('a product on a published page', () => {
  it('leads to its checkout and shows a new price and the end of the stock by itself', async () => {
    const ana = await newCreator('Ana');
    const stock = { track: true, onHand: 1, allowBackorder: false, lowAt: 1 };
    const sold = { title: 'Mug', price: '12.00', currency: 'EUR', state: 'published' as const, stock };
    const mug = await must(addUpdateProduct, sold, ana.token);
    expect((await must(listBlockSources, {}, ana.token)).sources.products).toMatchObject([{ title: 'Mug' }]);
    const campaign = await newCampaign(ana);
    const { templateId, pageId } = await editorOf(ana, campaign);
    await must(addSection, { templateId, pageId, type: 'el_product', sectionData: {} }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const page = async () => (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
    const first = await page();
    expect(first).toContain('€12');
    expect(first).toContain('1 left');
    expect(first).toContain(`/checkout/${mug.publicId}?cid=${campaign._id}`);
    await must(addUpdateProduct, { _id: mug._id, rev: mug.rev, price: '15.00' }, ana.token);
    await until(async () => (await page()).includes('€15'));
    const { publicId } = mug;
    const buyer = { email: 'vera@example.com' };
    const items = [{ publicId, qty: 1 }];
    await must(createCheckout, { publicId, items, buyer, idempotencyKey: randomUUID() });
    await until(async () => (await page()).includes('Sold out'));
  }, 60_000);
});
