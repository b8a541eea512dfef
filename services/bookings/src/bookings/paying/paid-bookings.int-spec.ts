import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingConfirmed,
  approveBooking,
  bookingPaidItems,
  bookingWalletItems,
  cancelBooking,
  cancelPayment,
  capturePayment,
  changeBookingStatus,
  chargeBooking,
  listBookings,
  listSlots,
  manageBooking,
  paymentExpired,
  paymentDisputed,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  refundPayment,
  rescheduleBooking,
  resolveBookingAttention,
  saveBooking,
  settleBooking,
  settlePayment,
  startPayment,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError, EventTooEarly } from '@linkyard/service-kit';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { BookingMails } from '../../mails/booking-mails.js';
import { SendRemindersJob } from '../../mails/send-reminders.job.js';
import { aRequest, BookingsHarness } from '../../testing/bookings-harness.js';
import { BookingJobs } from '../booking-jobs.js';
import { CardHolds } from './card-holds.js';
import { refundDue } from './refund-due.js';
import { Refunds } from './refunds.js';

let bookings: BookingsHarness;
let paymentId: string;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => {
  paymentId = newId();
  bookings.asked.length = 0;
  bookings.jobs.length = 0;
  bookings.answers.set(startPayment.subject, () => ({ paymentId, redirectUrl: 'https://pay.example/1', mode: 'live' }));
  bookings.answers.set(settlePayment.subject, () => {
    const amount = Number(askedFor(startPayment.subject).at(-1)?.['amount'] ?? 2000);
    return { paymentId, state: 'settled', amount, currency: 'EUR' };
  });
  bookings.answers.set(cancelPayment.subject, () => ({}));
  bookings.answers.set(refundPayment.subject, () => ({ refundId: newId(), state: 'settled' }));
});

const guest = visitor();
const ten = '2031-06-03T10:00:00+02:00';
const signal = new AbortController().signal;
const facts = { eventId: 'event-1', tenantId: null, requestId: null, at: new Date() };
const askedFor = (subject: string) => bookings.asked.filter((one) => one.subject === subject).map((one) => one.payload);
const manyMs = 30_000;

async function aPaidOne(sent: Parameters<BookingsHarness['anAppointment']>[1] = {}) {
  const { ctx, appointment } = await bookings.anAppointment(undefined, { price: '20', currency: 'EUR', ...sent });
  const book = (more: Partial<RequestInput<typeof saveBooking>> = {}) =>
    bookings.call(saveBooking, aRequest(appointment, ten, more), guest);
  const made = await book();
  const { uid } = made.booking;
  const state = async () => (await bookings.call(manageBooking, { uid, token: made.token }, guest)).booking;
  const row = async () => (await bookings.rows('bookings').findOne({ uid })) ?? { _id: '' };
  const due = askedFor(startPayment.subject).at(-1)?.['amount'];
  const settled = async (about: { paymentId?: string; amount?: number } = {}) => {
    const subject = { service: 'bookings' as const, kind: 'booking' as const, id: (await row())._id };
    const money = { amount: Number(due ?? 2000), currency: 'EUR', provider: 'stripe' as const };
    await bookings.deliver(paymentSettled, { paymentId, ownerId: ctx.userId, subject, ...money, ...about });
  };
  return { ctx, appointment, book, made, uid, token: made.token, state, settled };
}

describe('a booking that costs money', () => {
  it(
    'waits for the payment and is confirmed once, by the event and by the return',
    async () => {
      const { made, uid, state, settled } = await aPaidOne();
      expect(made).toMatchObject({ redirectUrl: 'https://pay.example/1', booking: { state: 'awaitingPayment' } });
      expect(askedFor(startPayment.subject)).toMatchObject([{ amount: 2000, currency: 'EUR' }]);
      await settled();
      await settled();
      expect(await bookings.call(settleBooking, { uid }, guest)).toMatchObject({
        state: 'confirmed',
        paymentState: 'paid',
      });
      expect(await state()).toMatchObject({ refundOnCancel: { amount: 2000, currency: 'EUR' }, payUrl: null });
      const events = (await bookings.events('bookings.booking.confirmed')).filter((event) => event['uid'] === uid);
      expect(events).toHaveLength(1);
    },
    manyMs,
  );

  it(
    'is paid before a refund of its payment is applied, whichever is heard first',
    async () => {
      const { ctx, uid, settled } = await aPaidOne();
      const stored = async () => await bookings.rows('bookings').findOne({ uid });
      const subject = { service: 'bookings' as const, kind: 'booking' as const, id: String((await stored())?._id) };
      const refunded = {
        ...{ paymentId, ownerId: ctx.userId, subject, provider: 'stripe' as const },
        ...{ amount: 500, currency: 'EUR', refundId: newId(), refundedTotal: 500 },
      };
      await expect(bookings.deliver(paymentRefunded, refunded)).rejects.toThrow(EventTooEarly);
      await settled();
      await bookings.deliver(paymentRefunded, refunded);
      expect(await stored()).toMatchObject({ paid: 2000, refunded: 500, paymentState: 'partiallyRefunded' });
      // Of a second payment that is not noted yet.
      const other = { ...refunded, paymentId: newId(), amount: 2000, refundedTotal: 2000 };
      await expect(bookings.deliver(paymentRefunded, other)).rejects.toThrow(EventTooEarly);
      expect(await stored()).toMatchObject({ state: 'confirmed', refunded: 500 });
    },
    manyMs,
  );

  it(
    'holds the amount that was paid, and says that it is another than the price',
    async () => {
      const { ctx, uid, settled } = await aPaidOne();
      await settled({ amount: 1500 });
      const { data } = await bookings.call(listBookings, {}, ctx);
      expect(data).toMatchObject([
        { uid, state: 'confirmed', paid: { amount: 1500 }, paymentAttention: { code: 'amount_differs', refund: null } },
      ]);
    },
    manyMs,
  );

  it(
    'names a second payment to its host, who returns it',
    async () => {
      const { ctx, uid, settled } = await aPaidOne();
      const second = newId();
      await settled();
      await settled({ paymentId: second });
      await settled({ paymentId: second });
      const shown = async () => (await bookings.call(listBookings, {}, ctx)).data[0];
      expect(await shown()).toMatchObject({
        paid: { amount: 2000 },
        paymentAttention: { code: 'paid_twice', refund: { amount: 2000, currency: 'EUR' } },
      });
      await bookings.call(resolveBookingAttention, { uid, decision: 'refund' }, ctx);
      expect(await shown()).toMatchObject({ paymentState: 'paid', paymentAttention: null });
      const asked = (await bookings.events('bookings.booking.refund-due')).filter(
        (one) => one['ownerId'] === ctx.userId,
      );
      expect(asked).toMatchObject([{ paymentId: second, amount: 2000 }]);
    },
    manyMs,
  );

  it(
    'names a refund that the provider refuses to its host, who has it made again or dismisses it',
    async () => {
      const { ctx, uid, token, settled, state } = await aPaidOne();
      await settled();
      await bookings.call(changeBookingStatus, { uid, command: 'cancel' }, ctx);
      const dueOf = async () => {
        const [due] = (await bookings.events('bookings.booking.refund-due')).slice(-1);
        return refundDue.data.parse(due);
      };
      bookings.answers.set(refundPayment.subject, () => {
        throw new DomainError('payments.refund_refused');
      });
      const first = await dueOf();
      for (let copy = 0; copy < 2; copy += 1) await bookings.get(Refunds).onRefundDue(first, facts);
      const host = async () =>
        (await bookings.call(listBookings, { filters: { tab: 'cancelled' } }, ctx)).data.find((one) => one.uid === uid);
      const refused = { code: 'refund_failed', refund: { amount: 2000, currency: 'EUR' } };
      expect(await host()).toMatchObject({ paymentState: 'paid', paymentAttention: refused });
      expect(await state()).toMatchObject({ isRefundRefused: true });
      const decide = (decision: 'refund' | 'dismiss', by = ctx) =>
        bookings.call(resolveBookingAttention, { uid, decision }, by);
      await expect(decide('refund', creator())).rejects.toHaveCode('core.not_found');
      expect((await decide('refund')).booking).toMatchObject({ paymentState: 'refunding', paymentAttention: null });
      await bookings.get(Refunds).onRefundDue(await dueOf(), { ...facts, eventId: 'event-2' });
      expect(await host()).toMatchObject({ paymentAttention: refused });
      expect((await decide('dismiss')).booking).toMatchObject({ paymentState: 'paid', paymentAttention: null });
      expect((await bookings.call(manageBooking, { uid, token }, guest)).booking).toMatchObject({
        isRefundRefused: false,
      });
    },
    manyMs,
  );

  it(
    'follows a refund that came back, and a dispute, which its host is shown',
    async () => {
      const { ctx, uid, settled } = await aPaidOne();
      await settled();
      const stored = async () => await bookings.rows('bookings').findOne({ uid });
      const subject = { service: 'bookings', kind: 'booking', id: String((await stored())?._id) } as const;
      const payment = { paymentId, ownerId: ctx.userId, subject, provider: 'stripe', currency: 'EUR' } as const;
      const refund = { ...payment, amount: 500, refundId: newId() };
      await expect(bookings.deliver(paymentRefundFailed, { ...refund, refundedTotal: 0 })).rejects.toThrow(
        EventTooEarly,
      );
      await bookings.deliver(paymentRefunded, { ...refund, refundedTotal: 500 });
      for (let copy = 0; copy < 2; copy += 1)
        await bookings.deliver(paymentRefundFailed, { ...refund, refundedTotal: 0 });
      expect(await stored()).toMatchObject({
        ...{ refunded: 0, refundAsked: 0, paymentState: 'paid' },
        paymentAttention: { code: 'refund_failed', amount: 500 },
      });
      const codeAfter = async (outcome: 'opened' | 'won' | 'lost') => {
        await bookings.deliver(paymentDisputed, { ...payment, amount: 2000, outcome });
        const { data } = await bookings.call(listBookings, {}, ctx);
        return data.find((one) => one.uid === uid)?.paymentAttention?.code;
      };
      expect([await codeAfter('opened'), await codeAfter('won')]).toEqual(['disputed', undefined]);
      // A decision is final, and the news of the opening may arrive once more after it.
      expect([await codeAfter('opened'), await codeAfter('lost')]).toEqual([undefined, undefined]);
    },
    manyMs,
  );

  it(
    'does not expire with a payment that another one has taken the place of',
    async () => {
      const { ctx, uid, state } = await aPaidOne();
      const _id = String((await bookings.rows('bookings').findOne({ uid }))?._id);
      const subject = { service: 'bookings', kind: 'booking', id: _id } as const;
      const expired = { ownerId: ctx.userId, subject, provider: 'stripe', amount: 2000, currency: 'EUR' } as const;
      await bookings.deliver(paymentExpired, { ...expired, paymentId: newId() });
      expect(await state()).toMatchObject({ state: 'awaitingPayment' });
      await bookings.deliver(paymentExpired, { ...expired, paymentId });
      expect(await state()).toMatchObject({ state: 'expired' });
    },
    manyMs,
  );

  it(
    'names its payment in the wallet, and what was paid for on the receipt, once it is paid',
    async () => {
      const { ctx, settled } = await aPaidOne();
      const ownerId = ctx.userId;
      const inWallet = async () =>
        (await bookings.call(bookingWalletItems, { ownerId, email: 'ada@example.com' }, guest)).items;
      const items = () => bookings.call(bookingPaidItems, { ownerId, paymentId }, guest);
      expect([await inWallet(), await items()]).toMatchObject([[{ paymentId: null }], { person: null, items: [] }]);
      await settled();
      expect(await inWallet()).toMatchObject([{ paymentId }]);
      expect(await items()).toEqual({
        person: { name: 'Ada', email: 'ada@example.com', locale: 'en' },
        items: [{ title: 'Consultation', startAt: '2031-06-03T08:00:00.000Z', timeZone: 'Europe/London', paid: 2000 }],
      });
      expect((await bookings.call(bookingPaidItems, { ownerId: newId(), paymentId }, guest)).items).toEqual([]);
    },
    manyMs,
  );

  it(
    'is settled by the return alone when the event is late',
    async () => {
      const { uid } = await aPaidOne({ deposit: { kind: 'percent', value: '50' } });
      expect(askedFor(startPayment.subject)).toMatchObject([{ amount: 1000 }]);
      expect(await bookings.call(settleBooking, { uid }, guest)).toMatchObject({ state: 'confirmed' });
    },
    manyMs,
  );

  it(
    'with a deposit says on its page and in its mail what was paid and what is still to pay',
    async () => {
      const { uid, state } = await aPaidOne({ deposit: { kind: 'percent', value: '25' } });
      expect(await state()).toMatchObject({ state: 'awaitingPayment', stillToPay: null });
      await bookings.call(settleBooking, { uid }, guest);
      const paid = { amount: 500, currency: 'EUR' };
      expect(await state()).toMatchObject({ paid, stillToPay: { amount: 1500, currency: 'EUR' } });
      const event = (await bookings.events(bookingConfirmed.name)).find((one) => one['uid'] === uid);
      bookings.jobs.length = 0;
      await bookings.get(BookingMails).onConfirmed(bookingConfirmed.data.parse(event), facts);
      const values = bookings.jobs.map(({ data }) => data['values']);
      expect(values).toHaveLength(2);
      for (const one of values) expect(one).toMatchObject({ price: '€20.00', paid: '€5.00', stillToPay: '€15.00' });
    },
    manyMs,
  );

  it(
    'that is not paid releases its slot; paid after that it takes the time again',
    async () => {
      const { state, settled, ctx } = await aPaidOne();
      await bookings.get(BookingJobs).run(signal, new Date(Date.now() + 16 * 60_000));
      expect((await state()).state).toBe('expired');
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(0);
      expect(askedFor(cancelPayment.subject)).toEqual([{ ownerId: ctx.userId, paymentId }]);
      await settled();
      expect((await state()).state).toBe('confirmed');
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId, isHold: false })).toBe(1);
    },
    manyMs,
  );

  it(
    'paid after its slot was taken is refunded once, with an apology',
    async () => {
      const { state, settled, book } = await aPaidOne();
      await bookings.get(BookingJobs).run(signal, new Date(Date.now() + 16 * 60_000));
      paymentId = newId();
      await book();
      await settled();
      expect(await state()).toMatchObject({ state: 'expired', paymentState: 'refunding' });
      const [due] = (await bookings.events('bookings.booking.refund-due')).slice(-1);
      const event = {
        ownerId: String(due?.['ownerId']),
        bookingId: String(due?.['bookingId']),
        paymentId,
        amount: 2000,
        reason: String(due?.['reason']),
      };
      await bookings.get(Refunds).onRefundDue(event, facts);
      await bookings.get(BookingMails).onRefundDue(event, facts);
      expect(askedFor(refundPayment.subject)).toMatchObject([
        { amount: 2000, idempotencyKey: 'booking-refund:event-1' },
      ]);
      expect(bookings.jobs.at(-1)?.data['values']).toMatchObject({ headline: 'Your payment is refunded' });
    },
    manyMs,
  );

  it(
    'returns by the policy to an attendee, and everything when the host cancels or rejects',
    async () => {
      const cancelPolicy = { refund: 'percent' as const, percent: 25 };
      const first = await aPaidOne({ cancelPolicy });
      await first.settled();
      expect((await first.state()).refundOnCancel).toEqual({ amount: 500, currency: 'EUR' });
      await bookings.call(cancelBooking, { uid: first.uid, token: first.token }, guest);
      const second = await aPaidOne({ cancelPolicy });
      await second.settled();
      await bookings.call(changeBookingStatus, { uid: second.uid, command: 'cancel' }, second.ctx);
      const third = await aPaidOne({ requiresApproval: true });
      await third.settled();
      expect((await third.state()).state).toBe('awaitingApproval');
      await bookings.call(approveBooking, { uid: third.uid, approve: false }, third.ctx);
      const due = (await bookings.events('bookings.booking.refund-due')).slice(-3);
      expect(due.map(({ amount }) => amount)).toEqual([500, 2000, 2000]);
    },
    manyMs,
  );

  it(
    'names the payment page again after an attempt that was declined there',
    async () => {
      const { uid } = await aPaidOne();
      const retryUrl = 'https://pay.example/1';
      const declined = { paymentId, state: 'created', amount: 2000, currency: 'EUR', retryUrl };
      bookings.answers.set(settlePayment.subject, () => declined);
      expect(await bookings.call(settleBooking, { uid }, guest)).toMatchObject({ state: 'awaitingPayment', retryUrl });
    },
    manyMs,
  );

  it(
    'keeps its time when another payment of it is there already',
    async () => {
      bookings.answers.set(startPayment.subject, () => {
        throw new DomainError('payments.in_progress');
      });
      const { ctx, appointment } = await bookings.anAppointment(undefined, { price: '20' });
      const call = bookings.call(saveBooking, aRequest(appointment, ten), guest);
      await expect(call).rejects.toMatchObject({ code: 'payments.in_progress' });
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(1);
    },
    manyMs,
  );

  it(
    'says that the amount cannot be charged, and keeps no time then',
    async () => {
      bookings.answers.set(startPayment.subject, () => {
        throw new DomainError('payments.amount_refused');
      });
      const { ctx, appointment } = await bookings.anAppointment(undefined, { price: '20' });
      const call = bookings.call(saveBooking, aRequest(appointment, ten), guest);
      await expect(call).rejects.toMatchObject({ code: 'payments.amount_refused' });
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(0);
    },
    manyMs,
  );

  it(
    'cannot be made without a payment account, and keeps no time then',
    async () => {
      bookings.answers.set(startPayment.subject, () => {
        throw new DomainError('payments.no_connection');
      });
      const { ctx, appointment } = await bookings.anAppointment(undefined, { price: '20' });
      const call = bookings.call(saveBooking, aRequest(appointment, ten), guest);
      await expect(call).rejects.toMatchObject({ code: 'bookings.cannot_be_paid' });
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(0);
    },
    manyMs,
  );
});

describe('a booking that holds its price on a card', () => {
  const hourMs = 3_600_000;
  const day = (after: number) => new Date(Date.now() + after * 24 * hourMs).toISOString().slice(0, 10);
  const startsOf = async (publicId: string, from: string, to: string) => {
    const { days } = await bookings.call(listSlots, { publicId, from, to, timeZone: 'UTC' }, guest);
    return Object.values(days).flatMap((times) => times.map(({ start }) => start));
  };
  const authorizedUntil = () => new Date(Date.now() + 7 * 24 * hourMs).toISOString();
  const capture = (amount: number) => ({ paymentId, state: 'settled', amount, currency: 'EUR' });
  beforeEach(() => {
    const held = { state: 'authorized', amount: 2000, currency: 'EUR' };
    bookings.answers.set(settlePayment.subject, () => ({ paymentId, ...held, authorizedUntil: authorizedUntil() }));
    bookings.answers.set(capturePayment.subject, (payload) => capture(Number(Object(payload).amount)));
  });

  /** Held as if it had been booked for a time that has passed, where `begun`. */
  async function aHeldOne(sent: Parameters<BookingsHarness['anAppointment']>[1] = {}, begun = false) {
    const price = { price: '20', currency: 'EUR', payAt: 'cardHold' as const, minimumNotice: 0 };
    const { ctx, appointment } = await bookings.anAppointment(undefined, { ...price, ...sent });
    const [start = ''] = await startsOf(appointment.publicId, day(2), day(2));
    const made = await bookings.call(saveBooking, aRequest(appointment, start), guest);
    const { uid } = made.booking;
    await bookings.call(settleBooking, { uid }, guest);
    const past = { startAt: new Date(Date.now() - 2 * hourMs), endAt: new Date(Date.now() - hourMs) };
    if (begun) await bookings.rows('bookings').updateOne({ uid }, { $set: past });
    const state = async () => (await bookings.call(manageBooking, { uid, token: made.token }, guest)).booking;
    const row = async () => (await bookings.rows('bookings').findOne({ uid })) ?? { _id: '' };
    const charge = (command: 'charge' | 'release', amount?: string) =>
      bookings.call(chargeBooking, { uid, command, ...(amount ? { amount } : {}) }, ctx);
    return { ctx, appointment, start, made, uid, token: made.token, state, charge, row };
  }

  it('is confirmed when the amount is held, for times that end before the hold does', async () => {
    const { made, state, appointment } = await aHeldOne();
    expect(made).toMatchObject({ redirectUrl: 'https://pay.example/1', booking: { state: 'awaitingPayment' } });
    expect(askedFor(startPayment.subject)).toMatchObject([{ amount: 2000, capture: 'manual' }]);
    expect(await state()).toMatchObject({ state: 'confirmed', paymentState: 'authorized', isCardHeld: true });
    const last = Date.parse((await startsOf(appointment.publicId, day(0), day(12))).at(-1) ?? '');
    expect(last - Date.now()).toBeGreaterThan(4 * 24 * hourMs);
    expect(last - Date.now()).toBeLessThan(6 * 24 * hourMs);
  });

  it('is charged once it has begun, at most the price and once', async () => {
    const early = await aHeldOne();
    await expect(early.charge('charge')).rejects.toMatchObject({ code: 'bookings.not_charged_yet' });
    const { charge, state } = await aHeldOne({}, true);
    await expect(charge('charge', '20.01')).rejects.toMatchObject({ code: 'payments.capture_exceeds' });
    await expect(charge('charge', '0')).rejects.toMatchObject({ code: 'core.invalid_input' });
    const { booking } = await charge('charge', '12.50');
    expect(booking).toMatchObject({ paymentState: 'paid', paid: { amount: 1250 }, holdUntil: null, chargeable: null });
    await expect(charge('charge')).rejects.toMatchObject({ code: 'payments.not_held' });
    expect(askedFor(capturePayment.subject)).toMatchObject([{ amount: 1250 }]);
    expect((await state()).state).toBe('confirmed');
  });

  it('is released by hand, by the cancellation, and by the job before the bank ends it', async () => {
    const [byHand, cancelled, forgotten] = [await aHeldOne(), await aHeldOne(), await aHeldOne({}, true)];
    await byHand.charge('release');
    await bookings.call(cancelBooking, { uid: cancelled.uid, token: cancelled.token }, guest);
    const job = bookings.get(BookingJobs);
    await job.run(signal, new Date(Date.now() + 6.8 * 24 * hourMs));
    expect((await forgotten.state()).paymentState).toBe('authorized');
    await job.run(signal, new Date(Date.now() + 6.95 * 24 * hourMs));
    for (const { state } of [byHand, cancelled, forgotten])
      expect(await state()).toMatchObject({ paymentState: 'cancelled', holdUntil: null });
    const ids = await Promise.all([byHand, cancelled, forgotten].map(({ row }) => row()));
    const all = await bookings.events('bookings.booking.release-due');
    const due = ids.flatMap(({ _id }) => all.filter(({ bookingId }) => bookingId === _id));
    expect(due.map(({ reason }) => reason)).toEqual([
      'Released by the host',
      'Cancelled by the attendee',
      'Not charged in time',
    ]);
    const event = { ...(due[0] as Record<'ownerId' | 'bookingId' | 'paymentId' | 'reason', string>) };
    const { ownerId, bookingId, paymentId: held, reason } = event;
    await bookings.get(CardHolds).onReleaseDue({ ownerId, bookingId, paymentId: held, reason }, facts);
    expect(askedFor(cancelPayment.subject)).toContainEqual({ ownerId, paymentId: held });
  });

  it('leaves the host the fee of the policy when its attendee cancels', async () => {
    const cancelPolicy = { refund: 'percent' as const, percent: 25, minNotice: 0 };
    const { uid, token, state, charge } = await aHeldOne({ cancelPolicy });
    expect(await state()).toMatchObject({ chargeOnCancel: { amount: 1500 }, refundOnCancel: null });
    await bookings.call(cancelBooking, { uid, token }, guest);
    expect(await state()).toMatchObject({ state: 'cancelled', paymentState: 'authorized' });
    await expect(charge('charge', '15.01')).rejects.toMatchObject({ code: 'payments.capture_exceeds' });
    expect((await charge('charge')).booking).toMatchObject({ paymentState: 'paid', paid: { amount: 1500 } });
  });

  it('takes its hold along when it is moved, but not beyond the end of it', async () => {
    const { uid, ctx, start } = await aHeldOne();
    await bookings.rows('bookings').updateOne({ uid }, { $set: { holdUntil: new Date(Date.now() + 3 * 24 * hourMs) } });
    const at = (hours: number) => new Date(Date.parse(start) + hours * hourMs).toISOString();
    const move = (hours: number) => bookings.call(rescheduleBooking, { uid, start: at(hours) }, ctx);
    await expect(move(24)).rejects.toMatchObject({ code: 'bookings.hold_ends' });
    await bookings.rows('bookings').updateOne({ uid }, { $set: { holdUntil: new Date(Date.now() + 7 * 24 * hourMs) } });
    const moved = await move(1);
    const rows = bookings.rows('bookings');
    expect(await rows.findOne({ uid })).toMatchObject({ paymentState: 'none', holdUntil: null, paymentId: null });
    const past = { startAt: new Date(Date.now() - hourMs) };
    await rows.updateOne({ uid: moved.booking.uid }, { $set: past });
    const charged = await bookings.call(chargeBooking, { uid: moved.booking.uid, command: 'charge' }, ctx);
    expect(charged.booking).toMatchObject({ paymentState: 'paid', paid: { amount: 2000 } });
  });

  it('is offered neither with a deposit nor for a series', async () => {
    const held = { price: '20', payAt: 'cardHold' as const };
    const refused = { code: 'core.invalid_input' };
    const deposit = { kind: 'percent' as const, value: '50' };
    await expect(bookings.anAppointment(undefined, { ...held, deposit })).rejects.toMatchObject(refused);
    const recurring = { freq: 'weekly' as const, interval: 1, maxCount: 4 };
    await expect(bookings.anAppointment(undefined, { ...held, recurring })).rejects.toMatchObject(refused);
  });
});

describe('the mails of a booking', () => {
  const line = (content: unknown, name: string) =>
    String(content)
      .split('\r\n')
      .find((text) => text.startsWith(`${name}:`));

  it(
    'carry an entry for the calendar that a cancellation replaces',
    async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const made = await bookings.call(saveBooking, aRequest(appointment, ten), guest);
      const { uid } = made.booking;
      const [confirmed] = (await bookings.events('bookings.booking.confirmed')).slice(-1);
      const event = { ...confirmed, uid, isApproved: false } as never;
      await bookings.get(BookingMails).onConfirmed(event, facts);
      await bookings.call(changeBookingStatus, { uid, command: 'cancel', reason: 'Ill' }, ctx);
      const cancelled = { ...confirmed, uid, by: 'host', reason: 'Ill', wasAnnounced: true } as never;
      await bookings.get(BookingMails).onCancelled(cancelled, facts);
      expect(bookings.jobs.map(({ data }) => data.to)).toEqual([
        'ada@example.com',
        'ana@example.com',
        'ada@example.com',
        'ana@example.com',
      ]);
      const [request, , cancel] = bookings.jobs.map(({ data }) => Object(data['calendar']));
      expect([request.method, cancel.method]).toEqual(['REQUEST', 'CANCEL']);
      expect(line(cancel.content, 'UID')).toBe(line(request.content, 'UID'));
      expect([line(request.content, 'SEQUENCE'), line(cancel.content, 'SEQUENCE')]).toEqual([
        'SEQUENCE:0',
        'SEQUENCE:1',
      ]);
      expect(line(request.content, 'DTSTART')).toBe('DTSTART:20310603T080000Z');
      const { link, when } = Object(bookings.jobs[0]?.data['values']);
      expect(link).toBe(`http://book.test/bookAppointment/${appointment.publicId}?booking=${uid}&token=${made.token}`);
      expect(when).toBe('Tuesday, 3 June 2031, 09:00 – 10:00 (Europe/London)');
    },
    manyMs,
  );

  it(
    'remind once at their time, and not of what was cancelled',
    async () => {
      const reminders = [{ minutesBefore: 60, to: 'attendee' as const }];
      const { ctx, appointment } = await bookings.anAppointment(undefined, {
        reminders,
        followUp: { minutesAfter: 30 },
      });
      const made = await bookings.call(saveBooking, aRequest(appointment, ten), guest);
      const run = (iso: string) => bookings.get(SendRemindersJob).run(signal, new Date(iso));
      const keys = () => bookings.jobs.map(({ data }) => data.key.split(':'));
      const sent = () =>
        keys()
          .filter(([, uid]) => uid === made.booking.uid)
          .map((key) => key.slice(2, 4).join(':'));
      await run('2031-06-03T08:59:00+02:00');
      expect(sent()).toEqual([]);
      await run('2031-06-03T09:00:00+02:00');
      await run('2031-06-03T09:01:00+02:00');
      expect(sent()).toEqual(['reminder:before-60']);
      await bookings.call(changeBookingStatus, { uid: made.booking.uid, command: 'cancel' }, ctx);
      await run('2031-06-03T11:31:00+02:00');
      expect(sent()).toEqual(['reminder:before-60']);
    },
    manyMs,
  );

  it(
    'remind before the time that a booking was moved to, and not before its old one',
    async () => {
      const reminders = [{ minutesBefore: 60, to: 'attendee' as const }];
      const { appointment } = await bookings.anAppointment(undefined, { reminders });
      const { booking, token } = await bookings.call(saveBooking, aRequest(appointment, ten), guest);
      const start = '2031-06-03T12:00:00+02:00';
      const moved = await bookings.call(rescheduleBooking, { uid: booking.uid, token, start }, guest);
      const run = (iso: string) => bookings.get(SendRemindersJob).run(signal, new Date(iso));
      const reminded = () =>
        bookings.jobs
          .map(({ data }) => data.key.split(':'))
          .flatMap(([, uid, kind]) =>
            kind === 'reminder' && (uid === booking.uid || uid === moved.booking.uid) ? [uid] : [],
          );
      await run('2031-06-03T09:01:00+02:00');
      expect(reminded()).toEqual([]);
      await run('2031-06-03T11:00:00+02:00');
      expect(reminded()).toEqual([moved.booking.uid]);
    },
    manyMs,
  );
});
