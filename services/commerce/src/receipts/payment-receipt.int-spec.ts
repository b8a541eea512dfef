import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bookingPaidItems,
  getBusinessDetails,
  getReceipt,
  openReceipt,
  receiptContent,
  requestDocument,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import type { StartPaymentRequest } from '../payments/payments.js';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { ReceiptLinks } from '../links/receipt-links.js';

const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

describe('the receipt of what was paid for bookings', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let host: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    host = await commerce.seller();
    const business = { name: 'Ana Host', companyName: '', address: noAddress, taxId: '' };
    commerce.answeringBus.answer(getBusinessDetails, () => ({ business }));
    commerce.answeringBus.answer(bookingPaidItems, () => ({
      person: { name: 'Ada', email: 'ada@example.com', locale: 'en-GB' },
      items: [{ title: 'Portrait', startAt: '2031-03-01T10:00:00.000Z', timeZone: 'Asia/Tokyo', paid: 10_000 }],
    }));
    commerce.answeringBus.answer(requestDocument, ({ revision, fileName }) => ({
      state: 'ready' as const,
      url: `/media/${fileName}?${revision}`,
    }));
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const started = async (kind: StartPaymentRequest['subject']['kind'] = 'booking') => {
    const service = kind === 'order' ? ('commerce' as const) : ('bookings' as const);
    return commerce.payments.start(anOrder(host, { subject: { service, kind, id: newId() } }));
  };
  const paid = async (kind?: StartPaymentRequest['subject']['kind']) => {
    const { paymentId, redirectUrl } = await started(kind);
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(host.ownerId, paymentId);
    return paymentId;
  };
  const open = (paymentId: string, tokenOf = paymentId) => {
    const query = new URL(commerce.get(ReceiptLinks).pathOfPayment(tokenOf), 'http://shop.test').searchParams;
    const request = { of: 'payment' as const, publicId: paymentId, token: query.get('token') ?? '' };
    return commerce.call(openReceipt, request, visitor());
  };

  it('says what was booked, by whom, and what came back', async () => {
    const paymentId = await paid();
    await commerce.payments.refund({
      ...{ ownerId: host.ownerId, paymentId, amount: 4_000, reason: 'requested', idempotencyKey: newId() },
    });
    const wanted = { ownerId: host.ownerId, kind: 'payment-receipt' as const, subjectId: paymentId };
    const { content } = await commerce.call(receiptContent, wanted, visitor());
    expect(content).toMatchObject({
      seller: { name: 'Ana Host' },
      buyer: { name: 'Ada', details: ['ada@example.com'] },
      rows: [['Portrait', '1 Mar 2031, 19:00 (Asia/Tokyo)', '€100.00']],
      sums: [
        { label: 'Total', value: '€100.00' },
        { label: 'Refunded', value: '-€40.00' },
        { label: 'Total after refunds', value: '€60.00' },
      ],
    });
  });

  it('is opened by its link and by its host, for registrations too', async () => {
    for (const kind of ['booking', 'registration'] as const) {
      const paymentId = await paid(kind);
      const link = { state: 'ready', url: `/media/receipt-payment-${paymentId}.pdf?refunded:0` };
      expect(await open(paymentId)).toEqual(link);
      expect(await commerce.call(getReceipt, { of: 'payment', _id: paymentId }, host.ctx)).toEqual(link);
    }
  });

  it('stays closed to another host, to the link of another payment, and before it is paid', async () => {
    const [one, other] = [await paid(), await paid()];
    const { ctx } = await commerce.seller();
    const missing = { code: 'core.not_found' };
    await expect(commerce.call(getReceipt, { of: 'payment', _id: one }, ctx)).rejects.toMatchObject(missing);
    await expect(open(one, other)).rejects.toMatchObject(missing);
    await expect(open((await started()).paymentId)).rejects.toMatchObject(missing);
    await expect(open(await paid('order'))).rejects.toMatchObject(missing);
  });
});
