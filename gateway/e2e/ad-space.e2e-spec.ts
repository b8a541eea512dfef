import { beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, getPage, publishCampaign, saveSection } from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

const hour = 3_600_000;
/** A wall clock time in a zone ten hours ahead, as the form writes it. */
const timeZone = 'Australia/Brisbane';
const wall = (hours: number) => new Date(Date.now() + (hours + 10) * hour).toISOString().slice(0, 16);
const sponsor = 'https://sponsor.example/sale';

describe('a booked ad space', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });

  /** A published page with an ad of these dates, and what a visitor is sent of it. */
  const aPage = async (startAt: string, endAt: string) => {
    const campaign = await newCampaign(ana, 'Ana makes things');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const at = { templateId, pageId };
    const heading = { text: 'Hello', tag: 'h2', align: '' };
    await must(addSection, { ...at, type: 'el_heading', sectionData: heading }, ana.token);
    const sectionData = { kind: 'html', html: '<b>Buy bowls</b>', url: sponsor, startAt, endAt, timeZone };
    const ad = await must(addSection, { ...at, type: 'el_adspace', sectionData }, ana.token);
    const publish = () => must(publishCampaign, { _id: campaign._id }, ana.token);
    const html = async () => (await fetch(`${baseUrl()}/${campaign.campName}`)).text();
    await publish();
    return { at, ad, publish, html };
  };

  it.each([
    ['before', wall(2), wall(4), false],
    ['while', wall(-2), wall(2), true],
    ['after', wall(-4), wall(-2), false],
  ])('%s it is booked', async (_when, startAt, endAt, isShown) => {
    const { ad, html } = await aPage(startAt, endAt);
    const text = await html();
    expect(text).toContain('Hello');
    expect(text.includes('Buy bowls')).toBe(isShown);
    // What is not shown is not in the page either: no words, no id to ask by.
    expect(text.includes(ad._id)).toBe(isShown);
  });

  it('is kept in the draft when its time is over, and comes back with new dates', async () => {
    const { at, ad, html, publish } = await aPage(wall(-4), wall(-2));
    const { sections } = await must(getPage, at, ana.token);
    expect(sections.map(({ _id }) => _id)).toContain(ad._id);
    const { sectionData, animation, title } = ad;
    const words = { section_id: ad._id, animation, title };
    await must(saveSection, { ...words, sectionData: { ...sectionData, endAt: wall(2) } }, ana.token);
    expect(await html()).not.toContain('Buy bowls');
    await publish();
    expect(await html()).toContain('Buy bowls');
  });

  it('takes dates that are some, and no others', async () => {
    const { ad } = await aPage('', '');
    const { sectionData, animation, title } = ad;
    const data = { ...sectionData, startAt: 'next week' };
    const { http, body } = await call(
      saveSection,
      { section_id: ad._id, sectionData: data, animation, title },
      ana.token,
    );
    expect([http, body.code, body.errors?.[0]?.path]).toEqual([422, 'sections.invalid', 'sectionData.startAt']);
  });
});
