import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectPayments, deletePaymentConnection, listPaymentConnections } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { ReconcilePaymentsJob } from './reconciliation/reconcile-payments.job.js';

const parallel = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));

describe('accounts and payments at PayPal', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  const connect = (clientId: string, ctx = creator()) => {
    const account = { provider: 'paypal', clientId, clientSecret: 'secret-of-the-app', mode: 'test' } as const;
    return commerce.call(connectPayments, account, ctx);
  };
  const begun = async (seller: Seller) => commerce.payments.start(anOrder(seller));
  const settle = (seller: Seller, paymentId: string) => commerce.payments.settle(seller.ownerId, paymentId);
  const eventsOf = async (name: string, paymentId: string) =>
    (await commerce.events(`commerce.payment.${name}`)).filter((event) => event['paymentId'] === paymentId);
  const refund = (seller: Seller, paymentId: string, amount: number, idempotencyKey: string = newId()) =>
    commerce.payments.refund({ ownerId: seller.ownerId, paymentId, amount, reason: '', idempotencyKey });

  it('are connected with their webhook, sealed, and replaced when they are connected again', async () => {
    const ctx = creator();
    const first = await connect('client-of-connections', ctx);
    expect(first).toMatchObject({ provider: 'paypal', mode: 'test', state: 'active', isDefault: true, lastError: '' });
    expect((await connect('client-of-connections', ctx))._id).toBe(first._id);
    const { data } = await commerce.call(listPaymentConnections, {}, ctx);
    expect(data).toHaveLength(1);
    const row = await commerce.rows('payment_connections').findOne({ _id: first._id });
    expect(row?.['webhookId']).not.toBe('');
    expect(JSON.stringify(row)).not.toContain('secret-of-the-app');
    await commerce.call(deletePaymentConnection, { _id: first._id }, ctx);
    const removed = await commerce.rows('payment_connections').findOne({ _id: first._id });
    expect(removed).toMatchObject({ secretsEnc: '', webhookSecretEnc: '' });
  });

  it('refuse wrong credentials and store nothing', async () => {
    const ctx = creator();
    await expect(connect('invalid-client-id', ctx)).rejects.toHaveCode('payments.credentials_refused');
    expect((await commerce.call(listPaymentConnections, {}, ctx)).data).toEqual([]);
  });

  it('capture an approved order once, however often it is settled', async () => {
    const seller = await commerce.payPalSeller();
    const { paymentId, redirectUrl } = await begun(seller);
    expect(await settle(seller, paymentId)).toMatchObject({ state: 'created' });
    await buyer(redirectUrl, 'pay');
    await parallel(10, () => settle(seller, paymentId));
    expect(await settle(seller, paymentId)).toMatchObject({ state: 'settled' });
    expect(await eventsOf('settled', paymentId)).toHaveLength(1);
    const balances = Object.values(await commerce.balances(seller.ownerId));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  }, 20_000);

  it('settle by reconciliation when the buyer never returns, and close what was not paid in time', async () => {
    const seller = await commerce.payPalSeller();
    const made = await begun(seller);
    await buyer(made.redirectUrl, 'pay');
    const left = await begun(seller);
    const { signal } = new AbortController();
    for (let run = 0; run < 2; run += 1) await commerce.get(ReconcilePaymentsJob).run(signal, Date.now() + 31 * 60_000);
    expect(await eventsOf('settled', made.paymentId)).toHaveLength(1);
    expect(await eventsOf('expired', left.paymentId)).toHaveLength(1);
  }, 20_000);

  it('do not capture an order that the buyer approves after it was cancelled', async () => {
    const seller = await commerce.payPalSeller();
    const { paymentId, redirectUrl } = await begun(seller);
    await commerce.payments.cancel(seller.ownerId, paymentId);
    await buyer(redirectUrl, 'pay');
    expect(await settle(seller, paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await eventsOf('settled', paymentId)).toEqual([]);
  });

  it('return once per key, and never more than was paid', async () => {
    const seller = await commerce.payPalSeller();
    const { paymentId, redirectUrl } = await begun(seller);
    await expect(refund(seller, paymentId, 100)).rejects.toHaveCode('payments.not_settled');
    await buyer(redirectUrl, 'pay');
    await settle(seller, paymentId);
    const key = newId();
    for (let time = 0; time < 2; time += 1)
      expect(await refund(seller, paymentId, 4_000, key)).toMatchObject({ state: 'settled' });
    const made = await parallel(4, () => refund(seller, paymentId, 3_000));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await eventsOf('refunded', paymentId)).toHaveLength(3);
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ refunds: 10_000 });
  }, 20_000);
});
