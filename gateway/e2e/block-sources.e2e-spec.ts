import { describe, expect, it } from '@jest/globals';
import { addSection, getPage, listBlockSources, publishCampaign } from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

describe('what blocks show of other services', () => {
  it('is nothing while no service keeps any of it, and is not told to nobody', async () => {
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
