import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getBusinessDetails,
  getReceipt,
  openReceipt,
  receiptContent,
  requestDocument,
  updateTaxSettings,
  type Ctx,
  type OrderView,
  type RequestOf,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { ShopHarness } from '../testing/shop-harness.js';
import { ReceiptLinks } from '../links/receipt-links.js';

describe('the receipt of an order', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  let order: OrderView;
  const requested: RequestOf<typeof requestDocument>[] = [];
  const linkOf = (record: OrderView) => {
    const query = new URL(shop.get(ReceiptLinks).pathOf('order', record), 'http://shop.test').searchParams;
    return { of: 'order' as const, publicId: query.get('order') ?? '', token: query.get('token') ?? '' };
  };

  beforeAll(async () => {
    shop = await ShopHarness.start();
    const address = {
      line1: 'Gartenstr. 1',
      line2: '',
      city: 'Berlin',
      region: '',
      postalCode: '10115',
      country: 'DE',
    };
    shop.answeringBus.answer(getBusinessDetails, () => ({
      business: { name: 'Ana Reed', companyName: 'Reed & Co', address, taxId: 'DE1' },
    }));
    shop.answeringBus.answer(requestDocument, (wanted) => {
      requested.push(wanted);
      return { state: 'ready' as const, url: '/media/x.pdf' };
    });
    ana = shop.seller();
    order = await shop.sold((await shop.product({}, ana)).publicId, ana, 2);
  }, 60_000);
  afterAll(() => shop.stop());

  it('says who sold what to whom, with the VAT id of the tax settings', async () => {
    await shop.call(updateTaxSettings, { rates: [], vatId: 'DE136695976' }, ana);
    const wanted = { ownerId: ana.userId, kind: 'order-receipt' as const, subjectId: order._id };
    const { content } = await shop.call(receiptContent, wanted, visitor());
    expect(content).toMatchObject({
      title: 'Receipt for order 1',
      seller: { name: 'Reed & Co', details: expect.arrayContaining(['10115 Berlin', 'Germany', 'VAT ID DE136695976']) },
      buyer: { name: 'Vera', details: expect.arrayContaining(['vera@example.com']) },
      rows: [['Guide', '2', '€0.00', '€0.00']],
    });
  });

  it('is opened by its link and by its seller, as one revision', async () => {
    expect(await shop.call(openReceipt, linkOf(order), visitor())).toEqual({ state: 'ready', url: '/media/x.pdf' });
    await shop.call(getReceipt, { of: 'order', _id: order._id }, ana);
    expect(requested.slice(-2)).toEqual(
      Array(2).fill({
        ...{ ownerId: ana.userId, kind: 'order-receipt', subjectId: order._id },
        ...{ revision: 'refunded:0', fileName: 'receipt-order-1.pdf' },
      }),
    );
  });

  it('stays closed to another seller, to the link of another order and to a donation of that id', async () => {
    const other = await shop.sold((await shop.product({}, ana)).publicId, ana);
    const missing = { code: 'core.not_found' };
    await expect(shop.call(getReceipt, { of: 'order', _id: order._id }, shop.seller())).rejects.toMatchObject(missing);
    const swapped = { ...linkOf(order), token: linkOf(other).token };
    await expect(shop.call(openReceipt, swapped, visitor())).rejects.toMatchObject(missing);
    const donation = { ...linkOf(order), of: 'donation' as const };
    await expect(shop.call(openReceipt, donation, visitor())).rejects.toMatchObject(missing);
  });
});
