import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateDonationGoal,
  connectPayments,
  createDonation,
  deleteDonationGoal,
  donationBlockSource,
  donationBlocksChanged,
  donationCompleted,
  donationEnded,
  donationRenewalFailed,
  getDonationForm,
  getUserContact,
  listDonationGoals,
  listDonations,
  paymentDisputed,
  paymentExpired,
  paymentFailed,
  paymentRefunded,
  paymentRefundFailed,
  paymentRenewalFailed,
  paymentSettled,
  paymentSubscriptionEnded,
  refundDonation,
  sendEmail,
  getPublicDonation,
  settleDonation,
  stopDonation,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { EventTooEarly, systemContext } from '@linkyard/service-kit';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startPayPal, startStripe } from '@linkyard/simulators';
import { buyer, CommerceHarness, type Seller } from '../testing/commerce-harness.js';
import { contactOf } from '../testing/shop-harness.js';
import { donationModes } from './migrations/2026-11-26-donation-modes.js';
import { GoalChangesJob } from './goal-changes.job.js';

const [campaignId, pageId, sectionId] = [newId(), newId(), newId()];

describe('donations', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let payPal: Awaited<ReturnType<typeof startPayPal>>;
  let commerce: CommerceHarness;
  let seller: Seller;
  let form: ReplyOf<typeof getDonationForm>;

  beforeAll(async () => {
    [stripe, payPal] = await Promise.all([startStripe({}), startPayPal({})]);
    commerce = await CommerceHarness.start(stripe.url, 'http://shop.test', payPal.url);
    commerce.answeringBus.answer(getDonationForm, () => form);
    commerce.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await Promise.all([stripe.close(), payPal.close()]);
  });
  beforeEach(async () => {
    seller = await commerce.seller();
    form = {
      userId: seller.ownerId,
      tenantId: null,
      campaignName: 'Ana makes mugs',
      pagePath: '/ana',
      title: 'Support my work',
      provider: 'stripe',
      currency: 'USD',
      minimum: 5,
      amounts: [5, 10, 25],
      allowCustom: true,
      intervals: ['once', 'month'],
      coverFees: true,
      message: true,
      anonymousAllowed: true,
      goalId: null,
    };
  });

  type Wanted = Partial<RequestInput<typeof createDonation>>;
  const give = (changes: Wanted = {}) =>
    commerce.call(
      createDonation,
      {
        ...{ campaignId, pageId, sectionId, amount: '25', currency: 'USD', idempotencyKey: randomUUID() },
        donor: { email: 'Vera@Mail.example', name: 'Vera' },
        ...changes,
      },
      visitor(),
    );
  const paid = async (changes: Wanted = {}) => {
    const { publicId, redirectUrl } = await give(changes);
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleDonation, { publicId }, visitor());
    return publicId;
  };
  const listed = async (filters: RequestInput<typeof listDonations>['filters'] = {}) =>
    (await commerce.call(listDonations, { filters }, seller.ctx)).data;
  const first = async () => {
    const [donation] = await listed();
    if (!donation) throw new Error('no donation');
    return donation;
  };
  const ownEvents = async (name: string) =>
    (await commerce.events(name)).filter(({ ownerId }) => ownerId === seller.ownerId);
  /** The events of the owner's payments, delivered the way the stream does. */
  const deliver = async () => {
    const events = [paymentSettled, paymentFailed, paymentExpired, paymentRefunded, paymentDisputed] as const;
    for (const event of events)
      for (const data of await ownEvents(event.name)) await commerce.deliver(event, event.data.parse(data));
  };
  const source = async () =>
    (
      await commerce.call(
        donationBlockSource,
        { userId: seller.ownerId, ids: [], newest: 0, sectionIds: [sectionId] },
        systemContext(),
      )
    ).items;

  it('are completed once, with a receipt number, whether the donor or the provider reports the payment', async () => {
    const publicId = await paid({ message: 'Keep going' });
    await deliver();
    await deliver();
    const { donation } = await commerce.call(settleDonation, { publicId }, visitor());
    expect(donation).toMatchObject({ state: 'completed', receiptNumber: 1, redirectUrl: null });
    await paid();
    expect((await listed()).map(({ receiptNumber }) => receiptNumber)).toEqual([2, 1]);
    expect(await ownEvents('commerce.donation.completed')).toHaveLength(2);
    expect((await first()).donor).toEqual({ name: 'Vera', email: 'vera@mail.example' });
  }, 30_000);

  it('are one for one key, and refused when the key comes with other content', async () => {
    const idempotencyKey = randomUUID();
    const again = await Promise.all([give({ idempotencyKey }), give({ idempotencyKey })]);
    expect(again[0]).toEqual(again[1]);
    await expect(give({ idempotencyKey, amount: '10' })).rejects.toHaveCode('core.idempotency_mismatch');
  });

  it('charge the covered fee on top, and count without it', async () => {
    await paid({ coverFees: true });
    const { amount, fee, total } = await first();
    expect([amount.amount, fee.amount, total.amount]).toEqual([2_500, 106, 2_606]);
    const payment = await commerce.rows('payments').findOne({ userId: seller.ownerId });
    expect((await first()).providerFee).toEqual({ amount: payment?.['fee'], currency: 'USD' });
    expect((await source())[0]?.raised).toEqual([{ sectionId, money: { amount: 2_500, currency: 'USD' } }]);
  });

  it.each<[string, Wanted, Partial<ReplyOf<typeof getDonationForm>>]>([
    ['less than five', { amount: '4.99' }, {}],
    ['less than the block asks for', { amount: '9' }, { minimum: 10 }],
    ['another amount where none may be named', { amount: '7' }, { allowCustom: false }],
    ['another currency', { currency: 'JPY', amount: '500' }, {}],
    ['an interval that is not offered', { interval: 'year' }, {}],
    ['a covered fee where it is not offered', { coverFees: true }, { coverFees: false }],
    ['a goal of another block', { goalId: newId() }, {}],
    ['more than a million', { amount: '1000001' }, {}],
    ['fractions of a cent', { amount: '5.001' }, {}],
  ])('refuse %s', async (_what, changes, block) => {
    form = { ...form, ...block };
    await expect(give(changes)).rejects.toHaveCode('core.invalid_input');
    expect(await commerce.rows('donations').countDocuments({ userId: seller.ownerId })).toBe(0);
  });

  it('have a minimum of their own in currencies without decimals', async () => {
    form = { ...form, currency: 'JPY', amounts: [], minimum: 5 };
    await expect(give({ currency: 'JPY', amount: '499' })).rejects.toHaveCode('core.invalid_input');
    expect(await give({ currency: 'JPY', amount: '500' })).toHaveProperty('redirectUrl');
  });

  it('are taken by a provider that takes their currency, and refused where none does', async () => {
    const kwd = { currency: 'KWD', amount: '5' };
    form = { ...form, currency: 'KWD', amounts: [], provider: 'paypal' };
    await commerce.call(
      connectPayments,
      { provider: 'paypal', clientId: 'client-of-kuwait', clientSecret: 'secret-of-the-app', mode: 'test' },
      seller.ctx,
    );
    expect((await give({ ...kwd, coverFees: true })).redirectUrl).toContain(stripe.url);
    await expect(give({ ...kwd, amount: '5.125' })).rejects.toMatchObject({
      details: { errors: [{ path: 'amount', code: 'core.amount_not_tens' }] },
    });
    form = { ...form, userId: (await commerce.payPalSeller()).ownerId };
    await expect(give(kwd)).rejects.toHaveCode('payments.amount_refused');
  }, 20_000);

  it('are closed with a payment that was not made', async () => {
    const { redirectUrl, publicId } = await give();
    await buyer(redirectUrl, 'cancel');
    const row = await commerce.rows('donations').findOne({ publicId });
    await commerce.payments.cancel(seller.ownerId, String(row?.['paymentId']));
    await deliver();
    expect(await listed()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('are not offered to be paid again while a bank debit is processed', async () => {
    const { publicId, redirectUrl } = await give();
    await buyer(redirectUrl, 'delayed');
    const { donation } = await commerce.call(settleDonation, { publicId }, visitor());
    expect(donation).toMatchObject({ state: 'pending', isProcessing: true, redirectUrl: null });
    const { donation: opened } = await commerce.call(getPublicDonation, { publicId }, visitor());
    expect(opened).toMatchObject({ isProcessing: true, redirectUrl: null });
  });

  it('lead back to the same page after PayPal has declined the payment, and are completed by another one', async () => {
    seller = await commerce.payPalSeller();
    form = { ...form, userId: seller.ownerId, provider: 'paypal' };
    const { publicId, redirectUrl } = await give();
    const settled = async () => (await commerce.call(settleDonation, { publicId }, visitor())).donation;
    expect(await settled()).toMatchObject({ state: 'pending', retryUrl: null });
    await buyer(redirectUrl, 'decline');
    for (let visit = 0; visit < 2; visit += 1)
      expect(await settled()).toMatchObject({ state: 'pending', retryUrl: redirectUrl });
    await buyer(redirectUrl, 'pay');
    expect(await settled()).toMatchObject({ state: 'completed', retryUrl: null });
  }, 20_000);

  it('are completed before a refund is applied, whichever is heard first', async () => {
    const { publicId, redirectUrl } = await give();
    const row = await commerce.rows('donations').findOne({ publicId });
    const refunded = {
      ...{ paymentId: String(row?.['paymentId']), ownerId: seller.ownerId, provider: 'stripe' as const },
      subject: { service: 'commerce' as const, kind: 'donation' as const, id: String(row?._id) },
      ...{ amount: 1_000, currency: 'USD', refundId: newId(), refundedTotal: 1_000 },
    };
    await expect(commerce.deliver(paymentRefunded, refunded)).rejects.toThrow(EventTooEarly);
    const ofRenewal = { ...refunded, paymentId: newId() };
    await expect(commerce.deliver(paymentRefunded, ofRenewal)).rejects.toThrow(EventTooEarly);
    await buyer(redirectUrl, 'pay');
    await commerce.call(settleDonation, { publicId }, visitor());
    await commerce.deliver(paymentRefunded, refunded);
    const partly = [{ state: 'partiallyRefunded', refunded: { amount: 1_000 } }];
    expect(await listed()).toMatchObject(partly);
    const unknown = { ...refunded, paymentId: newId(), amount: 2_500, refundedTotal: 2_500 };
    await expect(commerce.deliver(paymentRefunded, unknown)).rejects.toThrow(EventTooEarly);
    expect(await listed()).toMatchObject(partly);
  });

  it('are returned in part, then wholly, and the page counts what is left', async () => {
    await paid();
    const { _id } = await first();
    const refund = (amount?: string) =>
      commerce.call(
        refundDonation,
        { _id, idempotencyKey: randomUUID(), ...(amount === undefined ? {} : { amount }) },
        seller.ctx,
      );
    await refund('10');
    await deliver();
    expect(await first()).toMatchObject({ state: 'partiallyRefunded', refunded: { amount: 1_000 } });
    expect((await source())[0]?.raised[0]?.money.amount).toBe(1_500);
    await expect(refund('15.01')).rejects.toHaveCode('payments.refund_exceeds');
    await refund();
    await deliver();
    expect(await first()).toMatchObject({ state: 'refunded', refunded: { amount: 2_500 } });
    expect((await source())[0]?.raised).toEqual([]);
    await expect(refund()).rejects.toHaveCode('payments.not_settled');
  }, 30_000);

  it('count what a refund that came back had returned', async () => {
    await paid();
    const { _id } = await first();
    const row = await commerce.rows('donations').findOne({ _id });
    const failed = {
      ...{ paymentId: String(row?.['paymentId']), ownerId: seller.ownerId, provider: 'stripe' as const },
      subject: { service: 'commerce' as const, kind: 'donation' as const, id: _id },
      ...{ amount: 1_000, currency: 'USD', refundId: newId(), refundedTotal: 0 },
    };
    await expect(commerce.deliver(paymentRefundFailed, failed)).rejects.toThrow(EventTooEarly);
    await commerce.deliver(paymentRefunded, { ...failed, refundedTotal: 1_000 });
    await commerce.deliver(paymentRefundFailed, { ...failed, wasSettled: false, refundedTotal: 1_000 });
    expect(await first()).toMatchObject({ state: 'partiallyRefunded', refunded: { amount: 1_000 } });
    expect((await first()).paymentAttention).toMatchObject({ code: 'refund_failed', refund: { amount: 1_000 } });
    await commerce.deliver(paymentRefundFailed, failed);
    expect(await first()).toMatchObject({ state: 'completed', refunded: { amount: 0 } });
    expect((await source())[0]?.raised[0]?.money.amount).toBe(2_500);
  });

  it('are confirmed with the day on which they arrived in the time zone of the receiver', async () => {
    const contact = { ...contactOf(seller.ownerId), timeZone: 'Asia/Tokyo' };
    commerce.answeringBus.answer(getUserContact, () => ({ contact }));
    await paid();
    const [event] = await ownEvents(donationCompleted.name);
    const completed = donationCompleted.data.parse({ ...event, completedAt: '2025-12-31T23:00:00.000Z' });
    await commerce.deliver(donationCompleted, completed);
    const mail = { template: 'donation-receipt', values: { date: '1 January 2026' } };
    expect(commerce.recordedJobs.of(sendEmail).at(-1)).toMatchObject(mail);
  });

  it('publish a change when a dispute is opened, lost or won', async () => {
    await paid();
    const { _id } = await first();
    const row = await commerce.rows('donations').findOne({ userId: seller.ownerId });
    const disputed = {
      ...{ paymentId: String(row?.['paymentId']), ownerId: seller.ownerId, provider: 'stripe' as const },
      subject: { service: 'commerce' as const, kind: 'donation' as const, id: _id },
      ...{ amount: 2_500, currency: 'USD' },
    };
    const changes = async () => (await ownEvents(donationBlocksChanged.name)).length;
    const after = async (outcome: 'opened' | 'lost' | 'won') => {
      const before = await changes();
      await commerce.deliver(paymentDisputed, { ...disputed, outcome });
      return { published: (await changes()) - before, raised: (await source())[0]?.raised[0]?.money.amount ?? 0 };
    };
    expect(await after('opened')).toEqual({ published: 1, raised: 2_500 });
    expect(await after('won')).toEqual({ published: 1, raised: 2_500 });
    // The opening is delivered again after the decision.
    await commerce.deliver(paymentDisputed, { ...disputed, outcome: 'opened' });
    expect(await first()).toMatchObject({ state: 'completed' });
    expect(await after('lost')).toEqual({ published: 0, raised: 2_500 });
    // A donation of an earlier version, whose state says all that is known of its dispute.
    await commerce.rows('donations').updateOne({ _id }, { $unset: { dispute: 1 } });
    expect(await after('lost')).toEqual({ published: 1, raised: 0 });
    expect(await first()).toMatchObject({ state: 'lost', paymentAttention: { code: 'dispute_lost' } });
  });

  it('that repeat make a donation for every period, until the donor ends them', async () => {
    const publicId = await paid({ interval: 'month', message: 'Hello' });
    await deliver();
    const [settled] = await ownEvents('commerce.payment.settled');
    const origin = paymentSettled.data.parse(settled);
    const renewal = { ...origin, paymentId: newId(), isRenewal: true, sequence: 2, originPaymentId: origin.paymentId };
    for (let copy = 0; copy < 2; copy += 1) await commerce.deliver(paymentSettled, renewal);
    expect(await listed()).toMatchObject([
      { isRenewal: true, receiptNumber: 2, message: '', state: 'completed' },
      { isRenewal: false, receiptNumber: 1, message: 'Hello' },
    ]);
    const ended = await commerce.call(stopDonation, { publicId }, visitor());
    expect(ended.donation.endedAt).not.toBeNull();
    expect((await listed()).map(({ endedAt }) => endedAt !== null)).toEqual([true, true]);
    const [subscriptionEnded] = (await commerce.events(paymentSubscriptionEnded.name)).slice(-1);
    await commerce.deliver(paymentSubscriptionEnded, paymentSubscriptionEnded.data.parse(subscriptionEnded));
    const [donationEnd] = (await commerce.events(donationEnded.name)).slice(-1);
    expect(donationEnd).toMatchObject({ publicId, email: 'vera@mail.example', interval: 'month' });
    await commerce.deliver(donationEnded, donationEnded.data.parse(donationEnd));
    expect(commerce.recordedJobs.of(sendEmail).at(-1)).toMatchObject({ template: 'donation-ended' });
    const once = await paid();
    await expect(commerce.call(stopDonation, { publicId: once }, visitor())).rejects.toHaveCode(
      'payments.no_subscription',
    );
  }, 30_000);

  it('that repeat show that their last payment failed until a later one arrives, and mail the donor', async () => {
    const publicId = await paid({ interval: 'month' });
    const [settled] = await ownEvents('commerce.payment.settled');
    const { isRenewal: _no, sequence: _first, originPaymentId: _none, ...origin } = paymentSettled.data.parse(settled);
    const failedAt = new Date();
    for (let copy = 0; copy < 2; copy += 1) await commerce.deliver(paymentRenewalFailed, { ...origin, failedAt });
    expect(await first()).toMatchObject({ state: 'completed', renewalFailedAt: failedAt.toISOString() });
    const shown = async () => (await commerce.call(settleDonation, { publicId }, visitor())).donation;
    expect((await shown()).renewalFailedAt).not.toBeNull();
    const [failed] = await ownEvents(donationRenewalFailed.name);
    expect(failed).toMatchObject({ publicId, provider: 'stripe', interval: 'month' });
    await commerce.deliver(donationRenewalFailed, donationRenewalFailed.data.parse(failed));
    expect(commerce.recordedJobs.of(sendEmail).at(-1)).toMatchObject({
      ...{ template: 'donation-renewal-failed', to: 'vera@mail.example' },
      values: { provider: 'Stripe', campaignName: 'Ana makes mugs', rhythm: 'Every month' },
    });
    const renewal = { ...origin, paymentId: newId(), isRenewal: true, sequence: 2, originPaymentId: origin.paymentId };
    await commerce.deliver(paymentSettled, renewal);
    expect((await listed()).map(({ renewalFailedAt }) => renewalFailedAt)).toEqual([null, null]);
    await commerce.call(stopDonation, { publicId }, visitor());
    const before = (await ownEvents(donationRenewalFailed.name)).length;
    await commerce.deliver(paymentRenewalFailed, { ...origin, failedAt });
    expect(await ownEvents(donationRenewalFailed.name)).toHaveLength(before);
  }, 30_000);

  it('move their goal, and name supporters who do not stay anonymous', async () => {
    const { goal } = await commerce.call(
      addUpdateDonationGoal,
      { title: 'A new kiln', target: '40', currency: 'USD' },
      seller.ctx,
    );
    form = { ...form, goalId: goal._id };
    await paid({ message: 'Good luck' });
    await paid({ isAnonymous: true, donor: { email: 'ilja@mail.example', name: 'Ilja' } });
    const [item] = await source();
    expect(item?.goals).toMatchObject([{ _id: goal._id, raised: { amount: 5_000 }, donors: 2, isOpen: true }]);
    expect(item?.supporters).toEqual([
      { sectionId, name: 'Vera', message: 'Good luck', money: { amount: 2_500, currency: 'USD' } },
    ]);
    const goals = () => commerce.call(listDonationGoals, {}, seller.ctx);
    expect((await goals()).data).toMatchObject([{ title: 'A new kiln', state: 'reached' }]);
    const change = { _id: goal._id, title: 'A kiln', target: '100' };
    const save = (more: object, ctx = seller.ctx) =>
      commerce.call(addUpdateDonationGoal, { ...change, currency: 'USD', ...more }, ctx);
    expect((await save({ state: 'closed' })).goal).toMatchObject({ state: 'closed', target: { amount: 10_000 } });
    await expect(save({ currency: 'EUR' })).rejects.toHaveCode('core.invalid_input');
    await expect(save({ rev: 1 })).rejects.toHaveCode('core.stale_rev');
    await expect(save({}, creator())).rejects.toHaveCode('core.not_found');
    await commerce.call(deleteDonationGoal, { _id: goal._id }, seller.ctx);
    expect((await goals()).data).toEqual([]);
    expect(await first()).toMatchObject({ goal: null, amount: { amount: 2_500 } });
  }, 30_000);

  it('of test payments move no goal and name no supporters once a live account was connected', async () => {
    const goal = { title: 'A new kiln', target: '100', currency: 'USD', startsAt: null, endsAt: null };
    const saved = await commerce.call(addUpdateDonationGoal, { ...goal, state: 'active' }, seller.ctx);
    form = { ...form, goalId: saved.goal._id };
    await paid();
    const shown = async () => {
      const [item] = await source();
      const [own] = (await commerce.call(listDonationGoals, {}, seller.ctx)).data;
      const raised = [item?.goals[0]?.raised.amount, own?.raised.amount, item?.raised[0]?.money.amount];
      return [...raised, item?.supporters.length];
    };
    expect(await shown()).toEqual([2_500, 2_500, 2_500, 1]);
    expect(await listed()).toMatchObject([{ mode: 'test' }]);
    await commerce.call(connectPayments, { provider: 'stripe', secretKey: `sk_live_${seller.ownerId}` }, seller.ctx);
    expect(await shown()).toEqual([0, 0, undefined, 0]);
    await paid({ amount: '10' });
    expect(await shown()).toEqual([1_000, 1_000, 1_000, 1]);
    expect(await listed()).toMatchObject([{ mode: 'live', amount: { amount: 1_000 } }]);
    expect(await listed({ mode: 'test' })).toMatchObject([{ mode: 'test', amount: { amount: 2_500 } }]);
    await commerce.rows('donations').updateMany({ userId: seller.ownerId }, { $unset: { mode: 1 } });
    await donationModes.up(commerce.database);
    expect((await listed({ mode: 'all' })).map(({ mode }) => mode)).toEqual(['live', 'test']);
  });

  it('publish a change when a goal begins and when it ends', async () => {
    const goal = { title: 'Later', target: '40', currency: 'USD' };
    const dates = { startsAt: '2990-01-01T00:00:00Z', endsAt: '2990-02-01T00:00:00Z' };
    await commerce.call(addUpdateDonationGoal, { ...goal, ...dates }, seller.ctx);
    const changes = async () => (await commerce.events(donationBlocksChanged.name)).length;
    const run = async (at: string) => {
      const before = await changes();
      await commerce.get(GoalChangesJob).run(new AbortController().signal, new Date(at));
      return (await changes()) - before;
    };
    expect([await run('2989-12-31T00:00:00Z'), await run('2990-01-01T00:00:00Z')]).toEqual([0, 1]);
    expect([await run('2990-01-02T00:00:00Z'), await run('2990-02-01T00:00:00Z')]).toEqual([0, 1]);
  });

  it('are found by donor and message, and narrowed by state and day', async () => {
    await paid({ message: 'For the (kiln)' });
    await give();
    const search = async (searchTerm: string) =>
      (await commerce.call(listDonations, { searchTerm }, seller.ctx)).totalCount;
    expect([await search('(kiln)'), await search('vera@'), await search('unknown')]).toEqual([1, 1, 0]);
    expect(await listed({ state: 'pending' })).toHaveLength(1);
    expect(await listed({ to: '2020-01-01' })).toEqual([]);
  });
});
