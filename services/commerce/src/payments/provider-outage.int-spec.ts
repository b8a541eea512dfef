import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness } from '../testing/commerce-harness.js';
import { ReconcilePaymentsJob } from './reconcile-payments.job.js';

/** All attempts of one call. */
const outage = { path: '/v1/checkout', status: 500, times: 3 };

/** @source quality.md R27 */
describe('payments while the provider fails', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  it('are refused with a reason, and begun once when the same request is repeated', async () => {
    const seller = await commerce.seller();
    const request = anOrder(seller);
    await commerce.control(seller, 'fault', outage);
    await expect(commerce.payments.start(request)).rejects.toHaveCode('payments.provider_unavailable');
    const { paymentId } = await commerce.payments.start(request);
    expect((await commerce.payments.start(request)).paymentId).toBe(paymentId);
    expect(await commerce.rows('payments').countDocuments({ userId: seller.ownerId })).toBe(1);
    const headers = { authorization: `Bearer ${seller.secretKey}` };
    const listed: { data: object[] } = await (await fetch(`${stripe.url}/v1/checkout/sessions`, { headers })).json();
    expect(listed.data).toHaveLength(1);
  }, 30_000);

  it('are settled later when the buyer paid during the outage', async () => {
    const seller = await commerce.seller();
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.control(seller, 'fault', outage);
    await expect(commerce.payments.settle(seller.ownerId, paymentId)).rejects.toHaveCode(
      'payments.provider_unavailable',
    );
    await commerce.get(ReconcilePaymentsJob).run(new AbortController().signal, Date.now() + 10 * 60_000);
    expect(await commerce.rows('payments').findOne({ _id: paymentId })).toMatchObject({ state: 'settled' });
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ sales: -10_000, fees: 320 });
  }, 30_000);
});
