import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness, type Seller } from '../../testing/commerce-harness.js';
import { ComparePaymentsJob } from './compare-payments.job.js';
import { ConnectionRecords } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';

const hour = 3_600_000;

describe('payments whose webhooks were lost', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    // No message arrives there.
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });

  const at = (provider: 'stripe' | 'paypal') => (provider === 'stripe' ? commerce.seller() : commerce.payPalSeller());
  const paid = async (seller: Seller, changes = {}) => {
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller, changes));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    return paymentId;
  };
  const row = async (_id: string) => commerce.rows('payments').findOne({ _id });
  const compare = async (hours: number) =>
    commerce.get(ComparePaymentsJob).run(new AbortController().signal, Date.now() + hours * hour);
  const settled = async ({ ownerId }: Seller) =>
    (await commerce.events('commerce.payment.settled')).filter((event) => event['ownerId'] === ownerId);
  const refundAtProvider = async ({ ownerId, connectionId }: Seller, paymentId: string, amount: number) => {
    const connection = await commerce.get(ConnectionRecords).findOne({ ownerId, _id: connectionId });
    if (!connection) throw new Error('no connection');
    const id = String((await row(paymentId))?.['providerPaymentId']);
    await commerce.get(ProviderAccounts).of(connection).refund(id, amount, 'EUR', `refund-of-${paymentId}`);
  };

  it.each(['stripe', 'paypal'] as const)(
    'record each renewal at %s once',
    async (provider) => {
      const seller = await at(provider);
      const paymentId = await paid(seller, { interval: 'month' });
      const subscription = (await row(paymentId))?.['subscriptionRef'];
      for (let period = 0; period < 2; period += 1) await commerce.control(seller, 'renew', { subscription });
      for (const hours of [0, 7, 14]) await compare(hours);
      expect((await settled(seller)).map(({ sequence, isRenewal }) => [sequence, isRenewal])).toEqual([
        [1, false],
        [2, true],
        [3, true],
      ]);
      await commerce.control(seller, 'renew', { subscription });
      await compare(15);
      expect(await settled(seller)).toHaveLength(3);
      await compare(21);
      expect(await settled(seller)).toHaveLength(4);
    },
    20_000,
  );

  it.each(['stripe', 'paypal'] as const)(
    'follow a refund that was made at %s',
    async (provider) => {
      const seller = await at(provider);
      const paymentId = await paid(seller);
      await refundAtProvider(seller, paymentId, 2_500);
      for (const hours of [0, 7]) await compare(hours);
      expect(await row(paymentId)).toMatchObject({ refundedTotal: 2_500, refundClaimed: 2_500 });
      expect(await commerce.balances(seller.ownerId)).toMatchObject({ refunds: 2_500 });
    },
    20_000,
  );

  it('settle when they were paid at Stripe after they had been closed here', async () => {
    const seller = await commerce.seller();
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { state: 'cancelled' } });
    await compare(0);
    expect(await row(paymentId)).toMatchObject({ state: 'cancelled' });
    await buyer(redirectUrl, 'pay');
    await compare(1);
    expect(await row(paymentId)).toMatchObject({ state: 'settled' });
  }, 20_000);

  it('follow a dispute that was opened and won at Stripe', async () => {
    const seller = await commerce.seller();
    const paymentId = await paid(seller);
    const charge = (await row(paymentId))?.['providerPaymentId'];
    const dispute = await commerce.control(seller, 'dispute', { charge });
    await compare(0);
    expect(await row(paymentId)).toMatchObject({ dispute: 'opened', disputedAmount: 10_000 });
    await commerce.control(seller, 'close-dispute', { dispute: Object(dispute).id, won: true });
    for (const hours of [1, 2]) await compare(hours);
    expect(await row(paymentId)).toMatchObject({ dispute: 'won' });
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ disputes: 0 });
  }, 20_000);

  it('learn a fee that was not known when they settled', async () => {
    const seller = await commerce.seller();
    const paymentId = await paid(seller);
    const unknown = { fee: null, net: null, settlementCurrency: null };
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: unknown });
    await commerce.rows('ledger_entries').deleteMany({ paymentId, kind: 'fee' });
    await compare(0);
    expect(await row(paymentId)).toMatchObject({ fee: 320, settlementCurrency: 'EUR' });
    expect(await commerce.balances(seller.ownerId)).toMatchObject({ fees: 320 });
  }, 20_000);
});
