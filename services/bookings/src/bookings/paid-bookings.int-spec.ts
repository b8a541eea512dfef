import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  approveBooking,
  bookingPaidItems,
  bookingWalletItems,
  cancelBooking,
  cancelPayment,
  changeBookingStatus,
  manageBooking,
  refundPayment,
  saveBooking,
  settleBooking,
  settlePayment,
  startPayment,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { BookingMails } from '../mails/booking-mails.js';
import { SendRemindersJob } from '../mails/send-reminders.job.js';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { BookingJobs } from './booking-jobs.js';
import { BookingPayment } from './booking-payment.js';
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
  bookings.answers.set(startPayment.subject, () => ({ paymentId, redirectUrl: 'https://pay.example/1' }));
  bookings.answers.set(settlePayment.subject, () => ({ paymentId, state: 'settled', amount: 2000, currency: 'EUR' }));
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
  const settled = async () => {
    const subject = { service: 'bookings' as const, kind: 'booking' as const, id: (await row())._id };
    const money = { amount: 2000, currency: 'EUR', provider: 'stripe' as const };
    const once = { isRenewal: false, sequence: 0, originPaymentId: null };
    const event = { paymentId, ownerId: ctx.userId, subject, ...money, ...once };
    await bookings.database.transaction((session) =>
      bookings.get(BookingPayment).onSettled(event, { ...facts, session }),
    );
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
      expect(bookings.jobs.at(-1)?.data['values']).toMatchObject({ headline: 'Your payment is returned' });
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
});
