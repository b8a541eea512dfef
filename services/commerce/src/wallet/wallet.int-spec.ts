import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingWalletItems, openWallet, sendEmail, sendWalletLinks, type Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { aFile, ShopHarness } from '../testing/shop-harness.js';
import { WalletLinks } from './wallet-links.js';

const yearMs = 366 * 86_400_000;

describe('the wallet of a buyer', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  let ben: Ctx & { userId: string };
  const email = 'vera@example.com';
  const tokenOf = (link: string) => new URL(link).searchParams.get('key') ?? '';
  const open = (token: string) => shop.call(openWallet, { token }, visitor());
  const linkOf = (ownerId: string, now?: number) => shop.get(WalletLinks).linkOf({ ownerId, email }, now);
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

  it('is sent again to a buyer’s address, once an hour for each seller, and to no other address', async () => {
    const ask = (address: string) => shop.call(sendWalletLinks, { email: address }, visitor());
    expect(await ask('unknown@example.com')).toEqual({});
    expect(mails('wallet-link')).toEqual([]);
    expect(await ask(email)).toEqual({});
    await ask(email);
    const keys = new Set(mails('wallet-link').map(({ key }) => key));
    expect(keys.size).toBe(2);
    const opened = await Promise.all(
      mails('wallet-link')
        .slice(0, 2)
        .map(({ values }) => open(tokenOf(values['walletLink'] ?? ''))),
    );
    expect(
      opened.flatMap(({ orders }) => orders.flatMap(({ lines }) => lines.map(({ title }) => title))).sort(),
    ).toEqual(['Guide', 'Plan']);
  });
});
