import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteCampaign, getDashboard, getLinkAnalytics, publishCampaign, type Activity } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceHarness } from '../testing/service-harness.js';
import { RecordActivity } from './record-activity.js';

const clickable = { id: '', kind: 'click' as const, target: 'https://shop.example/' };

describe('visits', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const record = (activities: Activity[]) =>
    service
      .get(RecordActivity)
      .record({ activities }, { eventId: newId(), tenantId: null, requestId: null, at: new Date() });
  const aPage = async () => {
    const owner = creator();
    const page = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: page.campaign._id }, owner);
    const view = (more: Partial<Activity> = {}): Activity => ({
      id: newId(),
      at: new Date().toISOString(),
      kind: 'view',
      campaignId: page.campaign._id,
      pageId: page.pageId,
      sectionId: null,
      target: null,
      visitorKey: 'visitor',
      isBot: false,
      device: 'mobile',
      os: 'iOS',
      browser: 'Safari',
      inAppBrowser: null,
      country: null,
      language: null,
      referrerHost: null,
      utm: {},
      ...more,
    });
    const totals = async () => (await service.call(getDashboard, { range: '7d' }, owner)).totals;
    return { owner, ...page, view, totals };
  };

  it('recorded again, within a batch or in another, count once', async () => {
    const { view, totals } = await aPage();
    const [one, other] = [view(), view({ visitorKey: 'another' })];
    await record([one, other, one]);
    await record([other, one]);
    expect(await totals()).toMatchObject({ views: 2, uniques: 2, clicks: 0 });
  });

  it('of one visitor are unique per day, also when two batches come at once', async () => {
    const { view, totals } = await aPage();
    await Promise.all([record([view()]), record([view()]), record([view()])]);
    expect(await totals()).toMatchObject({ views: 3, uniques: 1 });
  });

  it("on both sides of the owner's midnight are two days and two uniques", async () => {
    const { view, owner, campaign } = await aPage();
    // 23:30 and 00:30 in Berlin, one day in UTC.
    await record([view({ at: '2026-07-01T21:30:00.000Z' }), view({ at: '2026-07-01T22:30:00.000Z' })]);
    const { rows } = await service.call(
      getLinkAnalytics,
      { campaignId: campaign._id, from: '2026-07-01', to: '2026-07-02', groupBy: 'day' },
      owner,
    );
    expect(rows.map(({ key, views, uniques }) => [key, views, uniques])).toEqual([
      ['2026-07-01', 1, 1],
      ['2026-07-02', 1, 1],
    ]);
  });

  it("a beacon that names another owner's section counts on its own campaign only", async () => {
    const [mine, theirs] = [await aPage(), await aPage()];
    const foreign = { ...clickable, id: newId(), sectionId: theirs.section._id };
    await record([mine.view(foreign), mine.view({ ...clickable, id: newId(), sectionId: mine.section._id })]);
    const clicks = async (_id: string) => (await service.rows('sections').findOne({ _id }))?.['clicks'];
    expect([await clicks(theirs.section._id), await clicks(mine.section._id)]).toEqual([0, 1]);
    expect((await mine.totals()).clicks).toBe(2);
    expect((await theirs.totals()).clicks).toBe(0);
  });

  it('values that are invalid as field names affect no other counter, and invented addresses do not accumulate', async () => {
    const { view, totals, section } = await aPage();
    const target = (text: string) => view({ ...clickable, id: newId(), sectionId: section._id, target: text });
    await record([target('a\0b'), target('$set'), target('__proto__'), view()]);
    for (let batch = 0; batch < 3; batch += 1)
      await record(Array.from({ length: 100 }, (_, index) => target(`https://made-up.example/${batch}/${index}`)));
    expect(await totals()).toMatchObject({ views: 1, clicks: 303 });
    const rollups = await service.rows('daily_rollups').find({ sectionId: section._id }).toArray();
    expect(Object.keys(Object(rollups[0]?.['byTarget'])).length).toBeLessThanOrEqual(201);
  });

  it('of a deleted page or one never published count nowhere', async () => {
    const { owner, campaign, view } = await aPage();
    await service.call(deleteCampaign, { _id: campaign._id }, owner);
    const draft = await service.aCampaign(creator());
    await record([view(), view({ campaignId: draft.campaign._id }), view({ campaignId: newId() })]);
    for (const campaignId of [campaign._id, draft.campaign._id])
      expect(await service.rows('daily_rollups').countDocuments({ campaignId })).toBe(0);
  });
});
