import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { paymentSettled } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { newId } from '@linkyard/mongo';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { noAttribution } from './attribution.fields.js';
import { CloseOtherPayments } from './settling/close-other-payments.js';
import { ComparePaymentsJob } from './reconciliation/compare-payments.job.js';
import { ReconcilePaymentsJob } from './reconciliation/reconcile-payments.job.js';
import type { Payments, StartPaymentRequest } from './payments.js';
import { StripeProvider } from './providers/stripe/stripe-provider.js';

const parallel = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));

describe('payments', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let payments: Payments;
  let seller: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    payments = commerce.payments;
    seller = await commerce.seller();
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const eventsOf = async (name: string, paymentId: string) =>
    (await commerce.events(name)).filter((event) => event['paymentId'] === paymentId);
  const paid = async (from: Seller, changes: Partial<StartPaymentRequest> = {}) => {
    const { paymentId, redirectUrl } = await payments.start(anOrder(from, changes));
    await buyer(redirectUrl, 'pay');
    expect(await payments.settle(from.ownerId, paymentId)).toMatchObject({ state: 'settled' });
    return paymentId;
  };
  const refund = (from: Seller, paymentId: string, amount: number, idempotencyKey: string = newId()) =>
    payments.refund({ ownerId: from.ownerId, paymentId, amount, reason: 'requested', idempotencyKey });

  it('begin once per key, and refuse the key with another amount', async () => {
    const order = anOrder(seller);
    const started = await parallel(8, () => payments.start(order));
    const first = await payments.start(order);
    for (const one of started) expect(one).toMatchObject({ status: 'fulfilled', value: first });
    await expect(payments.start({ ...order, amount: 20_000 })).rejects.toHaveCode('core.idempotency_mismatch');
  });

  it('refuse whom no account is connected for, and what the provider cannot charge', async () => {
    const unconnected = { ...seller, ownerId: newId() };
    await expect(payments.start(anOrder(unconnected))).rejects.toHaveCode('payments.no_connection');
    await expect(payments.start(anOrder(seller, { provider: 'paypal' }))).rejects.toHaveCode('payments.no_connection');
    await expect(payments.start(anOrder(seller, { amount: 49 }))).rejects.toHaveCode('payments.amount_refused');
  });

  it.each([{ currency: 'usd' }, { amount: 100, currency: 'jpy' }])(
    'book nothing when the provider took another currency than asked: %j',
    async (other) => {
      const own = await commerce.seller();
      await commerce.control(own, 'take-other', other);
      const { paymentId, redirectUrl } = await payments.start(anOrder(own));
      await buyer(redirectUrl, 'pay');
      for (let time = 0; time < 2; time += 1) await payments.settle(own.ownerId, paymentId);
      expect(await commerce.rows('payments').findOne({ _id: paymentId })).toMatchObject({
        state: 'authorized',
        needsAttention: 'amount_mismatch',
      });
      expect(await eventsOf('commerce.payment.settled', paymentId)).toEqual([]);
      const parked = await eventsOf('commerce.payment.parked', paymentId);
      expect(parked).toMatchObject([{ received: { currency: other.currency.toUpperCase() } }]);
      expect(await commerce.rows('ledger_entries').countDocuments({ paymentId })).toBe(0);
    },
  );

  it.each([100, 1_000_000])('book what the provider took, not what was asked: %d', async (amount) => {
    const own = await commerce.seller();
    await commerce.control(own, 'take-other', { amount });
    const { paymentId, redirectUrl } = await payments.start(anOrder(own));
    await buyer(redirectUrl, 'pay');
    for (let time = 0; time < 2; time += 1) await payments.settle(own.ownerId, paymentId);
    expect(await commerce.rows('payments').findOne({ _id: paymentId })).toMatchObject({ state: 'settled', amount });
    expect(await eventsOf('commerce.payment.settled', paymentId)).toMatchObject([{ amount }]);
  });

  it('settle once, however often they are asked to', async () => {
    const own = await commerce.seller();
    const { paymentId, redirectUrl } = await payments.start(anOrder(own));
    await buyer(redirectUrl, 'pay');
    const settled = await parallel(20, () => payments.settle(own.ownerId, paymentId));
    for (const one of settled) expect(one).toMatchObject({ status: 'fulfilled', value: { state: 'settled' } });
    expect(await eventsOf('commerce.payment.settled', paymentId)).toHaveLength(1);
    expect(await commerce.balances(own.ownerId)).toEqual({
      ...{ providerBalance: 9_680, sales: -10_000, fees: 320, tax: 0, shipping: 0, donations: 0 },
      ...{ offline: 0, refunds: 0, disputes: 0, payouts: 0 },
    });
  }, 20_000);

  it('stay open until they are paid, and end when the bank declines', async () => {
    const { paymentId, redirectUrl } = await payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay', '4000000000000002');
    expect(await payments.settle(seller.ownerId, paymentId)).toMatchObject({ state: 'created' });
    await buyer(redirectUrl, 'delayed');
    expect(await payments.settle(seller.ownerId, paymentId)).toMatchObject({ state: 'authorized' });
    const row = await commerce.rows('payments').findOne({ _id: paymentId });
    await commerce.control(seller, 'delayed', { session: row?.['providerRef'], succeeded: false });
    expect(await payments.settle(seller.ownerId, paymentId)).toMatchObject({ state: 'declined' });
    expect(await eventsOf('commerce.payment.failed', paymentId)).toMatchObject([{ reason: 'declined' }]);
  });

  it('settle with the amount that the provider has', async () => {
    const own = await commerce.seller();
    const { paymentId, redirectUrl } = await payments.start(anOrder(own));
    await buyer(redirectUrl, 'pay');
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { amount: 9_000 } });
    expect(await payments.settle(own.ownerId, paymentId)).toMatchObject({ state: 'settled', amount: 10_000 });
    expect(await eventsOf('commerce.payment.settled', paymentId)).toMatchObject([{ amount: 10_000 }]);
    expect(await commerce.balances(own.ownerId)).toMatchObject({ sales: -10_000 });
  });

  it('in another currency are parked, reported once, and do not end before the money went back', async () => {
    const own = await commerce.seller();
    const { paymentId, redirectUrl } = await payments.start(anOrder(own));
    await buyer(redirectUrl, 'pay');
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { currency: 'USD' } });
    const job = commerce.get(ReconcilePaymentsJob);
    const { signal } = new AbortController();
    for (let run = 0; run < 2; run += 1) {
      expect(await payments.settle(own.ownerId, paymentId)).toMatchObject({
        state: 'authorized',
        authorizedUntil: null,
      });
      expect(await payments.cancel(own.ownerId, paymentId)).toMatchObject({ state: 'authorized' });
      await job.run(signal, Date.now() + 31 * 60_000);
    }
    const row = await commerce.rows('payments').findOne({ _id: paymentId });
    expect(row).toMatchObject({ state: 'authorized', needsAttention: 'amount_mismatch' });
    const parked = await eventsOf('commerce.payment.parked', paymentId);
    expect(parked).toMatchObject([{ currency: 'USD', received: { amount: 10_000, currency: 'EUR' } }]);
    for (const name of ['settled', 'expired'])
      expect(await eventsOf(`commerce.payment.${name}`, paymentId)).toEqual([]);
    const body = new URLSearchParams({ payment_intent: String(row?.['providerPaymentId']) });
    const headers = { authorization: `Bearer ${own.secretKey}` };
    expect(await fetch(`${stripe.url}/v1/refunds`, { method: 'POST', headers, body })).toMatchObject({ status: 200 });
    expect(await payments.settle(own.ownerId, paymentId)).toMatchObject({ state: 'cancelled' });
  }, 20_000);

  it('are cancelled once, unless they were paid in the meantime', async () => {
    const open = await payments.start(anOrder(seller));
    await parallel(5, () => payments.cancel(seller.ownerId, open.paymentId));
    expect(await payments.settle(seller.ownerId, open.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await eventsOf('commerce.payment.failed', open.paymentId)).toMatchObject([{ reason: 'cancelled' }]);
    const made = await payments.start(anOrder(seller));
    await buyer(made.redirectUrl, 'pay');
    await payments.cancel(seller.ownerId, made.paymentId);
    expect(await payments.settle(seller.ownerId, made.paymentId)).toMatchObject({ state: 'settled' });
  });

  describe('that hold an amount', () => {
    const held = async (from: Seller) => {
      const { paymentId, redirectUrl } = await payments.start(anOrder(from, { capture: 'manual' }));
      await buyer(redirectUrl, 'pay');
      const status = await payments.settle(from.ownerId, paymentId);
      expect(status).toMatchObject({ state: 'authorized', amount: 10_000 });
      expect(Number(status.authorizedUntil)).toBeGreaterThan(Date.now());
      return paymentId;
    };
    const income = { sales: 0, tax: 0, shipping: 0, donations: 0 };
    const nothing = { ...income, providerBalance: 0, offline: 0, fees: 0, refunds: 0, disputes: 0, payouts: 0 };

    it('book only what is captured, once', async () => {
      const own = await commerce.seller();
      const paymentId = await held(own);
      expect(await commerce.balances(own.ownerId)).toEqual(nothing);
      expect(await eventsOf('commerce.payment.authorized', paymentId)).toHaveLength(1);
      const capture = (amount: number) => payments.capture(own.ownerId, paymentId, amount);
      await expect(capture(10_001)).rejects.toHaveCode('payments.capture_exceeds');
      const captured = await parallel(5, () => capture(4_000));
      expect(captured.some(({ status }) => status === 'fulfilled')).toBe(true);
      await expect(capture(1_000)).rejects.toHaveCode('payments.not_held');
      await payments.settle(own.ownerId, paymentId);
      expect(await eventsOf('commerce.payment.settled', paymentId)).toMatchObject([{ amount: 4_000 }]);
      expect(await commerce.balances(own.ownerId)).toEqual({
        ...nothing,
        ...{ providerBalance: 3_854, sales: -4_000, fees: 146 },
      });
      await expect(refund(own, paymentId, 4_001)).rejects.toHaveCode('payments.refund_exceeds');
      expect(await refund(own, paymentId, 4_000)).toMatchObject({ state: 'settled' });
    });

    it('are released once, by hand or by the bank', async () => {
      const own = await commerce.seller();
      const first = await held(own);
      await parallel(3, () => payments.cancel(own.ownerId, first));
      const second = await held(own);
      const row = await commerce.rows('payments').findOne({ _id: second });
      await commerce.control(own, 'end-hold', { intent: row?.['providerPaymentId'] });
      const { signal } = new AbortController();
      await commerce.get(ReconcilePaymentsJob).run(signal, Date.now() + 2 * 3_600_000);
      for (const paymentId of [first, second]) {
        expect(await payments.settle(own.ownerId, paymentId)).toMatchObject({ state: 'cancelled' });
        expect(await eventsOf('commerce.payment.released', paymentId)).toHaveLength(1);
      }
      expect(await commerce.balances(own.ownerId)).toEqual(nothing);
    });
  });

  it('are reconciled: paid ones settle without a return, expired ones are closed once', async () => {
    const own = await commerce.seller();
    const made = await payments.start(anOrder(own));
    await buyer(made.redirectUrl, 'pay');
    const left = await payments.start(anOrder(own));
    const job = commerce.get(ReconcilePaymentsJob);
    const { signal } = new AbortController();
    await job.run(signal);
    expect(await eventsOf('commerce.payment.settled', made.paymentId)).toEqual([]);
    for (let run = 0; run < 2; run += 1) await job.run(signal, Date.now() + 31 * 60_000);
    expect(await eventsOf('commerce.payment.settled', made.paymentId)).toHaveLength(1);
    expect(await eventsOf('commerce.payment.expired', left.paymentId)).toHaveLength(1);
  }, 20_000);

  it('keep where the buyer came from, and pass it to each entry of the ledger', async () => {
    const own = await commerce.seller();
    const attribution = { ...noAttribution, campaignId: newId(), sectionId: newId(), utmSource: 'newsletter' };
    const paymentId = await paid(own, { attribution });
    expect(await commerce.rows('payments').findOne({ _id: paymentId })).toMatchObject({ attribution });
    const entries = await commerce.rows('ledger_entries').find({ paymentId }).toArray();
    expect(entries).toHaveLength(4);
    for (const entry of entries) expect(entry).toMatchObject({ attribution });
  });

  it('of one subject are never open twice: another provider closes the first one, the same terms answer it', async () => {
    const own = await commerce.seller();
    const first = await payments.start(anOrder(own));
    const row = await commerce.rows('payments').findOne({ _id: first.paymentId });
    const subject = { service: 'commerce', kind: 'order', id: Object(row?.['subject']).id } as const;
    expect(await payments.start(anOrder(own, { subject }))).toEqual(first);
    const dearer = anOrder(own, { subject, amount: 12_000 });
    const second = await payments.start(dearer);
    await buyer(first.redirectUrl, 'pay');
    expect(await payments.settle(own.ownerId, first.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await eventsOf('commerce.payment.failed', first.paymentId)).toEqual([]);
    await payments.cancel(own.ownerId, second.paymentId);
    const third = await payments.start(dearer);
    expect(third.paymentId).not.toBe(second.paymentId);
    await buyer(third.redirectUrl, 'pay');
    await expect(payments.start(anOrder(own, { subject }))).rejects.toHaveCode('payments.already_paid');
  }, 20_000);

  it('of one subject close what is still open of it when one is paid, and a page that was paid too settles', async () => {
    const own = await commerce.seller();
    const { subject } = anOrder(own);
    const [open, made] = [await payments.start(anOrder(own, { subject })), await payments.start(anOrder(own))];
    const second = await payments.start(anOrder(own));
    const ids = [made.paymentId, second.paymentId];
    await commerce.rows('payments').updateMany({ _id: { $in: ids } }, { $set: { subject } });
    for (const { redirectUrl } of [made, second]) await buyer(redirectUrl, 'pay');
    await payments.settle(own.ownerId, made.paymentId);
    const settled = await eventsOf('commerce.payment.settled', made.paymentId);
    const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
    for (const data of settled)
      await commerce.get(CloseOtherPayments).onSettled(paymentSettled.data.parse(data), facts);
    await buyer(open.redirectUrl, 'pay');
    expect(await payments.settle(own.ownerId, open.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await eventsOf('commerce.payment.failed', open.paymentId)).toEqual([]);
    expect(await eventsOf('commerce.payment.settled', second.paymentId)).toHaveLength(1);
  }, 20_000);

  it('that were begun at the same moment for one subject leave one open', async () => {
    const own = await commerce.seller();
    const { subject } = anOrder(own);
    const amounts = [1_000, 2_000, 3_000, 4_000];
    const started = await parallel(4, (at) => payments.start(anOrder(own, { subject, amount: amounts[at] ?? 0 })));
    const open = await commerce.rows('payments').find({ 'subject.id': subject.id, state: 'created' }).toArray();
    expect(open).toHaveLength(1);
    const answered = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.paymentId] : []));
    expect(answered).toContain(open[0]?._id);
  }, 20_000);

  it('are reconciled in turn, also when the first ones always fail', async () => {
    const own = await commerce.seller();
    const { paymentId } = await payments.start(anOrder(own));
    const job = commerce.get(ReconcilePaymentsJob);
    const now = Date.now() + 5 * 60_000;
    await job.run(new AbortController().signal, now);
    const row = await commerce.rows('payments').findOne({ _id: paymentId });
    expect(row).toMatchObject({ state: 'created', reconciledAt: new Date(now) });
  }, 20_000);

  it('adopt a payment page whose reference was lost, and settle it', async () => {
    const own = await commerce.seller();
    const { paymentId, redirectUrl } = await payments.start(anOrder(own));
    await buyer(redirectUrl, 'pay');
    const lost = { providerRef: null, redirectUrl: null };
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: lost });
    const { signal } = new AbortController();
    for (let run = 0; run < 2; run += 1)
      await commerce.get(ComparePaymentsJob).run(signal, Date.now() + run * 3_600_000);
    expect(await eventsOf('commerce.payment.settled', paymentId)).toHaveLength(1);
  }, 20_000);

  it('send a refund that got no answer again by reconciliation', async () => {
    const paymentId = await paid(seller);
    await commerce.control(seller, 'fault', { path: '/v1/refunds', status: 500, times: 3 });
    expect(await refund(seller, paymentId, 1_500)).toMatchObject({ state: 'pending' });
    await commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 5 * 60_000);
    expect(await eventsOf('commerce.payment.refunded', paymentId)).toMatchObject([{ amount: 1_500 }]);
  }, 20_000);

  it('report a refund that was under way and is refused when it is sent again', async () => {
    const paymentId = await paid(seller);
    await commerce.control(seller, 'fault', { path: '/v1/refunds', status: 500, times: 3 });
    expect(await refund(seller, paymentId, 1_500)).toMatchObject({ state: 'pending' });
    const refusing = jest.spyOn(StripeProvider.prototype, 'refund');
    refusing.mockRejectedValueOnce(new ProviderError('missing_permission', 'The key may not refund.'));
    await commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 5 * 60_000);
    refusing.mockRestore();
    const failed = await eventsOf('commerce.payment.refund-failed', paymentId);
    expect(failed).toMatchObject([{ amount: 1_500, refundedTotal: 0, wasSettled: false }]);
    expect(await refund(seller, paymentId, 10_000)).toMatchObject({ state: 'settled' });
  }, 20_000);

  it('of another owner are not found', async () => {
    const paymentId = await paid(seller);
    await expect(payments.settle(newId(), paymentId)).rejects.toHaveCode('core.not_found');
    await expect(payments.cancel(newId(), paymentId)).rejects.toHaveCode('core.not_found');
    await expect(refund({ ...seller, ownerId: newId() }, paymentId, 1)).rejects.toHaveCode('core.not_found');
  });

  it('are refunded by half, once per key', async () => {
    const own = await commerce.seller();
    const paymentId = await paid(own);
    const key = newId();
    const [one, other] = await parallel(2, () => refund(own, paymentId, 5_000, key));
    const again = await refund(own, paymentId, 5_000, key);
    expect(again).toMatchObject({ state: 'settled' });
    for (const made of [one, other])
      expect(made).toMatchObject({ status: 'fulfilled', value: { refundId: again.refundId } });
    expect(await eventsOf('commerce.payment.refunded', paymentId)).toMatchObject([
      { amount: 5_000, refundedTotal: 5_000, refundId: again.refundId },
    ]);
    await expect(refund(own, paymentId, 4_000, key)).rejects.toHaveCode('core.idempotency_mismatch');
    expect(await commerce.balances(own.ownerId)).toMatchObject({ providerBalance: 4_680, refunds: 5_000 });
  });

  it('never refund more than was paid, even by concurrent requests', async () => {
    const own = await commerce.seller();
    const paymentId = await paid(own);
    const made = await parallel(8, () => refund(own, paymentId, 3_000));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(refund(own, paymentId, 1_001)).rejects.toHaveCode('payments.refund_exceeds');
    const balances = await commerce.balances(own.ownerId);
    expect(balances).toMatchObject({ refunds: 9_000 });
    expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const open = await payments.start(anOrder(own));
    await expect(refund(own, open.paymentId, 100)).rejects.toHaveCode('payments.not_settled');
  }, 20_000);

  it('keep a refund that got no answer, and ask again by its key', async () => {
    const paymentId = await paid(seller);
    await commerce.control(seller, 'fault', { path: '/v1/refunds', status: 500, times: 3 });
    const key = newId();
    expect(await refund(seller, paymentId, 2_000, key)).toMatchObject({ state: 'pending' });
    expect(await refund(seller, paymentId, 2_000, key)).toMatchObject({ state: 'settled' });
    expect(await eventsOf('commerce.payment.refunded', paymentId)).toHaveLength(1);
  });
});
