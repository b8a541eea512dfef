import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  deletePage,
  createPage,
  getCampaign,
  publishCampaign,
  renderPublicPage,
  saveSection,
  undoCampaignUpdate,
  unpublishCampaign,
  updateCampaign,
} from '@linkyard/contracts';
import { HistoryService } from '../../authoring/history/history.service.js';
import { creator, ServiceHarness, uniqueName, visitor } from '../../testing/service-harness.js';

const heading = (text: string) => ({ text, tag: 'h1', align: '' });

/** What the specs look at: titles, addresses and headings. */
const partsOf = (html: string) =>
  [...html.matchAll(/<title>.*?<\/title>|<h1[^>]*>.*?<\/h1>|href="[^"]*"/g)].map(([part]) => part).join('\n');

describe('publishing', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const htmlOf = async (campName: string, pageSlug: string | null = null) => {
    const { page } = await service.call(renderPublicPage, { campName, pageSlug }, visitor());
    return page?.html?.raw
      ? { version: page.version, html: partsOf(Buffer.from(page.html.raw, 'base64').toString()) }
      : null;
  };
  /** Does something once, right after a publish has read the draft. */
  const whileRendering = (work: () => Promise<unknown>) => {
    const history = service.get(HistoryService);
    const read = history.snapshot.bind(history);
    const spy = jest.spyOn(history, 'snapshot').mockImplementation(async (...about) => {
      spy.mockRestore();
      const snapshot = await read(...about);
      await work();
      return snapshot;
    });
  };

  it('a save that lands while a publish renders is still to be published', async () => {
    const owner = creator();
    const { campaign, section } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const save = (text: string) =>
      service.call(
        saveSection,
        { section_id: section._id, sectionData: heading(text), animation: section.animation, title: 'x' },
        owner,
      );
    await save('Before');
    whileRendering(() => save('Meanwhile'));
    const published = await service.call(publishCampaign, { _id: campaign._id }, owner);
    expect(published.hasUnpublishedChanges).toBe(true);
    const html = (await htmlOf(campaign.campName))?.html;
    expect(html).toContain('Before');
    expect((await service.call(publishCampaign, { _id: campaign._id }, owner)).hasUnpublishedChanges).toBe(false);
    expect((await htmlOf(campaign.campName))?.html).toContain('Meanwhile');
  });

  it('an older draft never follows a newer one: of two publishes the later draft stays', async () => {
    const owner = creator();
    const { campaign, section } = await service.aCampaign(owner);
    whileRendering(async () => {
      await service.call(
        saveSection,
        { section_id: section._id, sectionData: heading('Newer'), animation: section.animation, title: 'x' },
        owner,
      );
      await service.call(publishCampaign, { _id: campaign._id }, owner);
    });
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    expect((await htmlOf(campaign.campName))?.html).toContain('Newer');
    const now = await service.call(getCampaign, { _id: campaign._id }, owner);
    expect(now).toMatchObject({ hasUnpublishedChanges: false, publishedRev: 2 });
  });

  it('five at once end with the draft as it is, and invalidate every cache up to the newest version', async () => {
    const owner = creator();
    const { campaign, pageId } = await service.aCampaign(owner);
    await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        await service.addHeading(owner, campaign, pageId, `Part ${index}`);
        await service.call(publishCampaign, { _id: campaign._id }, owner);
      }),
    );
    const live = await htmlOf(campaign.campName);
    for (let index = 0; index < 5; index += 1) expect(live?.html).toContain(`Part ${index}`);
    const events = service.signals.filter(({ campaignId }) => campaignId === campaign._id);
    expect(Math.max(...events.map(({ version }) => version))).toBe(live?.version);
  }, 30_000);

  it('uses an address that changes during a publish for the links of its pages', async () => {
    const owner = creator();
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const about = await service.call(createPage, { templateId, name: 'About' }, owner);
    await service.addHeading(owner, campaign, about._id, 'About');
    const campName = uniqueName('moved');
    whileRendering(() => service.call(updateCampaign, { _id: campaign._id, campName }, owner));
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const live = await htmlOf(campName, 'about');
    expect(live?.html).toContain(`/${campName}`);
    expect(live?.html).not.toContain(`/${campaign.campName}`);
    await service.call(deletePage, { templateId, pageId }, owner);
  });

  it('a new address is shown at once, and what else of the draft is new is not', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner, 'First title');
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    await service.call(
      updateCampaign,
      { _id: campaign._id, title: 'Second title', redirectUrl: 'https://elsewhere.example/' },
      owner,
    );
    const campName = uniqueName('moved');
    const moved = await service.call(updateCampaign, { _id: campaign._id, campName }, owner);
    expect(moved).toMatchObject({ title: 'Second title', hasUnpublishedChanges: true });
    const live = await htmlOf(campName);
    expect(live?.html).toContain('First title');
    expect(live?.html).not.toContain('Second title');
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const now = await service.call(renderPublicPage, { campName, pageSlug: null }, visitor());
    expect(now.redirectTo).toMatchObject({ location: 'https://elsewhere.example/', permanent: false });
  });

  it('an address alone is no change of the draft, and is published as an event only for a live campaign', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const events = async () =>
      (await service.events('campaigns-and-templates.campaign.published')).filter(
        ({ campaignId }) => campaignId === campaign._id,
      );
    await service.call(updateCampaign, { _id: campaign._id, campName: uniqueName() }, owner);
    expect(await events()).toEqual([]);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const moved = await service.call(updateCampaign, { _id: campaign._id, campName: uniqueName() }, owner);
    expect(moved.hasUnpublishedChanges).toBe(false);
    expect(await events()).toMatchObject([{ pageSlugs: [''] }, { pageSlugs: [''] }]);
    await service.call(unpublishCampaign, { _id: campaign._id }, owner);
    await service.call(updateCampaign, { _id: campaign._id, campName: uniqueName() }, owner);
    expect(await events()).toHaveLength(2);
  });

  it('undo brings back title, search data and settings as they are live', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner, 'First title');
    const { seo } = await service.call(publishCampaign, { _id: campaign._id }, owner);
    await service.call(
      updateCampaign,
      {
        _id: campaign._id,
        title: 'Second',
        direction: 'rtl',
        seo: { ...seo, description: 'New' },
        visibility: 'unlisted',
      },
      owner,
    );
    const undone = await service.call(undoCampaignUpdate, { _id: campaign._id }, owner);
    expect(undone).toMatchObject({
      title: 'First title',
      direction: 'ltr',
      visibility: 'public',
      seo,
      hasUnpublishedChanges: false,
    });
  });

  it('a draft whose blocks are all on hidden pages shows nothing and is not published', async () => {
    const owner = creator();
    const { campaign, pageId, templateId } = await service.aCampaign(owner);
    const other = await service.call(createPage, { templateId, name: 'Other' }, owner);
    await service.rows('pages').updateOne({ _id: pageId }, { $set: { status: 0 } });
    await expect(service.call(publishCampaign, { _id: campaign._id }, owner)).rejects.toHaveCode(
      'campaigns.nothing_to_publish',
    );
    expect(other.sectionOrder).toEqual([]);
  });

  it('of two who take new addresses at once each address has one holder', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const wanted = [uniqueName('one'), uniqueName('two')];
    await Promise.all(wanted.map((campName) => service.call(updateCampaign, { _id: campaign._id, campName }, owner)));
    const { campName } = await service.call(getCampaign, { _id: campaign._id }, owner);
    const claims = await service.rows('names').find({ campaignId: campaign._id }).toArray();
    expect(claims.filter((claim) => claim['kind'] === 'current').map(({ _id }) => _id)).toEqual([
      `platform/${campName}`,
    ]);
    expect(claims).toHaveLength(3);
  });

  it('asked for twenty times under one key happens once, with one answer; another wish under it is refused', async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    const wish = { _id: campaign._id, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.call(publishCampaign, wish, owner)));
    answers.push(await service.call(publishCampaign, wish, owner));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await service.call(getCampaign, { _id: campaign._id }, owner)).toMatchObject({ publishedRev: 1 });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await expect(service.call(publishCampaign, { ...wish, publishAt }, owner)).rejects.toHaveCode(
      'core.idempotency_mismatch',
    );
    await service.call(publishCampaign, { ...wish, idempotencyKey: randomUUID() }, owner);
    expect(await service.call(getCampaign, { _id: campaign._id }, owner)).toMatchObject({ publishedRev: 2 });
  });
});
