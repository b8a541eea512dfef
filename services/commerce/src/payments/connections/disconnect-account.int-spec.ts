import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectPayments, deletePaymentConnection, listPaymentConnections } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../../testing/commerce-harness.js';
import type { StartPaymentRequest } from '../payments.js';
import { ReconcilePaymentsJob } from '../reconciliation/reconcile-payments.job.js';

describe('a payment account that is disconnected', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });
  beforeEach(async () => {
    seller = await commerce.seller();
  });

  const begin = (changes: Partial<StartPaymentRequest> = {}) => commerce.payments.start(anOrder(seller, changes));
  const paid = async (changes: Partial<StartPaymentRequest> = {}) => {
    const { paymentId, redirectUrl } = await begin(changes);
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    return paymentId;
  };
  const disconnect = (endSubscriptions = false) =>
    commerce.call(deletePaymentConnection, { _id: seller.connectionId, endSubscriptions }, seller.ctx);
  const reconnect = () =>
    commerce.call(connectPayments, { provider: 'stripe', secretKey: seller.secretKey }, seller.ctx);
  const row = async (_id: string) => commerce.rows('payments').findOne({ _id });
  const refund = (paymentId: string, amount = 6_000) =>
    commerce.payments.refund({ ownerId: seller.ownerId, paymentId, amount, reason: '', idempotencyKey: newId() });

  it('leaves no payment page open, and settles what has been paid', async () => {
    const [open, made, held] = [await begin(), await begin(), await begin({ capture: 'manual' })];
    for (const { redirectUrl } of [made, held]) await buyer(redirectUrl, 'pay');
    await disconnect();
    await buyer(open.redirectUrl, 'pay');
    expect(await row(open.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await row(made.paymentId)).toMatchObject({ state: 'settled' });
    expect(await row(held.paymentId)).toMatchObject({ state: 'cancelled' });
    await reconnect();
    expect(await commerce.payments.settle(seller.ownerId, open.paymentId)).toMatchObject({ state: 'cancelled' });
  }, 20_000);

  it('claims nothing for refunds that cannot be sent, and refunds once it is connected again', async () => {
    const paymentId = await paid();
    await disconnect();
    for (let time = 0; time < 3; time += 1)
      await expect(refund(paymentId)).rejects.toHaveCode('payments.no_connection');
    expect(await row(paymentId)).toMatchObject({ refundClaimed: 0 });
    expect((await reconnect())._id).toBe(seller.connectionId);
    expect(await refund(paymentId)).toMatchObject({ state: 'settled' });
  }, 20_000);

  it('gives back what refunds of an earlier version had claimed', async () => {
    const paymentId = await paid();
    await commerce.control(seller, 'fault', { path: '/v1/refunds', status: 500, times: 3 });
    const { refundId } = await refund(paymentId);
    await disconnect();
    const { signal } = new AbortController();
    await commerce.get(ReconcilePaymentsJob).run(signal, Date.now() + 5 * 60_000);
    expect(await commerce.rows('refunds').findOne({ _id: refundId })).toMatchObject({ state: 'failed' });
    expect(await row(paymentId)).toMatchObject({ refundClaimed: 0, refundedTotal: 0 });
  }, 20_000);

  it('closes payments here whose page could not be closed at the provider, once their time is over', async () => {
    const { paymentId } = await begin();
    await commerce.control(seller, 'fault', { path: '/v1/checkout', status: 500, times: 10 });
    await disconnect();
    expect(await row(paymentId)).toMatchObject({ state: 'created' });
    expect(await commerce.payments.settle(seller.ownerId, paymentId)).toMatchObject({ state: 'created' });
    await commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 31 * 60_000);
    expect(await row(paymentId)).toMatchObject({ state: 'cancelled' });
  }, 20_000);

  it.each(['stripe', 'paypal'] as const)(
    'ends subscriptions at %s only when that is asked for',
    async (provider) => {
      if (provider === 'paypal') seller = await commerce.payPalSeller();
      const paymentId = await paid({ interval: 'month' });
      const listed = () => commerce.call(listPaymentConnections, {}, seller.ctx);
      expect((await listed()).data).toMatchObject([{ subscriptions: 1 }]);
      await expect(disconnect()).rejects.toHaveCode('payments.subscriptions_running');
      const broken = { path: '/v1/', status: 500, times: 3 };
      await commerce.control(seller, 'fault', broken);
      await expect(disconnect(true)).rejects.toHaveCode('payments.provider_unavailable');
      expect((await listed()).data).toHaveLength(1);
      await disconnect(true);
      const origin = await row(paymentId);
      expect(origin?.['subscriptionEndedAt']).toBeInstanceOf(Date);
      const ended = await commerce.events('commerce.payment.subscription-ended');
      expect(ended.filter((event) => event['paymentId'] === paymentId)).toHaveLength(1);
      expect((await listed()).data).toEqual([]);
    },
    20_000,
  );

  it('is disconnected, and its subscription not reported as ended, when the provider refuses the key', async () => {
    const paymentId = await paid({ interval: 'month' });
    await commerce.control(seller, 'fault', { path: '/v1/subscriptions', status: 401, times: 1 });
    await disconnect(true);
    expect(await row(paymentId)).toMatchObject({ subscriptionEndedAt: null });
    await reconnect();
    await commerce.payments.cancelSubscription(seller.ownerId, paymentId);
    expect((await row(paymentId))?.['subscriptionEndedAt']).toBeInstanceOf(Date);
  }, 20_000);
});
