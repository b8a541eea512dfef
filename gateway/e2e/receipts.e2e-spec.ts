import { beforeAll, describe, expect, it } from '@jest/globals';
import { getReceipt, listOrders } from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCreator, until, type Person } from '@linkyard/testing';
import { aFreeProduct, openPage, pageWith, takeFree } from './shop.js';

describe('receipts', () => {
  let ana: Person;
  let ben: Person;
  let taken: Awaited<ReturnType<typeof takeFree>>;
  let _id: string;
  const pdfAt = async (path: string) => {
    const { url } = await until(
      async () => {
        const reply = await fetch(`${baseUrl()}${path}`, { redirect: 'manual' });
        return { http: reply.status, url: reply.headers.get('location') ?? '' };
      },
      ({ http }) => http === 303,
    );
    const file = await fetch(`${baseUrl()}${url}`);
    return { headers: file.headers, bytes: Buffer.from(await file.arrayBuffer()) };
  };

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const { publicId } = await aFreeProduct(ana, { title: 'دليل القهوة 日本語' });
    taken = await takeFree(publicId);
    const { data } = await must(listOrders, { searchTerm: taken.email }, ana.token);
    _id = data[0]?._id ?? '';
  }, 60_000);

  it('are PDF files behind the link of the thank-you page, the mail and the wallet', async () => {
    const { headers, bytes } = await pdfAt(taken.receiptPath);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('receipt-order-1.pdf');
    const mail = JSON.stringify(await mailTo(taken.email));
    expect(mail).toContain('/receipt?order=');
    const wallet = /\/wallet\?key=[\w%.~-]+/.exec(mail)?.[0] ?? '';
    expect((await pageWith(wallet, 'Order 1')).html).toContain(taken.receiptPath.replaceAll('&', '&amp;'));
  });

  it('are rendered once: their seller gets the same file', async () => {
    const ready = await until(
      () => must(getReceipt, { of: 'order', _id }, ana.token),
      ({ state }) => state === 'ready',
    );
    const file = Buffer.from(await (await fetch(`${baseUrl()}${ready.url}`)).arrayBuffer());
    expect(file.equals((await pdfAt(taken.receiptPath)).bytes)).toBe(true);
  });

  it('stay closed to another seller, a wrong token and a file address without its signature', async () => {
    expect((await call(getReceipt, { of: 'order', _id }, ben.token)).http).toBe(404);
    expect((await call(getReceipt, { of: 'donation', _id }, ana.token)).http).toBe(404);
    expect((await call(getReceipt, { of: 'order', _id })).http).toBe(401);
    const changed = new URL(taken.receiptPath, baseUrl());
    changed.searchParams.set('token', 'A'.repeat(43));
    expect((await openPage(changed.pathname + changed.search)).http).toBe(404);
    expect((await openPage('/receipt')).http).toBe(404);
    const { url } = await must(getReceipt, { of: 'order', _id }, ana.token);
    expect((await fetch(`${baseUrl()}${url?.split('?')[0]}`)).status).toBe(404);
  });

  it('refuse what is no record', async () => {
    const wrong = await call(getReceipt, { of: 'order', _id: '1' }, ana.token);
    expect([wrong.http, wrong.body]).toEqual([422, expect.objectContaining({ code: 'core.invalid_input' })]);
  });
});
