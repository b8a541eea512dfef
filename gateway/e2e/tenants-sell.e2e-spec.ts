import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCheckout,
  getCheckout,
  getDashboard,
  listBookings,
  listLeads,
  listOrders,
  login,
  payCheckout,
  saveBooking,
  submitUpload,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, until } from '@linkyard/testing';
import { ask } from './ask.js';
import { aYard, beginnings, type Yard } from './beginnings.js';
import { at, threeSites, type SiteOfTests } from './other-sites.js';
import { openPage } from './shop.js';

/** Of the person who buys, books and writes at each site. */
const email = `${randomUUID()}@buyer.example`;
const walletIn = (text: string) => /\/wallet\?key=[\w.%~-]+/.exec(text)?.[0] ?? '';
const none = { checkout: '', booking: { uid: '', token: '' }, registration: { uid: '', token: '' } };

interface Shop {
  site: SiteOfTests;
  yard: Yard;
  wallet: string;
}

describe('two tenants who sell to the same person', () => {
  const shops: Shop[] = [];
  const atEach = async (work: (shop: Shop, token: string) => Promise<void>) => {
    for (const shop of shops) await at(shop.site, () => work(shop, shop.site.creator.token));
  };
  beforeAll(async () => {
    const [, one, other] = await threeSites();
    for (const site of [one, other]) {
      const yard = await at(site, () => aYard(site.creator));
      shops.push({ site, yard, wallet: '' });
    }
  }, 60_000);

  it('are paid by the message of the provider, which knows no tenant', async () => {
    await atEach(async ({ yard }) => {
      const { checkout } = await must(createCheckout, {
        publicId: yard.pricedProduct,
        items: [{ publicId: yard.pricedProduct, qty: 1 }],
        buyer: { email, name: 'Vera Buyer' },
        idempotencyKey: randomUUID(),
      });
      const { redirectUrl } = await must(payCheckout, { publicId: checkout.publicId });
      const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email });
      await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
      await until(
        async () => (await must(getCheckout, { publicId: checkout.publicId })).checkout,
        ({ state }) => state === 'completed',
      );
    });
    await atEach(async (_shop, token) => {
      const { data } = await must(listOrders, {}, token);
      expect(data.map(({ buyer, totals }) => [buyer.email, totals.total.amount])).toEqual([[email, 2000]]);
    });
  }, 40_000);

  it('mail the receipt with a link to what was bought there alone', async () => {
    await atEach(async (shop) => {
      const { text, html } = await mailTo(
        email,
        (body) => body.includes('/wallet?key=') && body.includes(shop.site.name),
      );
      shop.wallet = walletIn(`${text} ${html}`);
      const page = await openPage(shop.wallet);
      expect([page.http, page.html.includes('Print'), page.html.match(/\/receipt\?/g)?.length]).toEqual([200, true, 1]);
    });
    const [one, other] = shops;
    const elsewhere = await at(other?.site ?? { host: undefined }, () => openPage(one?.wallet ?? ''));
    expect([elsewhere.http, elsewhere.html.includes('Print')]).toEqual([expect.any(Number), false]);
    expect(elsewhere.http).toBeGreaterThanOrEqual(400);
  }, 30_000);

  it('are booked, written to and sent files, each for itself', async () => {
    await atEach(async ({ yard }) => {
      const start = yard.nextStart();
      const attendee = { name: 'Vera', email };
      const sent = { publicId: yard.appointment, start, timeZone: 'Europe/Paris', attendee };
      await must(saveBooking, { ...sent, idempotencyKey: randomUUID() });
      const file = { ...beginnings[submitUpload.subject]?.(yard, none), email };
      expect((await ask(submitUpload, file)).http).toBe(200);
    });
    await atEach(async (_shop, token) => {
      const { data } = await must(listBookings, {}, token);
      expect(data.map(({ attendee }) => attendee.email)).toEqual([email]);
      const leads = await must(listLeads, { filters: { kind: 'upload' } }, token);
      expect(leads.data.map((lead) => [lead.email, lead.files.length])).toEqual([[email, 1]]);
    });
  });

  it('count the views of their pages, and not those that another site reports', async () => {
    const view = (of: Shop, site: SiteOfTests) =>
      at(site, () =>
        fetch(`${baseUrl()}/b/view`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko',
          },
          body: JSON.stringify({ campaignId: of.yard.places.form.campaignId, pageId: of.yard.places.form.pageId }),
        }),
      );
    const [one, other] = shops;
    if (!one || !other) throw new Error('no shops');
    for (const shop of [one, other]) await view(shop, shop === one ? other.site : one.site);
    for (const shop of [one, other]) await view(shop, shop.site);
    await atEach(async (_shop, token) => {
      const seen = await until(
        () => must(getDashboard, { range: '7d' }, token),
        ({ totals }) => totals.views > 0,
      );
      expect(seen.totals).toMatchObject({ views: 1, uniques: 1 });
    });
  }, 40_000);

  it('do not open to the password of the other', async () => {
    const [one, other] = shops.map(({ site }) => site);
    if (!one || !other) throw new Error('no shops');
    const { email: address, password } = one.creator;
    expect((await at(one, () => call(login, { email: address, password }))).http).toBe(200);
    expect((await at(other, () => call(login, { email: address, password }))).body.code).toBe('auth.login_failed');
  });
});
