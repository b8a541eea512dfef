import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteLeads,
  listLeads,
  publishCampaign,
  ratePage,
  renderPublicPage,
  showRating,
  unpublishCampaign,
  updateLeads,
  type RequestInput,
} from '@linkyard/contracts';
import { gunzipSync } from 'node:zlib';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';

let keys = 0;
const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

describe('what visitors think of a section', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const aRated = async (more: Record<string, unknown> = {}) => {
    const owner = creator();
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const sectionData = { question: 'How was it?', moderate: false, ...more };
    const { _id: sectionId } = await service.call(
      addSection,
      { templateId, pageId, type: 'el_rating', sectionData },
      owner,
    );
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const rate = (
      stars: number,
      who: string,
      about: Partial<RequestInput<typeof ratePage>> = {},
      network = `network-${who}`,
    ) => {
      const visitorKey = who === '' ? null : who.padEnd(16, '-');
      const request = { campaignId: campaign._id, pageId, sectionId, stars, visitorKey, elapsedMs: 5_000 };
      return service.call(ratePage, { ...request, idempotencyKey: newKey(), ...about }, visitor(network));
    };
    const counts = async () => (await service.rows('rating_totals').findOne({ _id: sectionId }))?.['counts'];
    const leads = async (state?: 'spam') =>
      (await service.call(listLeads, { filters: { kind: 'rating', ...(state ? { state } : {}) } }, owner)).data;
    const page = async () => {
      const reply = await service.call(renderPublicPage, { campName: campaign.campName, pageSlug: null }, visitor());
      return gunzipSync(Buffer.from(reply.page?.html?.gzip ?? '', 'base64')).toString();
    };
    const refresh = () => service.get(PageRefresh).carryOut(campaign._id);
    const published = async () =>
      (await service.events('campaigns-and-templates.lead.captured')).filter((fact) => fact['sectionId'] === sectionId);
    return { owner, campaign, rate, counts, leads, page, refresh, published };
  };

  it('two at once are both counted, forty at once too', async () => {
    const { rate, counts, leads } = await aRated();
    await Promise.all([rate(5, 'ann'), rate(4, 'ben')]);
    expect(await counts()).toEqual({ 4: 1, 5: 1 });
    await Promise.all(Array.from({ length: 38 }, (_, at) => rate(1 + (at % 5), `crowd${at}`)));
    const all = Object.values((await counts()) ?? {}).reduce((sum: number, count) => sum + Number(count), 0);
    expect([
      all,
      (await service.call(listLeads, { filters: { kind: 'rating' }, listPerPage: 100 }, creator())).totalCount,
    ]).toEqual([40, 0]);
    expect((await leads()).length).toBe(10);
  }, 60_000);

  it('the same key twice is one rating, answered alike; other content under it is refused', async () => {
    const { rate, counts, published } = await aRated();
    const idempotencyKey = newKey();
    const replies = await Promise.all([rate(3, 'ann', { idempotencyKey }), rate(3, 'ann', { idempotencyKey })]);
    expect(replies[0]).toEqual({ text: 'Thank you for your rating!', counts: [0, 0, 1, 0, 0] });
    expect(replies[1]).toEqual(replies[0]);
    await expect(rate(5, 'ann', { idempotencyKey })).rejects.toHaveCode('core.idempotency_mismatch');
    expect([await counts(), (await published()).length]).toEqual([{ 3: 1 }, 1]);
  });

  it('a second rating of one visitor changes the first, also concurrently, with a single event', async () => {
    const { rate, counts, leads, published } = await aRated();
    await rate(2, 'ann', { comment: 'Meh', name: 'Ann' });
    expect((await rate(5, 'ann', { comment: 'Better now' })).counts).toEqual([0, 0, 0, 0, 1]);
    await Promise.all([rate(4, 'ben'), rate(1, 'ben')]);
    const [both, row] = [await counts(), await leads()];
    expect(Object.values(both ?? {}).reduce((sum: number, count) => sum + Number(count), 0)).toBe(2);
    expect(row.find(({ name }) => name === 'Ann')).toMatchObject({ message: 'Better now', rating: { stars: 5 } });
    expect(await published()).toHaveLength(2);
  });

  it('without a key of their own a visitor is their network and browser', async () => {
    const { rate, counts } = await aRated();
    await rate(2, '', {}, 'office');
    await rate(4, '', {}, 'office');
    await rate(4, '', {}, 'home');
    expect(await counts()).toEqual({ 2: 0, 4: 2 });
  });

  it('stands on the page after one rendering, whatever number came', async () => {
    const { rate, page, refresh, campaign } = await aRated();
    await rate(5, 'ann', { comment: 'Lovely mugs', name: 'Ann' });
    await rate(4, 'ben');
    expect(await page()).not.toContain('Lovely mugs');
    const before = service.signals.filter(({ campaignId }) => campaignId === campaign._id).length;
    await Promise.all([refresh(), refresh()]);
    await refresh();
    const html = await page();
    expect(html).toContain('data-ra="average">4.5</b>');
    expect(html).toContain('Lovely mugs');
    expect(await service.rows('page_refreshes').findOne({ _id: campaign._id })).toBeNull();
    expect(service.signals.filter(({ campaignId }) => campaignId === campaign._id).length - before).toBeLessThanOrEqual(
      2,
    );
  });

  it('a page is rendered from what was published, never from the draft', async () => {
    const { rate, page, refresh, campaign, owner } = await aRated();
    await service.addHeading(
      owner,
      campaign,
      (await service.rows('pages').findOne({ templateId: campaign.templateId }))?._id ?? '',
      'Still a secret',
    );
    await rate(5, 'ann');
    await refresh();
    const html = await page();
    expect(html).toContain('>5.0</b>');
    expect(html).not.toContain('Still a secret');
  });

  it('a comment waits where it is looked at first, and can be hidden again', async () => {
    const { rate, page, refresh, leads, owner } = await aRated({ moderate: true });
    await rate(4, 'ann', { comment: 'Please show me' });
    await refresh();
    expect(await page()).not.toContain('Please show me');
    const [lead] = await leads();
    const _id = lead?._id ?? '';
    expect((await service.call(showRating, { _id, isShown: true }, owner)).rating).toEqual({ stars: 4, isShown: true });
    await refresh();
    expect(await page()).toContain('Please show me');
    await service.call(showRating, { _id, isShown: false }, owner);
    await refresh();
    const html = await page();
    expect(html).not.toContain('Please show me');
    expect(html).toContain('>4.0</b>');
    await expect(service.call(showRating, { _id, isShown: true }, creator())).rejects.toHaveCode('core.not_found');
  });

  it('a machine is answered alike, kept as spam and not counted; what was none after all counts', async () => {
    const { rate, counts, leads, published, owner } = await aRated();
    await rate(1, 'bot', { website_url: 'x' });
    expect([await counts(), (await published()).length]).toEqual([undefined, 0]);
    const [lead] = await leads('spam');
    const ids = [lead?._id ?? ''];
    await service.call(updateLeads, { ids, state: 'new' }, owner);
    expect(await counts()).toEqual({ 1: 1 });
    await service.call(updateLeads, { ids, state: 'spam' }, owner);
    expect(await counts()).toEqual({ 1: 0 });
  });

  it('one that is erased is gone from the counts too', async () => {
    const { rate, counts, leads, owner } = await aRated();
    await rate(3, 'ann');
    await rate(5, 'ben');
    const [newest] = await leads();
    await service.call(deleteLeads, { _id: newest?._id }, owner);
    expect(await counts()).toEqual({ 3: 1, 5: 0 });
  });

  it('takes what the block asks for, and nothing for a page that is offline', async () => {
    const { rate, campaign, owner } = await aRated({ requireEmail: true, allowComment: false });
    await expect(rate(5, 'ann')).rejects.toHaveCode('core.invalid_input');
    await expect(rate(5, 'ann', { email: 'ann@example.com', comment: 'x' })).rejects.toHaveCode('core.invalid_input');
    await rate(5, 'ann', { email: 'Ann@Example.com' });
    await service.call(unpublishCampaign, { _id: campaign._id }, owner);
    await expect(rate(5, 'ben', { email: 'ben@example.com' })).rejects.toHaveCode('forms.closed');
  });
});
