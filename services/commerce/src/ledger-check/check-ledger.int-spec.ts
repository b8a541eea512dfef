import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { checkLedger } from '@linkyard/contracts';
import { currencyCodes, toMajorUnits, toMinorUnits } from '@linkyard/money';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import fc from 'fast-check';
import { priceOrder } from '../pricing/price-order.js';
import { priceWith } from '../coupons/price-with.js';
import { partsOf } from '../orders/parts-of.js';
import { anOrder, buyer, CommerceHarness } from '../testing/commerce-harness.js';
import { ProviderAccounts } from '../payments/connections/provider-accounts.js';
import { Disputes } from '../payments/settling/disputes.js';
import { noAttribution } from '../payments/attribution.fields.js';
import { PaymentRecords, unpaid, type Payment } from '../payments/payment.model.js';
import type { ProviderPayment } from '../payments/providers/payment-provider.js';
import { StripeProvider } from '../payments/providers/stripe/stripe-provider.js';
import { RefundPayment } from '../payments/refunds/refund-payment.js';
import { SettlePayment } from '../payments/settling/settle-payment.js';
import { fromStripeAmount, toStripeAmount } from '../payments/providers/stripe/stripe-amount.js';
import { CheckLedger } from './check-ledger.js';

const taxes = fc.record({
  percent: fc.integer({ min: 0, max: 30_000 }).map((milli) => milli / 1_000),
  isIncluded: fc.boolean(),
});
const carts = fc.record({
  items: fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b'),
      unitPrice: fc.integer({ min: 0, max: 200_000 }),
      qty: fc.integer({ min: 1, max: 9 }),
      taxRate: taxes,
    }),
    { minLength: 1, maxLength: 6 },
  ),
  coupon: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'freeShipping' as const),
      value: fc.integer({ min: 1, max: 100 }),
    }),
  ),
  shipping: fc.option(
    fc.record({ amount: fc.integer({ min: 0, max: 5_000 }), freeOver: fc.constant(null), taxRate: taxes }),
  ),
});
type Cart = typeof carts extends fc.Arbitrary<infer Value> ? Value : never;

/** An order whose parts add up to its total and are whole and never negative. */
function orderedFor({ items, coupon, shipping }: Cart, currency: string) {
  const used = coupon && { code: 'SPRING', currency, minSubtotal: null, productIds: [], ...coupon };
  const lines = items.map((item) => ({ ...item, currency }));
  const order = used ? priceWith(used, lines, shipping) : priceOrder(items, { shipping });
  const { totals, lines: priced } = order;
  const added = priced.reduce((sum, line, index) => sum + (items[index]?.taxRate.isIncluded ? 0 : line.tax), 0);
  const ofLines = priced.reduce((sum, line) => sum + line.total, 0);
  expect(ofLines).toBe(totals.subtotal - totals.discount + added);
  expect(totals.total - ofLines).toBeGreaterThanOrEqual(totals.shipping);
  expect([...Object.values(totals), ...priced.map(({ discount }) => discount)].every(isWhole)).toBe(true);
  const parts = partsOf(order);
  expect([parts.tax, parts.shipping, totals.total - parts.tax - parts.shipping].every(isWhole)).toBe(true);
  return { amount: totals.total, parts };
}
const isWhole = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;

/** Through what a person reads and what the provider counts in. Stripe refuses what it could not return unchanged. */
function isSameEverywhere(amount: number, currency: string): void {
  expect(toMinorUnits(toMajorUnits(amount, currency), currency)).toBe(amount);
  let sent: number;
  try {
    sent = toStripeAmount(amount, currency);
  } catch {
    return;
  }
  expect(fromStripeAmount(sent, currency)).toBe(amount);
}

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

  it('prices carts without losing a cent in every currency', () => {
    const property = fc.property(carts, fc.constantFrom(...currencyCodes), (cart, currency) =>
      isSameEverywhere(orderedFor(cart, currency).amount, currency),
    );
    fc.assert(property, { numRuns: Number(process.env['MONEY_CASES'] ?? 2_000) });
  });

  it('loses no cent from cart to ledger in 100 random orders of all currencies with refunds and disputes', async () => {
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
    const begun = (ownerId: string, priced: ReturnType<typeof orderedFor>, currency: string) =>
      records.insert(ownerId, {
        ...unpaid,
        subject: { service: 'commerce', kind: 'order', id: newId() },
        ...{ idempotencyKey: newId(), provider: 'stripe', connectionId: newId(), mode: 'test', interval: 'once' },
        ...{ ...priced, currency, attribution: noAttribution, expiresAt: new Date(), providerRef: newId() },
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
      cart: carts,
      currency: fc.constantFrom(...currencyCodes),
      steps: fc.array(step, { minLength: 1, maxLength: 7 }),
    });
    // Half is returned at the provider, comes back, and is returned once more.
    const sameTotalAgain = {
      cart: {
        items: [{ productId: 'a' as const, unitPrice: 0, qty: 1, taxRate: { percent: 0, isIncluded: false } }],
        coupon: null,
        shipping: { amount: 2, freeOver: null, taxRate: { percent: 0, isIncluded: false } },
      },
      currency: 'AED' as const,
      steps: [
        ...['foreign', 'failed', 'foreign'].map((kind) => ({ kind, part: 0 })),
        { kind: 'refund', part: 51 },
        { kind: 'refund', part: 1 },
      ],
    };
    const property = fc.asyncProperty(sequence, async ({ cart, currency, steps }) => {
      const priced = orderedFor(cart, currency);
      const { amount, parts } = priced;
      if (amount < 2) return;
      isSameEverywhere(amount, currency);
      const ownerId = newId();
      const payment = await begun(ownerId, priced, currency);
      const { _id: paymentId, providerRef } = payment;
      atProvider = {
        ...{ state: 'settled', amount, currency, amountRefunded: 0, fee: null, net: null, paymentId },
        ...{ settlementCurrency: currency, providerPaymentId: `pi_${paymentId}`, subscriptionRef: null },
        ...{ providerRef: providerRef ?? '', errorCode: null, authorizedUntil: null },
      };
      for (const one of steps) await take((await records.findOne({ ownerId, _id: paymentId })) ?? payment, one);
      expect(await commerce.get(CheckLedger).proof(ownerId)).toEqual([]);
      const after = await records.findOne({ ownerId, _id: paymentId });
      expect(after?.refundedTotal).toBeLessThanOrEqual(amount);
      const balances = await commerce.balances(ownerId);
      if (after?.state === 'settled')
        expect(balances).toMatchObject({ tax: 0 - parts.tax, shipping: 0 - parts.shipping });
      expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
    });
    await fc.assert(property, { numRuns: 100, examples: [[sameTotalAgain]] });
    jest.restoreAllMocks();
  }, 180_000);
});
