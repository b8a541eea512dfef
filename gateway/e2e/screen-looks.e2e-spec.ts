import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addUpdateAppointment,
  addUpdateWebinar,
  createCheckout,
  getTemplate,
  payCheckout,
  publishCampaign,
  updateTemplate,
  type CampaignView,
} from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { followAnswer } from './public-form.js';
import { aFreeProduct } from './shop.js';

/** A published page in these colours. */
async function aPage(owner: Person, title: string, accent: string): Promise<CampaignView> {
  const campaign = await newCampaign(owner, title);
  const { templateId, pageId } = await editorOf(owner, campaign);
  const heading = { templateId, pageId, type: 'el_heading', sectionData: { text: title, tag: 'h2', align: '' } };
  await must(addSection, heading, owner.token);
  const { template } = await must(getTemplate, { _id: templateId }, owner.token);
  const theme = { ...template.theme, primaryColor: accent, background: white };
  await must(updateTemplate, { _id: templateId, rev: template.rev, theme }, owner.token);
  await must(publishCampaign, { _id: campaign._id }, owner.token);
  return campaign;
}
const white = { type: 'solid' as const, value: '#ffffff', overlay: 0, blur: 0 };
const green = '#0a6b3d';
const violet = '#5a1f8a';

const textOf = async (path: string) => (await fetch(`${baseUrl()}${path}`)).text();
const lookOf = (html: string) => ({
  accent: [...html.matchAll(/--go:(#[0-9a-f]{6})/g)].map(([, accent]) => accent).filter((one) => one !== '#1f7a4d'),
  back: /class="back" href="([^"]+)"/.exec(html)?.[1],
});

describe('the look of what a visitor buys, books and registers on', () => {
  let ana: Person;
  let first: CampaignView;
  let last: CampaignView;
  let foreign: CampaignView;
  beforeAll(async () => {
    const ben = await newCreator('Ben');
    ana = await newCreator('Ana');
    first = await aPage(ana, 'Ana sells', green);
    last = await aPage(ana, 'Ana teaches', violet);
    foreign = await aPage(ben, 'Ben', green);
  });

  const aWebinar = async () => {
    const sessions = [{ startAt: '2031-03-01T10:00:00.000Z', endAt: '2031-03-01T11:00:00.000Z', timeZone: 'UTC' }];
    const open = { state: 'scheduled' as const, joinUrl: 'https://meet.example/room' };
    const { webinar } = await must(addUpdateWebinar, { title: 'Class', ...open, sessions }, ana.token);
    return `/webinar/${webinar.publicId}`;
  };
  const check = async (path: string) => {
    const from = async ({ _id }: CampaignView) => lookOf(await textOf(`${path}?cid=${_id}`));
    expect(await from(first)).toMatchObject({ accent: expect.arrayContaining([green]), back: `/${first.campName}` });
    const ofLast = { accent: expect.arrayContaining([violet]), back: `/${last.campName}` };
    expect(lookOf(await textOf(path))).toMatchObject(ofLast);
    expect(await from(foreign)).toMatchObject(ofLast);
    expect(lookOf(await textOf(`${path}?cid=1`))).toMatchObject(ofLast);
  };

  it('is that of the page it was opened from, else of the page published last, never of a page of others', async () => {
    const { publicId } = await aFreeProduct(ana);
    await check(`/checkout/${publicId}`);
  });

  it('is so for appointments and webinars', async () => {
    const talk = await must(addUpdateAppointment, { title: 'Talk', state: 'published' }, ana.token);
    await check(`/bookAppointment/${talk.publicId}`);
    await check(await aWebinar());
  });

  it('goes with a purchase to its receipt', async () => {
    const { publicId } = await aFreeProduct(ana);
    const { checkout } = await must(createCheckout, {
      publicId,
      items: [{ publicId, qty: 1 }],
      buyer: { email: 'vera@buyer.example', name: 'Vera' },
      attribution: { campaignId: first._id },
      idempotencyKey: crypto.randomUUID(),
    });
    await must(payCheckout, { publicId: checkout.publicId });
    expect(lookOf(await textOf(`/thankyou?checkout=${checkout.publicId}`))).toMatchObject({
      accent: expect.arrayContaining([green]),
      back: `/${first.campName}`,
    });
  });

  it('goes with a registration form, and is that of the page whose form is answered', async () => {
    const form = await textOf(`${await aWebinar()}?cid=${first._id}&utm_source=letter`);
    expect(form).toContain(`name="cid" value="${first._id}"`);
    expect(form).toContain('name="utm_source" value="letter"');
    const refused = await fetch(`${baseUrl()}/donate`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ page: `/${first.campName}`, campaignId: first._id }),
      redirect: 'manual',
    });
    const answer = await followAnswer(refused);
    expect(lookOf(await answer.text()).accent).toContain(green);
  });
});
