import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { receiveWebhook } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../../testing/commerce-harness.js';
import { startWebhookReceiver } from '../../testing/webhook-receiver.js';
import { ComparePaymentsJob } from '../reconciliation/compare-payments.job.js';
import { ReconcilePaymentsJob } from '../reconciliation/reconcile-payments.job.js';
import { RetryProviderEventsJob } from './retry-provider-events.job.js';

const hour = 3_600_000;
const paymentEvents = ['settled', 'refunded', 'refund-failed', 'disputed', 'renewal-failed', 'subscription-ended'];

describe('messages of payment providers', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    receiver = await startWebhookReceiver(() => commerce);
    commerce = await CommerceHarness.start(stripe.url, receiver.url, payPal.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    receiver.close();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  /** Every attempt that is due until then. */
  const process = (now = Date.now()) => commerce.get(RetryProviderEventsJob).run(new AbortController().signal, now);
  const stored = (seller: Seller) =>
    commerce.rows('provider_events').find({ connectionId: seller.connectionId }).toArray();
  const paymentRow = async (_id: string) => commerce.rows('payments').findOne({ _id });
  const toEventPayload = async (seller: Seller) => {
    const names = await Promise.all(
      paymentEvents.map(async (name) => {
        const events = await commerce.events(`commerce.payment.${name}`);
        return events.filter(({ ownerId }) => ownerId === seller.ownerId).map(() => name);
      }),
    );
    return names.flat();
  };
  const stripePost = async (seller: Seller, path: string, fields: Record<string, string>) => {
    const headers = { authorization: `Bearer ${seller.secretKey}` };
    await fetch(`${stripe.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  };

  describe('of Stripe', () => {
    let seller: Seller;
    beforeEach(async () => {
      seller = await commerce.seller();
      await commerce.control(seller, 'delivery', { paused: true });
    });
    const paid = async (changes = {}) => {
      const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, changes));
      await buyer(redirectUrl, 'pay');
      return paymentId;
    };
    const idAtStripe = async (paymentId: string) => {
      await commerce.payments.settle(seller.ownerId, paymentId);
      return String((await paymentRow(paymentId))?.['providerPaymentId']);
    };

    it('are refused when they are forged, altered, old or for an unknown connection', async () => {
      const headers = { 'stripe-signature': 't=1,v1=00' };
      const message = { provider: 'stripe', connectionId: seller.connectionId, headers, rawBody: '{}' } as const;
      const receive = (changes: object) => commerce.call(receiveWebhook, { ...message, ...changes }, creator());
      await expect(receive({})).rejects.toHaveCode('payments.signature_invalid');
      await expect(receive({ connectionId: newId() })).rejects.toHaveCode('core.not_found');
      await expect(receive({ provider: 'paypal' })).rejects.toHaveCode('core.not_found');
      expect(await stored(seller)).toEqual([]);
    });

    it('settle a payment whose buyer never returns, once for any number of copies', async () => {
      await commerce.control(seller, 'delivery', { copies: 3 });
      const paymentId = await paid();
      await commerce.control(seller, 'flush', { order: 'shuffled' });
      expect(new Set((await stored(seller)).map((row) => row['eventId'])).size).toBe((await stored(seller)).length);
      for (let run = 0; run < 3; run += 1) await process(Date.now() + hour);
      expect(await paymentRow(paymentId)).toMatchObject({ state: 'settled', fee: 320, needsAttention: null });
      expect(await toEventPayload(seller)).toEqual(['settled']);
      expect((await stored(seller)).map((row) => row['state'])).not.toContain('stored');
    }, 20_000);

    it.each(['sent', 'reversed', 'shuffled'] as const)(
      'have one effect when a payment, its refund and its dispute are delivered %s',
      async (order) => {
        await commerce.control(seller, 'delivery', { copies: 2 });
        const paymentId = await paid();
        const sessions = await fetch(`${stripe.url}/v1/payment_intents`, {
          headers: { authorization: `Bearer ${seller.secretKey}` },
        });
        const { data }: { data: { id: string }[] } = await sessions.json();
        const charge = data[0]?.id ?? '';
        await stripePost(seller, '/v1/refunds', { payment_intent: charge, amount: '4000' });
        await commerce.control(seller, 'dispute', { charge, amount: 6_000 });
        await commerce.control(seller, 'flush', { order });
        for (let run = 1; run < 4; run += 1) await process(Date.now() + run * hour);
        expect(await paymentRow(paymentId)).toMatchObject({
          ...{ state: 'settled', refundedTotal: 4_000, dispute: 'opened', disputedAmount: 6_000 },
        });
        expect(await toEventPayload(seller)).toEqual(['settled', 'refunded', 'disputed']);
        expect(await commerce.balances(seller.ownerId)).toEqual({
          ...{ providerBalance: -1_820, sales: -10_000, fees: 1_820, tax: 0, shipping: 0, donations: 0 },
          ...{ offline: 0, refunds: 4_000, disputes: 6_000, payouts: 0 },
        });
      },
      30_000,
    );

    it('return the money of a dispute that was won', async () => {
      const paymentId = await paid();
      const charge = await idAtStripe(paymentId);
      const dispute = await commerce.control(seller, 'dispute', { charge, amount: 2_500 });
      await commerce.control(seller, 'close-dispute', { dispute: Object(dispute).id, won: true });
      await commerce.control(seller, 'flush', { order: 'reversed' });
      await process(Date.now() + hour);
      expect(await toEventPayload(seller)).toEqual(['settled', 'disputed', 'disputed']);
      expect(await paymentRow(paymentId)).toMatchObject({ dispute: 'won', disputedAmount: 2_500 });
      expect(await commerce.balances(seller.ownerId)).toMatchObject({ providerBalance: 8_180, disputes: 0 });
    }, 20_000);

    it('take no money for an inquiry of a bank, open or closed', async () => {
      const paymentId = await paid();
      const charge = await idAtStripe(paymentId);
      const inquiry = await commerce.control(seller, 'dispute', { charge, isInquiry: true });
      await commerce.control(seller, 'flush');
      await process(Date.now() + hour);
      await commerce.get(ComparePaymentsJob).run(new AbortController().signal, Date.now() + hour);
      await commerce.control(seller, 'close-dispute', { dispute: Object(inquiry).id, won: true });
      await commerce.control(seller, 'flush');
      await process(Date.now() + 2 * hour);
      expect(await toEventPayload(seller)).toEqual(['settled']);
      expect(await paymentRow(paymentId)).toMatchObject({ dispute: 'none' });
      expect(await commerce.balances(seller.ownerId)).toMatchObject({ providerBalance: 9_680, disputes: 0 });
    }, 20_000);

    it.each(['failed', 'canceled'] as const)(
      'take back a refund that %s after it had been reported as made',
      async (status) => {
        const paymentId = await paid();
        await idAtStripe(paymentId);
        const request = { ownerId: seller.ownerId, paymentId, amount: 3_000, reason: '', idempotencyKey: newId() };
        const { refundId } = await commerce.payments.refund(request);
        const row = await commerce.rows('refunds').findOne({ _id: refundId });
        await commerce.control(seller, 'fail-refund', { refund: row?.['providerRefundId'], status });
        await commerce.control(seller, 'flush');
        for (let run = 1; run < 3; run += 1) await process(Date.now() + run * hour);
        expect(await toEventPayload(seller)).toEqual(['settled', 'refunded', 'refund-failed']);
        expect(await paymentRow(paymentId)).toMatchObject({ refundedTotal: 0, refundClaimed: 0, needsAttention: null });
        expect(await commerce.balances(seller.ownerId)).toMatchObject({ providerBalance: 9_680, refunds: 0 });
      },
      20_000,
    );

    it('are processed again when the provider could not be reached', async () => {
      const paymentId = await paid();
      await commerce.control(seller, 'flush');
      await commerce.control(seller, 'fault', { path: '/v1/checkout/sessions', status: 500, times: 3 });
      await process();
      expect(await paymentRow(paymentId)).toMatchObject({ state: 'created' });
      for (let run = 1; run < 6; run += 1) await process(Date.now() + run * hour);
      expect(await paymentRow(paymentId)).toMatchObject({ state: 'settled' });
    }, 40_000);

    it('are ignored in the end when they are about a payment of another shop', async () => {
      const other = await commerce.seller();
      await commerce.control(other, 'delivery', { paused: true });
      const own = await commerce.payments.start(anOrder(other));
      await buyer(own.redirectUrl, 'pay');
      await commerce.rows('payments').deleteOne({ _id: own.paymentId });
      await commerce.control(other, 'flush');
      for (let run = 1; run < 12; run += 1) await process(Date.now() + run * hour);
      expect(new Set((await stored(other)).map((row) => row['state']))).toEqual(new Set(['ignored']));
    }, 20_000);
  });

  describe('of PayPal', () => {
    let seller: Seller;
    beforeEach(async () => {
      seller = await commerce.payPalSeller();
      await commerce.control(seller, 'delivery', { paused: true });
    });

    it.each([true, false])(
      'count a refund under way only when it is made: %s',
      async (accepted) => {
        const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
        await buyer(redirectUrl, 'pay');
        await commerce.payments.settle(seller.ownerId, paymentId);
        await commerce.control(seller, 'hold-refunds', { late: true });
        const refund = { ownerId: seller.ownerId, paymentId, amount: 2_500, reason: '', idempotencyKey: newId() };
        expect(await commerce.payments.refund(refund)).toMatchObject({ state: 'pending' });
        await commerce.control(seller, 'flush');
        await process();
        expect(await paymentRow(paymentId)).toMatchObject({ refundedTotal: 0, refundClaimed: 2_500 });
        await commerce.control(seller, 'end-refund', {
          order: (await paymentRow(paymentId))?.['providerRef'],
          accepted,
        });
        await commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 2 * hour);
        const returned = accepted ? 2_500 : 0;
        expect(await paymentRow(paymentId)).toMatchObject({ refundedTotal: returned, refundClaimed: returned });
        expect(await toEventPayload(seller)).toEqual(['settled', accepted ? 'refunded' : 'refund-failed']);
      },
      20_000,
    );

    it('capture, refund and dispute an approved order, once for any number of copies and in any order', async () => {
      await commerce.control(seller, 'delivery', { copies: 3 });
      const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
      await buyer(redirectUrl, 'pay');
      await commerce.control(seller, 'flush');
      await process();
      expect(await paymentRow(paymentId)).toMatchObject({ state: 'settled', needsAttention: null });
      const refund = { ownerId: seller.ownerId, paymentId, amount: 2_500, reason: '', idempotencyKey: newId() };
      expect(await commerce.payments.refund(refund)).toMatchObject({ state: 'settled' });
      await commerce.control(seller, 'dispute', { order: (await paymentRow(paymentId))?.['providerRef'] });
      await commerce.control(seller, 'flush', { reversed: true });
      for (let run = 1; run < 3; run += 1) await process(Date.now() + run * hour);
      expect(await toEventPayload(seller)).toEqual(['settled', 'refunded', 'disputed']);
      expect(await paymentRow(paymentId)).toMatchObject({ refundedTotal: 2_500, disputedAmount: 7_500 });
      expect((await stored(seller)).map((row) => row['state'])).not.toContain('stored');
    }, 30_000);

    it('are refused when a genuine one is altered, sent to another shop, or lacks a part of its signature', async () => {
      const other = await commerce.payPalSeller();
      const { redirectUrl } = await commerce.payments.start(anOrder(seller));
      await buyer(redirectUrl, 'pay');
      await commerce.control(seller, 'flush');
      const genuine = receiver.received.findLast(({ connectionId }) => connectionId === seller.connectionId);
      if (!genuine) throw new Error('PayPal sent nothing');
      const before = (await stored(seller)).length;
      const { headers } = genuine;
      const parts = ['transmission-id', 'transmission-time', 'transmission-sig', 'auth-algo', 'cert-url'];
      const without = parts.map((name) => {
        const { [`paypal-${name}`]: _left, ...rest } = headers;
        return { headers: rest };
      });
      const attacks: Partial<typeof genuine>[] = [
        ...without,
        { rawBody: genuine.rawBody.replace('COMPLETED', 'REFUNDED').replace(/\}$/, ' }') },
        { rawBody: '{}' },
        { rawBody: 'null' },
        { connectionId: other.connectionId },
        { headers: { ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' } },
        { headers: { ...headers, 'paypal-transmission-id': crypto.randomUUID() } },
        { headers: { ...headers, 'paypal-transmission-sig': Buffer.from('forged').toString('base64') } },
      ];
      for (const attack of attacks)
        await expect(
          commerce.call(receiveWebhook, { provider: 'paypal', ...genuine, ...attack }, creator()),
        ).rejects.toHaveCode('payments.signature_invalid');
      await commerce.call(receiveWebhook, { provider: 'paypal', ...genuine }, creator());
      expect((await stored(seller)).length).toBe(before);
      expect(await stored(other)).toEqual([]);
    }, 20_000);

    it('are refused when PayPal did not sign them', async () => {
      const headers = Object.fromEntries(
        ['auth-algo', 'cert-url', 'transmission-id', 'transmission-time'].map((name) => [`paypal-${name}`, 'x']),
      );
      const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', create_time: '2026-01-01T00:00:00Z' };
      const rawBody = JSON.stringify({ ...event, resource: {} });
      const message = { provider: 'paypal', connectionId: seller.connectionId, rawBody } as const;
      for (const forged of [headers, { ...headers, 'paypal-transmission-sig': 'AAAA' }])
        await expect(commerce.call(receiveWebhook, { ...message, headers: forged }, creator())).rejects.toHaveCode(
          'payments.signature_invalid',
        );
    });
  });

  describe.each(['stripe', 'paypal'] as const)('of a subscription at %s', (provider) => {
    it('make each renewal a payment of its own, once, until the subscription is cancelled', async () => {
      const seller = await (provider === 'stripe' ? commerce.seller() : commerce.payPalSeller());
      await commerce.control(seller, 'delivery', { paused: true, copies: 2 });
      const order = anOrder(seller, { interval: 'month', amount: 2_000 });
      const { paymentId, redirectUrl } = await commerce.payments.start(order);
      await buyer(redirectUrl, 'pay');
      await commerce.control(seller, 'flush');
      await process(Date.now() + hour);
      const origin = await paymentRow(paymentId);
      expect(origin).toMatchObject({ state: 'settled', sequence: 1, originPaymentId: null });
      for (let period = 0; period < 2; period += 1)
        await commerce.control(seller, 'renew', { subscription: origin?.['subscriptionRef'] });
      await commerce.control(seller, 'flush');
      for (let run = 2; run < 5; run += 1) await process(Date.now() + run * hour);
      const settled = (await commerce.events('commerce.payment.settled')).filter(
        ({ ownerId }) => ownerId === seller.ownerId,
      );
      expect(settled.map(({ sequence, isRenewal }) => [sequence, isRenewal]).sort()).toEqual([
        [1, false],
        [2, true],
        [3, true],
      ]);
      for (const one of settled) expect(one).toMatchObject({ subject: order.subject, amount: 2_000 });
      expect(settled.slice(1).map(({ originPaymentId }) => originPaymentId)).toEqual([paymentId, paymentId]);
      for (let run = 0; run < 2; run += 1) await commerce.payments.cancelSubscription(seller.ownerId, paymentId);
      await commerce.control(seller, 'flush');
      await process(Date.now() + 6 * hour);
      expect(await toEventPayload(seller)).toEqual([
        ...Array.from({ length: 3 }, () => 'settled'),
        'subscription-ended',
      ]);
      await expect(commerce.payments.cancelSubscription(newId(), paymentId)).rejects.toHaveCode('core.not_found');
    }, 30_000);

    it('report a renewal that failed once until one is paid, and end what the provider gives up', async () => {
      const seller = await (provider === 'stripe' ? commerce.seller() : commerce.payPalSeller());
      await commerce.control(seller, 'delivery', { paused: true, copies: 2 });
      const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, { interval: 'month' }));
      await buyer(redirectUrl, 'pay');
      await commerce.control(seller, 'flush');
      await process(Date.now() + hour);
      const subscription = (await paymentRow(paymentId))?.['subscriptionRef'];
      const fail = () => commerce.control(seller, 'renew', { subscription, fails: true, accepted: false });
      let run = 1;
      const flush = async () => {
        await commerce.control(seller, 'flush');
        run += 1;
        await process(Date.now() + run * hour);
      };
      for (let time = 0; time < 2; time += 1) await fail();
      await flush();
      expect(await toEventPayload(seller)).toEqual(['settled', 'renewal-failed']);
      expect((await paymentRow(paymentId))?.['renewalFailedAt']).toBeInstanceOf(Date);
      await commerce.control(seller, 'renew', { subscription });
      await flush();
      expect(await paymentRow(paymentId)).toMatchObject({ renewalFailedAt: null, renewals: 1 });
      await commerce.rows('payments').updateOne({ originPaymentId: paymentId }, { $set: { settledAt: new Date(0) } });
      await fail();
      await commerce.control(seller, 'give-up', { subscription });
      for (let time = 0; time < 2; time += 1) await flush();
      const settled = Array.from({ length: 2 }, () => 'settled');
      const failed = Array.from({ length: 2 }, () => 'renewal-failed');
      expect(await toEventPayload(seller)).toEqual([...settled, ...failed, 'subscription-ended']);
      expect((await stored(seller)).map((row) => row['state'])).not.toContain('stored');
      await commerce.payments.cancelSubscription(seller.ownerId, paymentId);
    }, 30_000);
  });

  it('book the first payment of a PayPal subscription once, also while PayPal does not list it yet', async () => {
    const seller = await commerce.payPalSeller();
    await commerce.control(seller, 'delivery', { paused: true });
    await commerce.control(seller, 'transactions', { late: true });
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, { interval: 'month' }));
    await buyer(redirectUrl, 'pay');
    await commerce.control(seller, 'flush');
    await process();
    expect(await toEventPayload(seller)).toEqual([]);
    await commerce.control(seller, 'transactions', { late: false });
    await process(Date.now() + hour);
    expect(await toEventPayload(seller)).toEqual(['settled']);
    expect(await paymentRow(paymentId)).toMatchObject({ state: 'settled', renewals: 0 });
    expect((await stored(seller)).map((row) => row['state'])).not.toContain('stored');
  }, 20_000);
});
