import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import { runInContext } from '@linkyard/request-context';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../../testing/commerce-harness.js';
import { PaymentRecords } from '../payment.model.js';
import { StripeProvider } from '../providers/stripe/stripe-provider.js';
import { ReconcilePaymentsJob } from '../reconciliation/reconcile-payments.job.js';
import { RefundPayment } from './refund-payment.js';
import { RefundRecords, type Refund } from './refund.model.js';

describe('reconciliation of refunds', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
  }, 30_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const paid = async () => {
    seller = await commerce.seller();
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    return paymentId;
  };
  const refund = (paymentId: string, idempotencyKey: string) =>
    commerce.payments.refund({ ownerId: seller.ownerId, paymentId, amount: 2_000, reason: '', idempotencyKey });
  const unanswered = async (key: string) => {
    const paymentId = await paid();
    await commerce.control(seller, 'fault', { path: '/v1/refunds', status: 500, times: 3 });
    expect(await refund(paymentId, key)).toMatchObject({ state: 'pending' });
    return paymentId;
  };
  const underWay = async () => {
    const asked = jest.spyOn(StripeProvider.prototype, 'refund');
    asked.mockResolvedValueOnce({
      providerRefundId: `re_${newId()}`,
      state: 'pending',
      amount: 2_000,
      currency: 'EUR',
    });
    const paymentId = await paid();
    expect(await refund(paymentId, newId())).toMatchObject({ state: 'pending' });
    return paymentId;
  };
  /** What happens after the job has listed the refunds, and before it comes to them. */
  const between = (list: 'unanswered' | 'underWay', happens: (refund: Refund) => Promise<unknown>) => {
    const own = (listed: Refund[]) => listed.filter(({ userId }) => userId === seller.ownerId);
    const records = commerce.get(RefundRecords);
    const read = records[list].bind(records);
    jest.spyOn(records, list).mockImplementation(async (before, limit) => {
      const listed = own(await read(before, limit));
      // It comes from elsewhere, by an entrance of its own.
      for (const one of listed) await runInContext({ requestId: null, tenantId: one.tenantId }, () => happens(one));
      return listed;
    });
    return commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 2 * 3_600_000);
  };
  const paymentOf = async (paymentId: string) => {
    const payment = await commerce.get(PaymentRecords).findOne({ ownerId: seller.ownerId, _id: paymentId });
    if (!payment) throw new Error('the payment is missing');
    return payment;
  };
  const stateOf = async (paymentId: string) => {
    const payment = await paymentOf(paymentId);
    const made = await commerce.rows('refunds').findOne({ paymentId });
    const { refundClaimed, refundedTotal } = payment;
    return { state: made?.['state'], refundClaimed, refundedTotal };
  };

  it('leaves a refund settled that was answered after it was listed, and books it once', async () => {
    const key = newId();
    const paymentId = await unanswered(key);
    await between('unanswered', () => refund(paymentId, key));
    expect(await stateOf(paymentId)).toEqual({ state: 'settled', refundClaimed: 2_000, refundedTotal: 2_000 });
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ refunds: 2_000 });
  }, 20_000);

  it('leaves a refund settled that a webhook settled after it was listed', async () => {
    const paymentId = await underWay();
    jest.spyOn(StripeProvider.prototype, 'readRefund').mockResolvedValue('settled');
    const settle = async () => commerce.get(RefundPayment).follow(await paymentOf(paymentId), 2_000);
    await between('underWay', settle);
    expect(await stateOf(paymentId)).toEqual({ state: 'settled', refundClaimed: 2_000, refundedTotal: 2_000 });
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ refunds: 2_000 });
  }, 20_000);

  it('subtracts a refund once that failed after it was listed', async () => {
    const paymentId = await underWay();
    jest.spyOn(StripeProvider.prototype, 'readRefund').mockResolvedValue('failed');
    const fail = async ({ providerRefundId }: Refund) =>
      commerce.get(RefundPayment).failed(await paymentOf(paymentId), providerRefundId);
    await between('underWay', fail);
    expect(await stateOf(paymentId)).toEqual({ state: 'failed', refundClaimed: 0, refundedTotal: 0 });
    const events = await commerce.events('commerce.payment.refund-failed');
    expect(events.filter((event) => event['paymentId'] === paymentId)).toHaveLength(1);
  }, 20_000);
});
