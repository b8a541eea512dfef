import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  leadRows,
  listLeads,
  listOptins,
  publishCampaign,
  submitForm,
  unpublishCampaign,
  updateLeads,
} from '@linkyard/contracts';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';

let keys = 0;
const newKey = () => `00000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;

describe('what visitors send', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  const anOptin = async (more: Record<string, unknown> = {}) => {
    const owner = creator();
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const sectionData = { title: 'News', isname: false, ttext: 'Welcome!', ...more };
    const { _id: sectionId } = await service.call(
      addSection,
      { templateId, pageId, type: 'el_optin', sectionData },
      owner,
    );
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const send = (email: string, about: object = {}, network = 'network-1') => {
      const request = { campaignId: campaign._id, pageId, sectionId, answers: { email }, elapsedMs: 5_000 };
      return service.call(submitForm, { ...request, idempotencyKey: newKey(), ...about }, visitor(network));
    };
    const kept = async (state?: 'spam') =>
      (await service.call(listOptins, { filters: state ? { state } : {}, listPerPage: 100 }, owner)).data;
    const published = async () =>
      (await service.events('campaigns-and-templates.lead.captured')).filter((fact) => fact['sectionId'] === sectionId);
    return { owner, campaign, send, kept, published };
  };

  it('fifty at once under one key are one, all answered alike; other content is refused', async () => {
    const { send, kept, published } = await anOptin();
    const idempotencyKey = newKey();
    const replies = await Promise.all(Array.from({ length: 50 }, () => send('vera@example.com', { idempotencyKey })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect([(await kept()).length, (await published()).length]).toEqual([1, 1]);
    await expect(send('mallory@example.com', { idempotencyKey })).rejects.toHaveCode('core.idempotency_mismatch');
    expect(await send('vera@example.com', { idempotencyKey })).toEqual(replies[0]);
  }, 30_000);

  it('the eleventh of a network within an hour is spam, another network is not', async () => {
    const { send, kept, published } = await anOptin();
    for (let index = 0; index < 12; index += 1) await send(`p${index}@example.com`);
    await send('other@example.com', {}, 'network-2');
    const spam = await kept('spam');
    expect(spam.map(({ email, emailStatus }) => [email, emailStatus])).toEqual([
      ['p11@example.com', 'unknown'],
      ['p10@example.com', 'unknown'],
    ]);
    expect([(await kept()).length, (await published()).length]).toEqual([11, 11]);
  });

  it('subscribes a visitor only by the consent box, and not where the address is to be confirmed', async () => {
    const box = { consentText: 'Send me news', consentRequired: false };
    const cases = [
      [{}, {}, 'subscribed'],
      [box, {}, 'unknown'],
      [box, { consent: true }, 'subscribed'],
      [{ ...box, doubleOptin: true }, { consent: true }, 'unknown'],
    ] as const;
    for (const [block, answers, status] of cases) {
      const { send, kept } = await anOptin(block);
      await send('', { answers: { email: 'vera@example.com', ...answers } });
      expect((await kept())[0]?.emailStatus).toBe(status);
    }
  });

  it('keeps where a visitor came from, cut where it is too long, in the table and in both exports', async () => {
    const { send, kept, owner } = await anOptin();
    const attribution = {
      referrerUrl: 'https://elsewhere.example/post',
      ...{
        utmSource: 'mail',
        utmMedium: 'news\nletter',
        utmCampaign: 'c'.repeat(500),
        utmTerm: 'mugs',
        utmContent: 'blue',
      },
    };
    await send('vera@bücher.example', { attribution });
    const stored = { ...attribution, utmMedium: 'news letter', utmCampaign: 'c'.repeat(120) };
    expect((await kept())[0]).toMatchObject({ email: 'vera@xn--bcher-kva.example', attribution: stored, country: '' });
    const asked = { ownerId: owner.userId, filters: {}, after: null, limit: 10 };
    const { columns, rows } = await service.call(leadRows, asked, owner);
    const row = Object.fromEntries(columns.map(({ title }, at) => [title, rows[0]?.[at]]));
    expect(row).toMatchObject({
      ...{ 'utm source': 'mail', 'utm medium': 'news letter', 'utm term': 'mugs', 'utm content': 'blue' },
      ...{ source: attribution.referrerUrl, page: expect.any(String), stage: '', country: '', 'sync state': '' },
    });
  });

  it('takes nothing for a page that is offline', async () => {
    const { send, campaign, owner } = await anOptin();
    await service.call(unpublishCampaign, { _id: campaign._id }, owner);
    await expect(send('vera@example.com')).rejects.toHaveCode('forms.closed');
  });

  it('what was no spam after all is new and unread again', async () => {
    const { send, owner, kept } = await anOptin();
    await send('vera@example.com', { website_url: 'x' });
    const [lead] = await kept('spam');
    const { leads, unread } = await service.call(updateLeads, { ids: [lead?._id ?? ''], state: 'new' }, owner);
    expect([leads[0]?.state, leads[0]?.isRead, unread]).toEqual(['new', false, 1]);
    expect((await service.call(listLeads, { filters: {} }, owner)).totalCount).toBe(1);
  });
});
