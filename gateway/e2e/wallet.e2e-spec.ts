import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateAppointment, listSlots, saveBooking } from '@linkyard/contracts';
import { baseUrl, mailTo, must, newCreator, until, type Person } from '@linkyard/testing';
import { aDocument, aFreeProduct, openPage, pdf, takeFree } from './shop.js';

const linkIn = (mail: unknown) => /\/wallet\?key=[\w.%-]+/.exec(JSON.stringify(mail))?.[0] ?? '';

describe('the page of a buyer', () => {
  let ana: Person;
  let email: string;
  const ask = (address: string) =>
    fetch(`${baseUrl()}/wallet/lost`, { method: 'POST', body: new URLSearchParams({ email: address }) });

  const firstStart = async (publicId: string) => {
    const asked = { publicId, from: '2031-03-01', to: '2031-03-31', timeZone: 'UTC' };
    return Object.values((await must(listSlots, asked)).days)[0]?.[0]?.start ?? '';
  };

  beforeAll(async () => {
    ana = await newCreator('Ana');
    const { _id: mediaId } = await aDocument(ana);
    const files = [{ mediaId, name: 'Guide.pdf', size: pdf.length }];
    ({ email } = await takeFree((await aFreeProduct(ana, { digital: { files } })).publicId));
  });

  it('is opened by the link of the receipt', async () => {
    const page = await openPage(linkIn(await mailTo(email)));
    expect([page.http, page.html]).toEqual([200, expect.stringContaining('1 × <bdi>Guide</bdi>')]);
    expect(page.html).toContain('Open the downloads');
  });

  it('shows what was booked there, with the way to change it', async () => {
    const sent = { title: 'A talk', state: 'published' as const, window: { type: 'unlimited' as const } };
    const { publicId } = await must(addUpdateAppointment, sent, ana.token);
    const start = await firstStart(publicId);
    const attendee = { name: 'Vera', email };
    const times = { start, timeZone: 'UTC', idempotencyKey: randomUUID() };
    await must(saveBooking, { publicId, attendee, ...times });
    const { html } = await openPage(linkIn(await mailTo(email, (text) => text.includes('/wallet?key='))));
    const path = /href="(\/bookAppointment[^"]+)"><bdi>A talk/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect((await openPage(path)).html).toContain('A talk');
  });

  it('is sent again, and the answer is the same for an address that bought nothing', async () => {
    const [known, unknown] = [await ask(email), await ask('unknown@buyer.example')];
    const text = async (reply: Response, address: string) => (await reply.text()).replace(address, '');
    expect([known.status, await text(known, email)]).toEqual([
      unknown.status,
      await text(unknown, 'unknown@buyer.example'),
    ]);
    const mail = await until(() => mailTo(email, (found) => found.includes('someone asked for it')));
    expect((await openPage(linkIn(mail))).http).toBe(200);
  });

  it('is sent to a person who has only booked', async () => {
    const ben = await newCreator('Ben');
    const sent = { title: 'A talk', state: 'published' as const, window: { type: 'unlimited' as const } };
    const { publicId } = await must(addUpdateAppointment, sent, ben.token);
    const attendee = { name: 'Ilja', email: `${randomUUID()}@buyer.example` };
    const start = await firstStart(publicId);
    await must(saveBooking, { publicId, attendee, start, timeZone: 'UTC', idempotencyKey: randomUUID() });
    await ask(attendee.email);
    const mail = await until(() => mailTo(attendee.email, (found) => found.includes('someone asked for it')));
    expect((await openPage(linkIn(mail))).html).toContain('A talk');
  });

  it('refuses what is no address, and a link that opens nothing', async () => {
    const refused = await ask('no address');
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
    for (const path of ['/wallet', '/wallet?key=x', `/wallet?key=${'x'.repeat(50)}`])
      expect([path, (await openPage(path)).http]).toEqual([path, 404]);
  });
});
