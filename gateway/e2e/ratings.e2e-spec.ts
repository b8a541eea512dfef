import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  getNotifications,
  listRatings,
  publishCampaign,
  ratePage,
  showRating,
  type CampaignView,
  type RequestInput,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { followAnswer } from './public-form.js';
import { setTimeout as pause } from 'node:timers/promises';
import { editorOf } from './editor-of.js';

type Rating = RequestInput<typeof ratePage>;

/** Asks until the answer fits, at most 20 s: events and rendering take their time. */
async function eventually<Value>(ask: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (const end = Date.now() + 20_000; ; await pause(100)) {
    const value = await ask();
    if (fits(value) || Date.now() > end) return value;
  }
}

describe('ratings of visitors', () => {
  let ana: Person;
  let ben: Person;
  let campaign: CampaignView;
  let place: Pick<Rating, 'campaignId' | 'pageId' | 'sectionId'>;
  const rating = (part: Partial<Rating> = {}): Rating => ({
    ...place,
    stars: 5,
    visitorKey: randomUUID(),
    idempotencyKey: randomUUID(),
    elapsedMs: 5_000,
    ...part,
  });
  const page = async () => (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
  const found = async (searchTerm: string, { token }: Person = ana) =>
    (await must(listRatings, { searchTerm }, token)).data[0];

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    campaign = await newCampaign(ana, 'Ana makes mugs');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { question: 'How are the mugs?', moderate: true };
    const { _id } = await must(addSection, { templateId, pageId, type: 'el_rating', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    place = { campaignId: campaign._id, pageId, sectionId: _id };
  });

  it('are counted, sent to the creator and shown on the page', async () => {
    const reply = await must(ratePage, rating({ stars: 4, comment: 'Thin and strong', name: 'Vera' }));
    expect(reply).toEqual({ text: 'Thank you for your rating!', counts: [0, 0, 0, 1, 0] });
    const html = await eventually(page, (text) => text.includes('>4.0</b>'));
    expect(html).toContain('data-ra="average">4.0</b>');
    expect(html).not.toContain('Thin and strong');
    const bell = await eventually(
      () => must(getNotifications, {}, ana.token),
      ({ unread }) => unread > 0,
    );
    expect(bell.data[0]?.notification).toMatchObject({ type: 'rating', name: 'Vera', campaignName: 'Ana makes mugs' });
  });

  it('a comment is shown once its creator approves it; another owner cannot', async () => {
    await must(ratePage, rating({ comment: 'Show this one', name: 'Nora' }));
    const lead = await found('Nora');
    const _id = lead?._id ?? '';
    expect(lead).toMatchObject({ kind: 'rating', message: 'Show this one', rating: { stars: 5, isShown: false } });
    expect((await call(showRating, { _id, isShown: true }, ben.token)).http).toBe(404);
    expect((await call(showRating, { _id, isShown: true })).http).toBe(401);
    expect((await call(showRating, { _id, isShown: true }, (await theAdmin()).token)).http).toBe(403);
    await must(showRating, { _id, isShown: true }, ana.token);
    expect(await eventually(page, (text) => text.includes('Show this one'))).toContain('Show this one');
  });

  it.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 4.5 }],
    ['no address', { email: 'nope' }],
    ['a short key', { visitorKey: 'x' }],
  ])('%s is refused', async (_what, part) => {
    const { http, body } = await call(ratePage, rating(part));
    expect([http, body.code]).toEqual([422, 'core.invalid_input']);
  });

  it('a section that is not rated takes none', async () => {
    expect((await call(ratePage, rating({ sectionId: 'f'.repeat(24) }))).body.code).toBe('forms.closed');
  });

  it('posted without JavaScript it does the same and answers with a page', async () => {
    const path = `${baseUrl()}/f/${place.campaignId}/${place.pageId}/${place.sectionId}/rating`;
    const post = async (fields: Record<string, string>) =>
      followAnswer(
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields),
          redirect: 'manual',
        }),
      );
    const sent = await post({ stars: '3', comment: 'By post', name: 'Karl', website_url: '', started_at: '' });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Thank you for your rating!')]);
    expect(await found('Karl')).toMatchObject({ rating: { stars: 3 }, message: 'By post' });
    const refused = await post({ comment: '<script>x</script>' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('<script>');
  });
});
