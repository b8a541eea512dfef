import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createDonation,
  getDonationForm,
  getUserContact,
  listDonations,
  paymentDisputed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  paymentSubscriptionEnded,
  resolveDonationAttention,
  settleDonation,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CheckLedger } from '../ledger-check/check-ledger.js';
import { secondPayments } from './migrations/2026-11-26-second-payments.js';
import { secondSubscription } from './second-subscription.js';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';

describe('a donation with more than one payment', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  let seller: Seller;

  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
    commerce.answeringBus.answer(getDonationForm, () => ({
      ...{ userId: seller.ownerId, tenantId: null, campaignName: 'Ana makes mugs', pagePath: '/ana', title: 'Support' },
      ...{ provider: 'stripe' as const, currency: 'USD', minimum: 5, amounts: [], allowCustom: true },
      ...{ intervals: ['once' as const, 'month' as const], coverFees: true, message: true, anonymousAllowed: true },
      goalId: null,
    }));
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });
  beforeEach(async () => {
    seller = await commerce.seller();
  });

  const give = (interval: 'once' | 'month' = 'once') =>
    commerce.call(
      createDonation,
      {
        ...{ campaignId: newId(), pageId: newId(), sectionId: newId(), amount: '25', currency: 'USD', interval },
        ...{ idempotencyKey: randomUUID(), donor: { email: 'vera@mail.example', name: 'Vera' } },
      },
      visitor(),
    );
  const given = async (interval: 'once' | 'month' = 'once') => {
    const { publicId, redirectUrl } = await give(interval);
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleDonation, { publicId }, visitor());
    return { _id: String((await commerce.rows('donations').findOne({ publicId }))?._id), publicId };
  };
  /** Another payment for it, made at the provider as the first one was. */
  const paidAgain = async (_id: string, interval: 'once' | 'month' = 'once') => {
    const { paymentId, redirectUrl } = await commerce.payments.start({
      ...{ subject: { service: 'commerce', kind: 'donation', id: newId() }, ownerId: seller.ownerId, interval },
      ...{ amount: 2_500, currency: 'USD', buyer: { email: 'vera@mail.example' }, description: 'Support' },
      ...{ returnPath: '/', cancelPath: '/', expiresAt: new Date(Date.now() + 3_600_000), idempotencyKey: newId() },
    });
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { 'subject.id': _id } });
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(seller.ownerId, paymentId);
    const settled = (await commerce.events(paymentSettled.name)).find((event) => event['paymentId'] === paymentId);
    for (let copy = 0; copy < 2; copy += 1) await commerce.deliver(paymentSettled, paymentSettled.data.parse(settled));
    return paymentId;
  };
  const shown = async () => {
    const [donation] = (await commerce.call(listDonations, {}, seller.ctx)).data;
    if (!donation) throw new Error('no donation');
    return donation;
  };
  const resolve = (request: Omit<RequestInput<typeof resolveDonationAttention>, 'idempotencyKey'>, by = seller.ctx) =>
    commerce.call(resolveDonationAttention, { ...request, idempotencyKey: randomUUID() }, by);
  const aboutPayment = async (_id: string, paymentId: string) => ({
    ...{ paymentId, ownerId: seller.ownerId, subject: { service: 'commerce', kind: 'donation', id: _id } as const },
    ...{ provider: 'stripe' as const, currency: 'USD', amount: 2_500 },
  });
  const differences = async () => {
    const later = Date.now() + 3_600_000;
    return (await commerce.get(CheckLedger).check(seller.ownerId, later)).map(({ kind }) => kind);
  };

  it('names the second payment to its receiver, who returns it and keeps the donation', async () => {
    const { _id } = await given();
    const second = await paidAgain(_id);
    const twice = { code: 'paid_twice', refund: { amount: 2_500, currency: 'USD' } };
    expect(await shown()).toMatchObject({ state: 'completed', paymentAttention: twice, duplicatePayment: twice });
    expect(await differences()).toEqual([]);
    await expect(resolve({ _id, decision: 'refund' }, creator())).rejects.toHaveCode('core.not_found');
    await resolve({ _id, decision: 'refund' });
    expect(await commerce.rows('payments').findOne({ _id: second })).toMatchObject({ refundedTotal: 2_500 });
    const kept = { state: 'completed', refunded: { amount: 0 }, paymentAttention: null, duplicatePayment: null };
    expect(await shown()).toMatchObject(kept);
    const refunded = { ...(await aboutPayment(_id, second)), refundId: newId() };
    await commerce.deliver(paymentRefunded, { ...refunded, refundedTotal: 2_500 });
    expect(await shown()).toMatchObject(kept);
    expect(await differences()).toEqual([]);
    await commerce.deliver(paymentRefundFailed, { ...refunded, refundedTotal: 0 });
    expect(await shown()).toMatchObject({ state: 'completed', duplicatePayment: twice });
    await commerce.deliver(paymentDisputed, { ...(await aboutPayment(_id, second)), outcome: 'lost' });
    expect(await shown()).toMatchObject(kept);
  }, 30_000);

  it('names it beside another notice, each with its own decision', async () => {
    const { _id } = await given();
    const paymentId = String((await commerce.rows('donations').findOne({ _id }))?.['paymentId']);
    await paidAgain(_id);
    const failed = { ...(await aboutPayment(_id, paymentId)), refundId: newId(), amount: 500, refundedTotal: 0 };
    await commerce.deliver(paymentRefundFailed, { ...failed, wasSettled: false });
    const refused = { code: 'refund_failed', refund: { amount: 500 } };
    const both = { paymentAttention: refused, duplicatePayment: { code: 'paid_twice' } };
    expect(await shown()).toMatchObject(both);
    await resolve({ _id, code: 'disputed', decision: 'dismiss' });
    expect(await shown()).toMatchObject(both);
    await resolve({ _id, code: 'paid_twice', decision: 'dismiss' });
    expect(await shown()).toMatchObject({ paymentAttention: refused, duplicatePayment: null });
    await resolve({ _id, decision: 'refund' });
    expect(await commerce.rows('payments').findOne({ _id: paymentId })).toMatchObject({ refundedTotal: 500 });
    expect((await shown()).paymentAttention).toBeNull();
  }, 30_000);

  it('that repeats goes on once: the second subscription is ended and names no end of the donation', async () => {
    const { _id } = await given('month');
    const second = await paidAgain(_id, 'month');
    await commerce.relay(secondSubscription);
    const ended = (await commerce.events(paymentSubscriptionEnded.name)).filter(({ subject }) => idOf(subject) === _id);
    expect(ended.map(({ paymentId }) => paymentId)).toEqual([second]);
    for (const event of ended)
      await commerce.deliver(paymentSubscriptionEnded, paymentSubscriptionEnded.data.parse(event));
    expect(await shown()).toMatchObject({ endedAt: null, duplicatePayment: { code: 'paid_twice' } });
    const renewal = { ...(await aboutPayment(_id, newId())), isRenewal: true, sequence: 2, originPaymentId: second };
    await commerce.deliver(paymentSettled, renewal);
    expect((await commerce.call(listDonations, {}, seller.ctx)).data).toHaveLength(1);
    expect((await commerce.rows('donations').findOne({ _id }))?.['duplicates']).toHaveLength(2);
  }, 30_000);

  it('paid in another currency waits for its receiver in the list, and with another amount says so', async () => {
    const { publicId } = await give();
    const row = await commerce.rows('donations').findOne({ publicId });
    const about = await aboutPayment(String(row?._id), String(row?.['paymentId']));
    await commerce.deliver(paymentParked, { ...about, received: { amount: 2_400, currency: 'EUR' } });
    const { paymentAttention, state, _id } = await shown();
    expect({ code: paymentAttention?.code, state }).toEqual({ code: 'currency_differs', state: 'pending' });
    expect(paymentAttention?.text).toContain('EUR');
    await resolve({ _id, decision: 'dismiss' });
    expect((await commerce.call(listDonations, {}, seller.ctx)).data).toEqual([]);
    await commerce.deliver(paymentSettled, { ...about, amount: 2_000 });
    expect(await shown()).toMatchObject({ state: 'completed', paymentAttention: { code: 'amount_differs' } });
  });

  it('agrees with its payment when another amount arrived than was asked for, which it records', async () => {
    const { _id } = await given();
    const row = await commerce.rows('donations').findOne({ _id });
    expect(row?.['paid']).toBe(2_500);
    await commerce.rows('payments').updateOne({ _id: String(row?.['paymentId']) }, { $set: { amount: 2_000 } });
    expect(await differences()).toContain('donation_paid');
    await commerce.rows('donations').updateOne({ _id }, { $set: { paid: 2_000 } });
    expect(await differences()).not.toContain('donation_paid');
  });

  it('loses no refund of the second payment to a decision at the same moment', async () => {
    const { _id } = await given();
    const second = await paidAgain(_id);
    const again = jest.spyOn(commerce.payments, 'refund');
    // The provider's report is applied while the answer to the seller is still on its way.
    again.mockImplementationOnce(async () => {
      const refunded = { ...(await aboutPayment(_id, second)), amount: 1_000, refundId: newId(), refundedTotal: 1_000 };
      await commerce.deliver(paymentRefunded, refunded);
      return { refundId: newId(), state: 'settled' };
    });
    await resolve({ _id, decision: 'refund' });
    again.mockRestore();
    const row = await commerce.rows('donations').findOne({ _id });
    expect(row?.['duplicates']).toMatchObject([{ refunded: 2_500, isOpen: false }]);
    await commerce.deliver(paymentRefunded, {
      ...{ ...(await aboutPayment(_id, second)), amount: 1_000, refundId: newId(), refundedTotal: 1_000 },
    });
    expect((await commerce.rows('donations').findOne({ _id }))?.['duplicates']).toMatchObject([{ refunded: 2_500 }]);
  });

  it('of an earlier version names what came after the payment that counts', async () => {
    const { _id } = await given();
    const second = await paidAgain(_id);
    await commerce.rows('donations').updateOne({ _id }, { $unset: { duplicates: 1, paymentAttention: 1 } });
    for (let run = 0; run < 2; run += 1) await secondPayments.up(commerce.database);
    expect((await commerce.rows('donations').findOne({ _id }))?.['duplicates']).toEqual([
      { paymentId: second, amount: 2_500, refunded: 0, isOpen: true },
    ]);
    expect((await shown()).duplicatePayment).toMatchObject({ code: 'paid_twice' });
  });
});

const idOf = (subject: unknown) => (typeof subject === 'object' && subject && 'id' in subject ? subject.id : null);
