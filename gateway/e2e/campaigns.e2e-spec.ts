import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  changeCampaignStatus,
  checkCampaign,
  checkCampaignName,
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  exportCampaign,
  getCampaign,
  getDashboard,
  getLinkAnalytics,
  listCampaigns,
  publishCampaign,
  undoCampaignUpdate,
  unpublishCampaign,
  updateCampaign,
  type CampaignView,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, uniqueName, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${baseUrl()}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('link pages', () => {
  let ana: Person;
  let ben: Person;
  let campaign: CampaignView;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    campaign = await newCampaign(ana, 'Ana makes things');
    const { templateId, pageId } = await editorOf(ana, campaign);
    await must(
      addSection,
      { templateId, pageId, type: 'el_heading', sectionData: { text: 'Hello from Ana', tag: 'h1', align: '' } },
      ana.token,
    );
  });

  describe('an address', () => {
    it('is free until a campaign uses it', async () => {
      const name = uniqueName();
      expect(await must(checkCampaignName, { campName: name }, ana.token)).toMatchObject({
        available: true,
        suggestions: [],
      });
      await must(createCampaign, { campName: name, title: 'First' }, ana.token);
      const taken = await must(checkCampaignName, { campName: name }, ben.token);
      expect(taken).toMatchObject({ available: false, reason: 'taken' });
      expect(taken.suggestions.length).toBeGreaterThan(0);
      const { http, body } = await call(createCampaign, { campName: name, title: 'Second' }, ben.token);
      expect([http, body.code]).toEqual([409, 'campaigns.slug_taken']);
    });

    it.each([
      ['dashboard', 'campaigns.slug_reserved', 'reserved'],
      ['paypa1', 'campaigns.slug_look_alike', 'lookAlike'],
    ])('%s cannot be had', async (name, code, reason) => {
      expect(await must(checkCampaignName, { campName: name }, ana.token)).toMatchObject({ available: false, reason });
      expect((await call(createCampaign, { campName: name, title: 'X' }, ana.token)).body.code).toBe(code);
    });

    it('is given to exactly one of twenty who ask at once', async () => {
      const campName = uniqueName('race');
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          call(createCampaign, { campName, title: `No ${index}` }, index % 2 ? ana.token : ben.token),
        ),
      );
      expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
      expect(new Set(replies.filter(({ http }) => http !== 200).map(({ body }) => body.code))).toEqual(
        new Set(['campaigns.slug_taken']),
      );
    });
  });

  describe('publishing', () => {
    it('shows the page to all visitors, and its next version at once', async () => {
      expect((await page(`/${campaign.campName}`)).status).toBe(404);
      const live = await must(publishCampaign, { _id: campaign._id }, ana.token);
      expect(live).toMatchObject({ state: 'published', publishedRev: 1, hasUnpublishedChanges: false });
      const first = await page(`/${campaign.campName}`);
      expect([first.status, first.text.includes('Hello from Ana')]).toEqual([200, true]);
      expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
      const { templateId, pageId } = await editorOf(ana, campaign);
      await must(
        addSection,
        { templateId, pageId, type: 'el_heading', sectionData: { text: 'Second thoughts', tag: 'h2', align: '' } },
        ana.token,
      );
      expect((await must(getCampaign, { _id: campaign._id }, ana.token)).hasUnpublishedChanges).toBe(true);
      expect((await page(`/${campaign.campName}`)).text).not.toContain('Second thoughts');
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      expect((await page(`/${campaign.campName}`)).text).toContain('Second thoughts');
    });

    it('answers 304 to who has it, and compresses', async () => {
      const { headers } = await page(`/${campaign.campName}`, { 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      const again = await page(`/${campaign.campName}`, { 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('undo brings the draft back to what is live', async () => {
      const { templateId, pageId } = await editorOf(ana, campaign);
      await must(
        addSection,
        { templateId, pageId, type: 'el_heading', sectionData: { text: 'A mistake', tag: 'h2', align: '' } },
        ana.token,
      );
      const undone = await must(undoCampaignUpdate, { _id: campaign._id }, ana.token);
      expect(undone.hasUnpublishedChanges).toBe(false);
      expect((await editorOf(ana, campaign)).sections.map(({ sectionData }) => sectionData['text'])).toEqual([
        'Hello from Ana',
        'Second thoughts',
      ]);
      expect((await call(undoCampaignUpdate, { _id: campaign._id }, ana.token)).body.code).toBe(
        'campaigns.nothing_to_undo',
      );
    });

    it('an empty page is not published, and a past moment is refused', async () => {
      const empty = await newCampaign(ana, 'Empty');
      expect((await call(publishCampaign, { _id: empty._id }, ana.token)).body.code).toBe(
        'campaigns.nothing_to_publish',
      );
      expect(
        (await call(publishCampaign, { _id: campaign._id, publishAt: '2020-01-01T00:00:00Z' }, ana.token)).body.code,
      ).toBe('campaigns.publish_in_past');
    });

    it('off, offline and deleted pages are gone at once', async () => {
      await must(changeCampaignStatus, { _id: campaign._id, status: 0 }, ana.token);
      expect((await page(`/${campaign.campName}`)).status).toBe(404);
      await must(changeCampaignStatus, { _id: campaign._id }, ana.token);
      expect((await page(`/${campaign.campName}`)).status).toBe(200);
      await must(unpublishCampaign, { _id: campaign._id }, ana.token);
      expect((await page(`/${campaign.campName}`)).status).toBe(404);
      expect((await call(unpublishCampaign, { _id: campaign._id }, ana.token)).body.code).toBe(
        'campaigns.not_published',
      );
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      expect((await page(`/${campaign.campName}`)).status).toBe(200);
    });

    it('a new address counts at once and the old one leads to it', async () => {
      const old = campaign.campName;
      const campName = uniqueName('moved');
      campaign = await must(updateCampaign, { _id: campaign._id, campName }, ana.token);
      expect((await page(`/${campName}`)).status).toBe(200);
      const moved = await page(`/${old}`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${campName}`]);
      expect(await must(checkCampaign, { campName, host: 'localhost' })).toMatchObject({
        exists: true,
        campaignId: campaign._id,
      });
    });

    it('a scheduled publish waits, and is called off by unpublish or in the settings', async () => {
      const later = await must(duplicateCampaign, { _id: campaign._id }, ana.token);
      expect(later.campName).toMatch(/-copy-1$/);
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      expect(await must(publishCampaign, { _id: later._id, publishAt }, ana.token)).toMatchObject({
        state: 'scheduled',
        publishAt,
      });
      expect((await page(`/${later.campName}`)).status).toBe(404);
      expect(await must(updateCampaign, { _id: later._id, publishAt: null }, ana.token)).toMatchObject({
        state: 'draft',
        publishAt: null,
      });
      const { body } = await call(publishCampaign, { _id: later._id, publishAt }, ana.token);
      expect(body.message).toBe('Your page is scheduled.');
      expect(await must(unpublishCampaign, { _id: later._id }, ana.token)).toMatchObject({
        state: 'draft',
        publishAt: null,
      });
    });
  });

  describe('the list', () => {
    it('searches, sorts and pages', async () => {
      const found = await must(
        listCampaigns,
        { searchTerm: 'makes things', sort: 'title', listPerPage: 1, filters: {} },
        ana.token,
      );
      expect(found).toMatchObject({ currentPage: 1, listPerPage: 1 });
      expect(found.data).toHaveLength(1);
      expect(found.totalCount).toBeGreaterThanOrEqual(1);
      expect((await must(listCampaigns, { searchTerm: '.*', filters: {} }, ana.token)).totalCount).toBe(0);
    });

    it('refuses a sort that is not offered and a page out of range', async () => {
      expect((await call(listCampaigns, { sort: 'passwordHash' as 'title', filters: {} }, ana.token)).http).toBe(422);
      expect((await call(listCampaigns, { page: 0, filters: {} }, ana.token)).http).toBe(422);
      expect((await call(listCampaigns, { listPerPage: 101, filters: {} }, ana.token)).http).toBe(422);
    });
  });

  it('is not made from a template that is not there', async () => {
    const request = { campName: `absent-${Date.now()}`, title: 'A page', templateId: 'a'.repeat(24) };
    expect(await call(createCampaign, request, ana.token)).toMatchObject({
      http: 404,
      body: { code: 'core.not_found' },
    });
  });

  it('a copy has its own template and no numbers', async () => {
    const copy = await must(duplicateCampaign, { _id: campaign._id }, ana.token);
    expect(copy.templateId).not.toBe(campaign.templateId);
    expect(copy).toMatchObject({ state: 'draft', publishedRev: 0, stats: { views: 0, clicks: 0 } });
    expect(copy.campName).toMatch(/-copy-2$/);
  });

  it('an export holds the whole page', async () => {
    const file = await must(exportCampaign, { _id: campaign._id }, ana.token);
    expect(file).toMatchObject({ format: 'campaign-1', fileName: `${campaign.campName}.campaign.json` });
    expect(file.sections.length).toBeGreaterThan(0);
  });

  it('a deleted page is gone for its owner and its address kept from others', async () => {
    const doomed = await newCampaign(ana, 'Doomed');
    await must(deleteCampaign, { _id: doomed._id }, ana.token);
    expect((await call(getCampaign, { _id: doomed._id }, ana.token)).http).toBe(404);
    expect((await call(createCampaign, { campName: doomed.campName, title: 'Mine now' }, ben.token)).body.code).toBe(
      'campaigns.slug_taken',
    );
  });

  describe("another owner's page is not found", () => {
    const today = new Date().toISOString().slice(0, 10);
    it.each([
      ['get', () => call(getCampaign, { _id: campaign._id }, ben.token)],
      ['update', () => call(updateCampaign, { _id: campaign._id, title: 'Stolen' }, ben.token)],
      ['publish', () => call(publishCampaign, { _id: campaign._id }, ben.token)],
      ['unpublish', () => call(unpublishCampaign, { _id: campaign._id }, ben.token)],
      ['status', () => call(changeCampaignStatus, { _id: campaign._id, status: 0 }, ben.token)],
      ['undo', () => call(undoCampaignUpdate, { _id: campaign._id }, ben.token)],
      ['duplicate', () => call(duplicateCampaign, { _id: campaign._id }, ben.token)],
      ['export', () => call(exportCampaign, { _id: campaign._id }, ben.token)],
      ['delete', () => call(deleteCampaign, { ids: [campaign._id] }, ben.token)],
      ['dashboard', () => call(getDashboard, { campaignId: campaign._id }, ben.token)],
      ['analytics', () => call(getLinkAnalytics, { campaignId: campaign._id, from: today, to: today }, ben.token)],
    ])('%s', async (_name, request) => {
      const { http, body } = await request();
      expect([http, body.code]).toEqual([404, 'core.not_found']);
    });

    it('and stays as it was', async () => {
      expect(await must(getCampaign, { _id: campaign._id }, ana.token)).toMatchObject({
        title: campaign.title,
        state: 'published',
        status: 1,
      });
    });
  });

  it('a stale save is refused', async () => {
    const { rev } = await must(getCampaign, { _id: campaign._id }, ana.token);
    await must(updateCampaign, { _id: campaign._id, rev, title: 'Newer' }, ana.token);
    expect((await call(updateCampaign, { _id: campaign._id, rev, title: 'Older' }, ana.token)).body.code).toBe(
      'core.stale_rev',
    );
  });
});
