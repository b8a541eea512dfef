import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateAppointment, fulfilOrder, listOrders, listSlots, saveBooking } from '@linkyard/contracts';
import { baseUrl, mailTo, must, newCreator, until, type Person } from '@linkyard/testing';
import { aDocument, aFreeProduct, openPage, pdf, placeOrder, takeFree } from './shop.js';

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
    const path = /href="(\/bookAppointment[^"]+)"><bdi>A talk/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
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
    expect((await openPage(linkIn(mail))).html).toContain('Your bookings with Ben');
  });

  it('says how far each order has come, how to pay one, and where a parcel is', async () => {
    const seller = await newCreator('Cleo');
    const address = `${randomUUID()}@buyer.example`;
    const payment = { methods: ['offline' as const], offlineText: 'To DE02 1203\nwith your name' };
    const shipping = { required: true, rates: [{ name: 'Post', countries: [], amount: '4.90' }] };
    const fixed = { title: 'Print', type: 'physical' as const, priceModel: 'fixed' as const, price: '50.00', shipping };
    const print = await aFreeProduct(seller, { ...fixed, payment });
    await placeOrder(print.publicId, address, { address: 'Lane 1', country: 'DE' });
    const mug = await aFreeProduct(seller, { title: 'Mug', type: 'physical' });
    await takeFree(mug.publicId, address);
    const { data } = await must(listOrders, {}, seller.token);
    const { _id } = data.find(({ paidAt }) => paidAt !== null) ?? { _id: '' };
    const tracking = { carrier: 'DHL', trackingCode: 'JJD1', trackingUrl: 'https://dhl.example/JJD1' };
    await must(fulfilOrder, { _id, ...tracking, notify: false, idempotencyKey: randomUUID() }, seller.token);
    await ask(address);
    const mail = await until(() => mailTo(address, (found) => found.includes('someone asked for it')));
    const { html } = await openPage(linkIn(mail));
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/Waits for payment 1 × Print €50.00 Shipping €4.90 Total €54.90 How to pay To DE02 1203/);
    expect(text).toMatch(/Shipped 1 × Mug €0.00 Total €0.00 Shipped on .* DHL · JJD1 · Follow the parcel/);
    expect(html).toContain('href="https://dhl.example/JJD1"');
  });

  it('refuses what is no address, and a link that opens nothing', async () => {
    const refused = await ask('no address');
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
    for (const path of ['/wallet', '/wallet?key=x', `/wallet?key=${'x'.repeat(50)}`])
      expect([path, (await openPage(path)).http]).toEqual([path, 404]);
  });
});
