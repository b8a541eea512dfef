import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingPaymentFigures, checkLedger, paymentHistory } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { until } from '@linkyard/testing';
import { anOrder, buyer, CommerceHarness, type Seller } from '../../testing/commerce-harness.js';
import { startWebhookReceiver } from '../../testing/webhook-receiver.js';
import { ComparePaymentsJob } from '../reconciliation/compare-payments.job.js';
import { RetryProviderEventsJob } from '../webhooks/retry-provider-events.job.js';
import { CheckLedger } from '../../ledger-check/check-ledger.js';

const laterMs = 10 * 60_000;

describe('payouts and dispute fees in the ledger', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    payPal = await startPayPal({});
    receiver = await startWebhookReceiver(() => commerce);
    commerce = await CommerceHarness.start(stripe.url, receiver.url, payPal.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    receiver.close();
    await stripe.close();
    await payPal.close();
  });

  const paid = async (seller: Seller) => {
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    const payment = await commerce.rows('payments').findOne({ _id: paymentId });
    return { paymentId, charge: String(payment?.['providerPaymentId']) };
  };
  const compare = () => commerce.get(ComparePaymentsJob).run(new AbortController().signal, Date.now() + laterMs);
  const check = (ownerId: string, now = Date.now()) => commerce.get(CheckLedger).check(ownerId, now);
  const kindsOf = async (ownerId: string, now?: number) => (await check(ownerId, now)).map(({ kind }) => kind);

  it('books the fee of a dispute and a payout once, however often they are read', async () => {
    const seller = await commerce.seller();
    const { charge } = await paid(seller);
    await paid(seller);
    await commerce.control(seller, 'dispute', { charge });
    await commerce.control(seller, 'payout');
    await compare();
    await commerce.rows('payment_connections').updateMany({}, { $set: { comparedAt: null } });
    await compare();
    const { payouts, fees, disputes, providerBalance } = await commerce.balances(seller.ownerId);
    expect({ payouts, fees, disputes }).toEqual({ payouts: 7_860, fees: 2_140, disputes: 10_000 });
    expect(providerBalance).toBe(0);
    const { data } = await commerce.call(paymentHistory, { page: 1, listPerPage: 50 }, seller.ctx);
    const moved = data.map(({ kind, amount, paymentId }) => [kind, amount.amount, paymentId === null]);
    expect(moved).toEqual(
      expect.arrayContaining([
        ['disputeFee', -1_500, false],
        ['payout', -7_860, true],
      ]),
    );
    expect(await commerce.get(CheckLedger).proof(seller.ownerId)).toEqual([]);
  }, 20_000);

  it('books a payout by its webhook, and books it back when the bank refuses it', async () => {
    const seller = await commerce.seller();
    await paid(seller);
    await commerce.control(seller, 'payout');
    const heard = async (type: string) => {
      const stored = await until(() =>
        commerce.rows('provider_events').findOne({ connectionId: seller.connectionId, type }),
      );
      await commerce.get(RetryProviderEventsJob).run(new AbortController().signal, Date.now() + laterMs);
      const payload: { data: { object: { id: string } } } = JSON.parse(String(stored?.['payload']));
      return payload.data.object.id;
    };
    const payout = await heard('payout.paid');
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ providerBalance: 0, payouts: 9_680 });
    await commerce.control(seller, 'fail-payout', { payout });
    await heard('payout.failed');
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ providerBalance: 9_680, payouts: 0 });
  }, 20_000);

  it('books withdrawals and chargeback fees that PayPal reports', async () => {
    const seller = await commerce.payPalSeller();
    const { providerPaymentId } = await payPalPaid(seller);
    await commerce.control(seller, 'dispute', { order: await refOf(seller) });
    await commerce.control(seller, 'withdraw', { value: '50.00' });
    await compare();
    expect(providerPaymentId).not.toBe('');
    const { payouts, disputes } = await commerce.balances(seller.ownerId);
    expect({ payouts, disputes }).toEqual({ payouts: 5_000, disputes: 0 });
    const payment = await commerce.rows('payments').findOne({ userId: seller.ownerId });
    expect(payment).toMatchObject({ disputeFee: 1_400, disputeFeeCurrency: 'EUR' });
    expect(await commerce.get(CheckLedger).proof(seller.ownerId)).toEqual([]);
  }, 20_000);

  const refOf = async ({ ownerId }: Seller) =>
    String((await commerce.rows('payments').findOne({ userId: ownerId }))?.['providerRef']);
  const payPalPaid = async (seller: Seller) => {
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
    await commerce.payments.settle(seller.ownerId, paymentId);
    const payment = await commerce.rows('payments').findOne({ _id: paymentId });
    return { paymentId, providerPaymentId: String(payment?.['providerPaymentId'] ?? '') };
  };

  it('finds a payout that the ledger lacks', async () => {
    const seller = await commerce.seller();
    await paid(seller);
    await commerce.control(seller, 'payout');
    const later = Date.now() + 2 * 3_600_000;
    expect(await kindsOf(seller.ownerId, later)).toContain('provider_movement');
    await compare();
    expect(await kindsOf(seller.ownerId, later)).not.toContain('provider_movement');
  }, 20_000);

  describe('beside what was paid for', () => {
    const later = () => Date.now() + laterMs;
    const settledFor = async (kind: 'order' | 'donation' | 'booking') => {
      const seller = await commerce.seller();
      const service = kind === 'booking' ? ('bookings' as const) : ('commerce' as const);
      const subject = { service, kind, id: newId() };
      const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, { subject }));
      await buyer(redirectUrl, 'pay');
      await commerce.payments.settle(seller.ownerId, paymentId);
      return { ...seller, paymentId, subjectId: subject.id };
    };
    const stored = (userId: string) => ({ userId, deletedAt: null, currency: 'EUR', updatedAt: new Date() });

    it('agrees with an order, names one that differs and marks it for its seller', async () => {
      const { ownerId, subjectId } = await settledFor('order');
      const order = {
        _id: subjectId,
        publicId: newId(),
        checkoutId: newId(),
        needsAttention: { code: null, details: {} },
      };
      const totals = { paid: 10_000, refunded: 0 };
      await commerce.rows('orders').insertOne({ ...stored(ownerId), ...order, totals });
      expect(await check(ownerId, later())).toEqual([]);
      await commerce.rows('orders').updateOne({ _id: subjectId }, { $set: { 'totals.paid': 9_999 } });
      const [found] = await check(ownerId, later());
      expect(found).toMatchObject({ kind: 'order_paid', reference: subjectId, expected: 10_000, actual: 9_999 });
      expect(found?.text).toContain('the order says paid');
      const marked = await commerce.rows('orders').findOne({ _id: subjectId });
      expect(marked?.['needsAttention']).toMatchObject({ code: 'ledger_differs' });
    }, 20_000);

    it('finds a payment without its order, and an order without its payment', async () => {
      const { ownerId } = await settledFor('order');
      const order = { _id: newId(), publicId: newId(), checkoutId: newId(), totals: { paid: 500, refunded: 0 } };
      await commerce.rows('orders').insertOne({ ...stored(ownerId), ...order });
      const found = await check(ownerId, later());
      const sums = found.map(({ kind, expected, actual }) => [kind, expected, actual]).toSorted();
      expect(sums).toEqual([
        ['order_paid', 0, 500],
        ['order_paid', 10_000, 0],
      ]);
    }, 20_000);

    it('compares a donation by its payment', async () => {
      const { ownerId, paymentId } = await settledFor('donation');
      const donation = {
        _id: newId(),
        publicId: newId(),
        idempotencyKey: newId(),
        paymentId,
        total: 10_000,
        refunded: 0,
      };
      await commerce.rows('donations').insertOne({ ...stored(ownerId), ...donation, completedAt: new Date() });
      expect(await check(ownerId, later())).toEqual([]);
      await commerce.rows('donations').updateOne({ _id: donation._id }, { $set: { refunded: 100 } });
      expect(await kindsOf(ownerId, later())).toEqual(['donation_refunded']);
    }, 20_000);

    it('asks the bookings what they hold as paid', async () => {
      const { ownerId, paymentId } = await settledFor('booking');
      let paidOfBooking = 10_000;
      commerce.answeringBus.answer(bookingPaymentFigures, () => ({
        figures: [{ paymentId, paid: paidOfBooking, refunded: 0 }],
      }));
      expect(await check(ownerId, later())).toEqual([]);
      paidOfBooking = 8_000;
      expect(await kindsOf(ownerId, later())).toEqual(['booking_paid']);
      const reply = await commerce.call(checkLedger, { ownerId }, { ...creator(), role: 1 });
      expect(reply.differences).toEqual([]);
    }, 20_000);

    it.each(['booking', 'donation'] as const)(
      'says nothing of a second payment of a %s that went back',
      async (kind) => {
        const { ownerId, paymentId } = await settledFor(kind);
        commerce.answeringBus.answer(bookingPaymentFigures, () => ({ figures: [] }));
        expect(await kindsOf(ownerId, later())).toEqual([`${kind}_paid`]);
        const all = { amount: 10_000, reason: 'duplicate', idempotencyKey: newId() };
        await commerce.payments.refund({ ownerId, paymentId, ...all });
        expect(await kindsOf(ownerId, later())).toEqual([]);
      },
      20_000,
    );
  });
});
