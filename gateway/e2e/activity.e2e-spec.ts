import { beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, getDashboard, getLinkAnalytics, publishCampaign, type CampaignView } from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, until, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const crawler = 'Googlebot/2.1 (+http://www.google.com/bot.html)';

describe('views and clicks', () => {
  let ana: Person;
  let campaign: CampaignView;
  let pageId: string;
  let sectionId: string;
  const beacon = (kind: 'view' | 'click', userAgent: string, more: object = {}) =>
    fetch(`${baseUrl()}/b/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ campaignId: campaign._id, pageId, ...more }),
    });

  beforeAll(async () => {
    ana = await newCreator('Ana');
    campaign = await newCampaign(ana);
    const editor = await editorOf(ana, campaign);
    pageId = editor.pageId;
    sectionId = (
      await must(
        addSection,
        {
          templateId: editor.templateId,
          pageId,
          type: 'el_link',
          title: 'My shop',
          sectionData: { linkTitle: 'My shop', linkType: 'url', inputLink: 'https://shop.example/' },
        },
        ana.token,
      )
    )._id;
    await must(publishCampaign, { _id: campaign._id }, ana.token);
  });

  it('are counted once each, by device and referrer, without bots and without nonsense', async () => {
    const replies = await Promise.all([
      beacon('view', phone, { referrer: 'https://www.instagram.com/ana', query: '?utm_source=ig' }),
      beacon('view', phone),
      beacon('view', laptop, { referrer: `${baseUrl()}/somewhere` }),
      beacon('view', crawler),
      beacon('click', phone, { sectionId, target: 'https://shop.example/' }),
      beacon('click', phone, { sectionId: 'nonsense' }),
      fetch(`${baseUrl()}/b/view`, { method: 'POST', body: '{{{' }),
      fetch(`${baseUrl()}/b/view`, { method: 'POST', body: 'x'.repeat(10_000) }),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    for (const reply of replies) expect(reply.headers.get('set-cookie')).toBeNull();
    const dashboard = async () => must(getDashboard, { range: '7d', campaignId: campaign._id }, ana.token);
    const seen = await until(dashboard, ({ totals }) => totals.views >= 3 && totals.clicks >= 1);
    expect(seen.totals).toMatchObject({ views: 3, uniques: 2, clicks: 1 });
    expect(seen.series).toHaveLength(7);
    expect(seen.series.at(-1)).toMatchObject({ views: 3, clicks: 1 });
    expect(seen.topLinks[0]).toMatchObject({ title: 'My shop', target: 'https://shop.example/', clicks: 1 });
    expect(seen.devices).toEqual(
      expect.arrayContaining([
        { name: 'mobile', views: 2 },
        { name: 'desktop', views: 1 },
      ]),
    );
    expect(seen.referrers).toEqual(
      expect.arrayContaining([
        { name: 'instagram.com', views: 1 },
        { name: 'direct', views: 2 },
      ]),
    );
    expect(seen.checklist).toEqual([
      { key: 'createPage', done: true },
      { key: 'addLinks', done: true },
      { key: 'publish', done: true },
      { key: 'firstView', done: true },
      { key: 'firstClick', done: true },
    ]);
  });

  it('of a row of icons are named by the network each leads to', async () => {
    const own = await newCampaign(ana);
    const { templateId, pageId: ownPage } = await editorOf(ana, own);
    const items = [
      { socialTypeId: 'instagram', url: 'https://www.instagram.com/ana' },
      { socialTypeId: 'youtube', url: 'https://www.youtube.com/@ana' },
    ];
    const place = { templateId, pageId: ownPage, type: 'el_social_icons' };
    const icons = await must(addSection, { ...place, sectionData: { items } }, ana.token);
    await must(publishCampaign, { _id: own._id }, ana.token);
    const about = { campaignId: own._id, pageId: ownPage, sectionId: icons._id };
    for (const { url } of items) await beacon('click', phone, { ...about, target: url });
    const topLinks = async () => (await must(getDashboard, { range: '7d', campaignId: own._id }, ana.token)).topLinks;
    const seen = await until(topLinks, ({ length }) => length >= 2);
    expect(seen.map(({ title, target }) => `${title} ${target}`).sort()).toEqual([
      'Instagram https://www.instagram.com/ana',
      'YouTube https://www.youtube.com/@ana',
    ]);
  });

  it.each(['day', 'section', 'country', 'referrer', 'device'] as const)('are grouped by %s', async (groupBy) => {
    const { rows, totals } = await must(
      getLinkAnalytics,
      { campaignId: campaign._id, from: daysAgo(30), to: daysAgo(-1), groupBy },
      ana.token,
    );
    expect(totals.views).toBe(3);
    if (groupBy === 'section')
      expect(rows).toEqual([{ key: sectionId, label: 'My shop', views: 0, uniques: 0, clicks: 1 }]);
    if (groupBy === 'device') expect(rows.map(({ key }) => key)).toEqual(['mobile', 'desktop']);
  });
});
