import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness } from '../testing/commerce-harness.js';
import { cuttingProxy, type CuttingProxy } from '@linkyard/testing';
import { ReconcilePaymentsJob } from './reconciliation/reconcile-payments.job.js';

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

/** @source quality.md R27 */
describe('payments while the connection to the provider is cut before its answers arrive', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let proxy: CuttingProxy;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    proxy = await cuttingProxy(stripe.url);
    commerce = await CommerceHarness.start(proxy.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await proxy.close();
    await stripe.close();
  });

  const listed = async (path: string, secretKey: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const reply: { data: object[] } = await (await fetch(`${stripe.url}${path}`, { headers })).json();
    return reply.data.length;
  };

  it('are begun once although the first answer is lost', async () => {
    const seller = await commerce.seller();
    const before = proxy.lost;
    proxy.loses = 1;
    const { redirectUrl } = await commerce.payments.start(anOrder(seller));
    expect([redirectUrl, proxy.lost - before]).toEqual([expect.stringContaining('/c/pay/'), 1]);
    expect(await listed('/v1/checkout/sessions', seller.secretKey)).toBe(1);
  }, 30_000);

  it('are refused with a reason while every answer is lost, and begun once afterwards', async () => {
    const seller = await commerce.seller();
    const request = anOrder(seller);
    proxy.loses = Infinity;
    await expect(commerce.payments.start(request)).rejects.toHaveCode('payments.provider_unavailable');
    proxy.loses = 0;
    await commerce.payments.start(request);
    expect(await listed('/v1/checkout/sessions', seller.secretKey)).toBe(1);
  }, 30_000);

  it('are refunded once although the first answer is lost', async () => {
    const seller = await commerce.seller();
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    const request = { ownerId: seller.ownerId, paymentId, amount: 4_000, reason: 'requested', idempotencyKey: 'once' };
    proxy.loses = 1;
    const { state } = await commerce.payments.refund(request);
    expect([state, await listed('/v1/refunds', seller.secretKey)]).toEqual(['settled', 1]);
  }, 30_000);
});
