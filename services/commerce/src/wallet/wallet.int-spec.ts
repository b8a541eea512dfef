import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bookingWalletHosts,
  bookingWalletItems,
  cancelOrder,
  fulfilOrder,
  markOrderPaid,
  openWallet,
  sendEmail,
  sendWalletLinks,
  walletLinksRequested,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { aFile, ShopHarness } from '../testing/shop-harness.js';
import { WalletLinks } from '../links/wallet-links.js';

const yearMs = 366 * 86_400_000;

describe('the wallet of a buyer', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  let ben: Ctx & { userId: string };
  const email = 'vera@example.com';
  const tokenOf = (link: string) => new URL(link, 'http://shop.test').searchParams.get('key') ?? '';
  const open = (token: string) => shop.call(openWallet, { token }, visitor());
  const linkOf = (ownerId: string, now?: number) => shop.get(WalletLinks).pathOf({ ownerId, email }, now);
  const ownerOf = ({ values }: { values: Record<string, string> }) =>
    shop.get(WalletLinks).holderOf(tokenOf(values['walletLink'] ?? ''))?.ownerId;
  /** What a visitor asks, and what follows from it. The answer is the same for every address. */
  const ask = async (address: string, locale = 'en') => {
    expect(await shop.call(sendWalletLinks, { email: address }, { ...visitor(), locale })).toEqual({});
    const [requested] = (await shop.events(walletLinksRequested.name)).slice(-1);
    expect(requested).toEqual({ email: address, locale });
    await shop.deliver(walletLinksRequested, { email: address, locale });
  };
  const mails = (template: string) => shop.recordedJobs.of(sendEmail).filter((mail) => mail.template === template);

  beforeAll(async () => {
    shop = await ShopHarness.start();
    [ana, ben] = [shop.seller(), shop.seller()];
    const guide = await shop.product({ digital: { files: [aFile()] } }, ana);
    await shop.sold(guide.publicId, ana, 2);
    await shop.sold((await shop.product({ title: 'Plan' }, ben)).publicId, ben);
  }, 60_000);
  afterAll(() => shop.stop());

  it('is opened by the link of the receipt and shows what was bought from this seller alone', async () => {
    const [receipt] = mails('order-receipt');
    const wallet = await open(tokenOf(receipt?.values['walletLink'] ?? ''));
    expect(wallet).toMatchObject({ sellerName: 'Ana Sells', email, donations: [] });
    const left = [{ title: 'Guide', state: 'active', remaining: 5 }];
    expect(wallet.orders).toMatchObject([
      {
        number: 1,
        lines: [{ title: 'Guide', qty: 2 }],
        downloadPath: expect.stringContaining('/downloadProduct?'),
        downloads: left,
      },
    ]);
  });

  it('shows what the address has booked, and opens without it while bookings are away', async () => {
    const token = tokenOf(linkOf(ana.userId));
    expect((await open(token)).bookings).toBeNull();
    const startAt = '2031-03-01T10:00:00.000Z';
    const shown = { title: 'Talk', startAt, timeZone: 'UTC', state: 'confirmed' as const };
    const item = { ...shown, path: '/bookAppointment/x', joinPath: '' };
    const paymentId = newId();
    shop.answeringBus.answer(bookingWalletItems, ({ ownerId }) => ({
      items:
        ownerId === ana.userId
          ? [
              { ...item, paymentId },
              { ...item, paymentId: null },
            ]
          : [],
    }));
    const receiptPath = expect.stringMatching(new RegExp(`^/receipt\\?payment=${paymentId}&token=.{43}$`));
    expect((await open(token)).bookings).toEqual([
      { ...item, receiptPath },
      { ...item, receiptPath: '' },
    ]);
  });

  it('contains no readable e-mail address', () => {
    const link = decodeURIComponent(linkOf(ana.userId));
    for (const secret of [email, ana.userId, Buffer.from(email).toString('base64url')])
      expect(link).not.toContain(secret);
  });

  it('stays closed to a token that was altered, is old or never was one', async () => {
    const token = tokenOf(linkOf(ana.userId));
    const old = tokenOf(linkOf(ana.userId, Date.now() - yearMs));
    const altered = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const wrong of [altered, old, 'x'.repeat(40)])
      await expect(open(wrong)).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('shows how to pay an order that waits for its money, and what became of it', async () => {
    const seller = shop.seller();
    const offline = { methods: ['offline' as const], offlineText: 'To DE02 1203' };
    const { publicId } = await shop.product(
      { title: 'Print', priceModel: 'fixed', price: '50', payment: offline },
      seller,
    );
    const { _id } = await shop.paid(publicId, seller);
    const shown = async () => (await open(tokenOf(linkOf(seller.userId)))).orders;
    const waiting = { number: null, state: 'pending', howToPay: 'To DE02 1203', receiptPath: '' };
    expect(await shown()).toMatchObject([{ ...waiting, total: { amount: 5_000 } }]);
    await shop.call(cancelOrder, { _id, reason: 'Sold out' }, seller);
    expect(await shown()).toMatchObject([{ state: 'cancelled', howToPay: '', receiptPath: '' }]);
    const other = await shop.paid(publicId, seller);
    await shop.call(markOrderPaid, { _id: other._id }, seller);
    expect((await shown())[0]).toMatchObject({
      number: 1,
      state: 'paid',
      howToPay: '',
      receiptPath: expect.any(String),
    });
  });

  it('counts no downloads of a product that is only a link', async () => {
    const seller = shop.seller();
    const { publicId } = await shop.product({ digital: { externalUrl: 'https://example.com/x' } }, seller);
    await shop.sold(publicId, seller);
    const { orders } = await open(tokenOf(linkOf(seller.userId)));
    expect(orders).toMatchObject([{ downloads: [], downloadPath: expect.stringContaining('/downloadProduct?') }]);
  });

  it('follows what was sent, with its carrier and tracking', async () => {
    const seller = shop.seller();
    const { publicId } = await shop.product({ title: 'Mug', type: 'physical' }, seller);
    const { _id, lines } = await shop.paid(publicId, seller, 2);
    const tracking = { carrier: 'DHL', trackingCode: 'JJD1', trackingUrl: 'https://dhl.example/JJD1' };
    const sent = { _id, lines: [{ lineId: lines[0]?.id ?? '', qty: 1 }], ...tracking, idempotencyKey: randomUUID() };
    await shop.call(fulfilOrder, { ...sent, notify: false }, seller);
    const shown = async () => (await open(tokenOf(linkOf(seller.userId)))).orders[0];
    const parcel = { items: [{ title: 'Mug', qty: 1 }], ...tracking };
    expect(await shown()).toMatchObject({ state: 'partiallyFulfilled', parcels: [parcel] });
  });

  it('is sent again to a buyer’s address, once an hour for each seller, and to no other address', async () => {
    shop.answeringBus.answer(bookingWalletHosts, () => ({ ownerIds: [] }));
    await ask('unknown@example.com');
    expect(mails('wallet-link')).toEqual([]);
    await ask(email, 'de');
    await ask(email, 'de');
    const sent = mails('wallet-link').filter(({ values }) => values['seller'] === 'Ana Sells');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
    expect(sent[0]).toMatchObject({ to: email, locale: 'de' });
    const opened = await Promise.all(sent.map(({ values }) => open(tokenOf(values['walletLink'] ?? ''))));
    const titles = opened.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(({ title }) => title)));
    expect(new Set(titles)).toEqual(new Set(['Guide', 'Plan', 'Print', 'Mug']));
  });

  it('is sent to who has only booked, and to who waits to pay an order, as soon as bookings answer', async () => {
    const [host, seller] = [shop.seller(), shop.seller()];
    const ada = 'ada@example.com';
    const offline = { methods: ['offline' as const], offlineText: 'Cash' };
    const { publicId } = await shop.product({ priceModel: 'fixed', price: '5', payment: offline }, seller);
    await shop.paid(publicId, seller, 1, ada);
    shop.answeringBus.answer(bookingWalletHosts, () => {
      throw new DomainError('core.unavailable');
    });
    await expect(ask(ada)).rejects.toThrow();
    const owners = () =>
      mails('wallet-link')
        .filter(({ to }) => to === ada)
        .map(ownerOf);
    expect(owners()).toEqual([seller.userId]);
    shop.answeringBus.answer(bookingWalletHosts, (asked) => ({
      ownerIds: asked.email === ada ? [seller.userId, host.userId] : [],
    }));
    await ask(ada);
    expect(new Set(owners())).toEqual(new Set([seller.userId, host.userId]));
  });
});
