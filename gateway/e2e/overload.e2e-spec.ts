import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, createCheckout, login, publishCampaign } from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { aFreeProduct } from './shop.js';

/** More than a gateway has in flight to one service. */
const atOnce = 300;
const normalMs = 3_000;

/** @source quality.md B34, ADR 0031 */
describe('more checkouts at once than an installation admits', () => {
  let ana: Person;
  let publicId = '';
  let page = '';
  beforeAll(async () => {
    ana = await newCreator('Ana');
    ({ publicId } = await aFreeProduct(ana));
    const campaign = await newCampaign(ana);
    const { templateId, pageId } = await editorOf(ana, campaign);
    const link = { linkTitle: 'Shop', linkType: 'url', inputLink: 'https://example.com/' };
    await must(addSection, { templateId, pageId, type: 'el_link', sectionData: link }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    page = `${baseUrl()}/${campaign.campName}`;
  }, 60_000);

  const begin = () =>
    call(createCheckout, {
      publicId,
      items: [{ publicId, qty: 1 }],
      buyer: { email: `${randomUUID()}@buyer.example`, name: 'Vera' },
      idempotencyKey: randomUUID(),
    });
  const signIn = () => call(login, { email: ana.email, password: ana.password });

  it('are made or refused with 503 and a time to come back, and people sign in during it and afterwards', async () => {
    const load = Array.from({ length: atOnce }, begin);
    const during = signIn();
    const answers = await Promise.all(load);
    expect((await during).http).toBe(200);
    const refused = answers.filter(({ http }) => http !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(atOnce);
    expect(new Set(refused.map(({ http, body }) => `${http} ${body.code}`))).toEqual(new Set(['503 core.unavailable']));
    expect(refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0))).toEqual([]);

    const since = Date.now();
    const [signedIn, shown, begun] = await Promise.all([signIn(), fetch(page), begin()]);
    expect([signedIn.http, shown.status, begun.http]).toEqual([200, 200, 200]);
    expect(Date.now() - since).toBeLessThan(normalMs);
  }, 60_000);
});
