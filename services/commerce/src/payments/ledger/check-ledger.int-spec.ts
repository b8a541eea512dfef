import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkLedger } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import fc from 'fast-check';
import { anOrder, buyer, CommerceHarness } from '../../testing/commerce-harness.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { Disputes } from '../disputes.js';
import { noAttribution } from '../attribution.fields.js';
import { PaymentRecords, unpaid, type Payment } from '../payment.model.js';
import type { ProviderPayment } from '../providers/payment-provider.js';
import { StripeProvider } from '../providers/stripe/stripe-provider.js';
import { RefundPayment } from '../refund-payment.js';
import { SettlePayment } from '../settle-payment.js';
import { CheckLedger } from './check-ledger.js';

describe('the check of the ledger', () => {
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

  it('finds nothing after a payment and its refund, and names what was changed by hand', async () => {
    const seller = await commerce.seller();
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    const refund = { ownerId: seller.ownerId, paymentId, amount: 3_000, reason: '', idempotencyKey: newId() };
    await commerce.payments.refund(refund);
    const { ownerId } = seller;
    const check = async () => (await commerce.call(checkLedger, { ownerId }, { ...creator(), role: 1 })).differences;
    expect(await check()).toEqual([]);
    const entry = { paymentId, account: 'sales' };
    await commerce.rows('ledger_entries').updateOne(entry, { $set: { amount: -9_000 } });
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { fee: 1 } });
    const kinds = (await check()).map(({ kind, expected, actual }) => [kind, expected, actual]);
    expect(kinds).toEqual([
      ['transaction_sum', 0, 1_000],
      ['sales', 10_000, 9_000],
      ['fees', 1, 320],
      ['provider_fee', 320, 1],
    ]);
    expect(await commerce.rows('ledger_differences').countDocuments({ userId: ownerId })).toBe(4);
    await commerce.rows('ledger_entries').updateOne(entry, { $set: { amount: -10_000 } });
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { fee: 320 } });
    expect(await check()).toEqual([]);
    expect(await commerce.rows('ledger_differences').countDocuments({ userId: ownerId })).toBe(0);
  }, 20_000);

  it('proves the ledger after 300 random sequences of payments, refunds and disputes', async () => {
    const records = commerce.get(PaymentRecords);
    const provider = new StripeProvider({ secretKey: 'sk_test_of_the_proof' });
    let atProvider: ProviderPayment;
    jest.spyOn(commerce.get(ProviderAccounts), 'ofPayment').mockResolvedValue(provider);
    jest.spyOn(provider, 'readPayment').mockImplementation(async () => atProvider);
    jest.spyOn(provider, 'refund').mockImplementation(async (_id, amount, currency, key) => {
      atProvider.amountRefunded += amount;
      return { providerRefundId: `re_${key}`, state: 'settled', amount, currency };
    });
    const step = fc.oneof(
      fc.constantFrom('settle', 'fee', 'opened', 'won', 'lost', 'foreign', 'failed').map((kind) => ({ kind, part: 0 })),
      fc.integer({ min: 1, max: 100 }).map((part) => ({ kind: 'refund', part })),
    );
    const begun = (ownerId: string, amount: number, currency: string) =>
      records.insert(ownerId, {
        ...unpaid,
        subject: { service: 'commerce', kind: 'order', id: newId() },
        ...{ idempotencyKey: newId(), provider: 'stripe', connectionId: newId(), mode: 'test', interval: 'once' },
        ...{ amount, currency, attribution: noAttribution, expiresAt: new Date(), providerRef: newId() },
      });
    const take = async (payment: Payment, { kind, part }: { kind: string; part: number }) => {
      const { userId: ownerId, _id: paymentId, amount } = payment;
      const left = amount - atProvider.amountRefunded;
      if (kind === 'fee') atProvider.fee = Math.floor(amount / 30);
      if (kind === 'foreign') atProvider.amountRefunded += Math.floor(left / 2);
      const settled = await commerce.get(SettlePayment).settle(payment, true);
      if (kind === 'refund') {
        const request = { ownerId, paymentId, amount: Math.ceil((amount * part) / 100), reason: '' };
        await commerce.payments.refund({ ...request, idempotencyKey: newId() }).catch(() => undefined);
      }
      if (kind === 'failed') {
        const refund = await commerce.rows('refunds').findOne({ paymentId, state: 'settled' });
        if (!refund) return;
        atProvider.amountRefunded -= Number(refund['amount']);
        const id = refund['providerRefundId'];
        await commerce.get(RefundPayment).failed(settled, typeof id === 'string' ? id : null);
      }
      if (kind === 'opened' || kind === 'won' || kind === 'lost') await commerce.get(Disputes).follow(settled, kind);
    };
    const sequence = fc.record({
      amount: fc.integer({ min: 2, max: 5_000_000 }),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
      steps: fc.array(step, { minLength: 1, maxLength: 7 }),
    });
    const property = fc.asyncProperty(sequence, async ({ amount, currency, steps }) => {
      const ownerId = newId();
      const payment = await begun(ownerId, amount, currency);
      const { _id: paymentId, providerRef } = payment;
      atProvider = {
        ...{ state: 'settled', amount, currency, amountRefunded: 0, fee: null, net: null, paymentId },
        ...{ settlementCurrency: currency, providerPaymentId: `pi_${paymentId}`, subscriptionRef: null },
        ...{ providerRef: providerRef ?? '', errorCode: null },
      };
      for (const one of steps) await take((await records.findOne({ ownerId, _id: paymentId })) ?? payment, one);
      expect(await commerce.get(CheckLedger).proof(ownerId)).toEqual([]);
      const after = await records.findOne({ ownerId, _id: paymentId });
      expect(after?.refundedTotal).toBeLessThanOrEqual(amount);
      const balances = Object.values(await commerce.balances(ownerId));
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
    });
    await fc.assert(property, { numRuns: 300 });
    jest.restoreAllMocks();
  }, 180_000);
});
