import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  bookingPaymentFigures,
  changeBookingStatus,
  listBookings,
  listSlots,
  manageBooking,
  paymentAuthorized,
  paymentDisputed,
  paymentParked,
  paymentRefunded,
  paymentRefundFailed,
  paymentSettled,
  refundPayment,
  resolveBookingAttention,
  saveBooking,
  startPayment,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../../testing/bookings-harness.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { refundDue } from './refund-due.js';
import { releaseDue } from './release-due.js';

let bookings: BookingsHarness;
let paymentId: string;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => {
  paymentId = newId();
  bookings.jobs.length = 0;
  bookings.answers.set(startPayment.subject, () => ({ paymentId, redirectUrl: 'https://pay.example/1', mode: 'live' }));
});

const guest = visitor();
const ten = '2031-06-03T10:00:00+02:00';
const money = { provider: 'stripe', amount: 2000, currency: 'EUR' } as const;

async function aBooking(sent: Parameters<BookingsHarness['anAppointment']>[1] = {}) {
  const { ctx, appointment } = await bookings.anAppointment(undefined, { price: '20', currency: 'EUR', ...sent });
  const book = (start = ten) => bookings.call(saveBooking, aRequest(appointment, start), guest);
  const about = (id: string, of = paymentId) => {
    const subject = { service: 'bookings', kind: 'booking', id } as const;
    return { paymentId: of, ownerId: ctx.userId, subject, ...money };
  };
  return { ctx, appointment, book, about };
}

/** As long as an amount can be held. */
async function inTwoDays(publicId: string): Promise<string> {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { days } = await bookings.call(listSlots, { publicId, from: day, to: day, timeZone: 'UTC' }, guest);
  return Object.values(days).flat()[0]?.start ?? '';
}

async function booked(sent: Parameters<BookingsHarness['anAppointment']>[1] = {}, isSoon = false) {
  const made = await aBooking(sent);
  const { booking, token } = await made.book(isSoon ? await inTwoDays(made.appointment.publicId) : ten);
  const { uid } = booking;
  const row = async () => (await bookings.rows('bookings').findOne({ uid })) ?? { _id: '' };
  const id = (await row())._id;
  const shown = async () => (await bookings.call(listBookings, {}, made.ctx)).data.find((one) => one.uid === uid);
  const state = async () => (await bookings.call(manageBooking, { uid, token }, guest)).booking;
  return { ...made, uid, row, shown, state, payment: (of?: string) => made.about(id, of) };
}

describe('a booking with more than one payment', () => {
  it('names the second beside another notice, and the check of the ledger knows both', async () => {
    const { ctx, uid, payment, shown } = await booked();
    const second = newId();
    for (const one of [paymentId, second]) await bookings.deliver(paymentSettled, payment(one));
    await bookings.deliver(paymentDisputed, { ...payment(), outcome: 'opened' });
    const twice = { code: 'paid_twice', refund: { amount: 2000, currency: 'EUR' } };
    expect(await shown()).toMatchObject({ paymentAttention: { code: 'disputed' }, duplicatePayment: twice });
    const decide = (code: 'paid_twice', decision: 'refund' | 'dismiss') =>
      bookings.call(resolveBookingAttention, { uid, code, decision }, ctx);
    const figures = async () => {
      const payments = [paymentId, second].map((one) => ({ ownerId: ctx.userId, paymentId: one }));
      const reply = await bookings.call(bookingPaymentFigures, { payments }, guest);
      return reply.figures.map(({ paid, refunded }) => [paid, refunded]);
    };
    const refunded = { ...payment(second), refundId: newId() };
    await bookings.deliver(paymentRefunded, { ...refunded, amount: 500, refundedTotal: 500 });
    expect((await shown())?.duplicatePayment?.refund).toEqual({ amount: 1500, currency: 'EUR' });
    await decide('paid_twice', 'refund');
    const [due] = (await bookings.events(refundDue.name)).slice(-1);
    expect(due).toMatchObject({ paymentId: second, amount: 1500, cause: 'paid_twice' });
    await bookings.deliver(paymentRefunded, { ...refunded, amount: 1500, refundedTotal: 2000 });
    await bookings.deliver(paymentRefunded, { ...refunded, amount: 500, refundedTotal: 500 });
    expect(await figures()).toEqual([
      [2000, 0],
      [2000, 2000],
    ]);
    expect(await shown()).toMatchObject({ paymentAttention: { code: 'disputed' }, duplicatePayment: null });
    await bookings.deliver(paymentRefundFailed, { ...refunded, amount: 1500, refundedTotal: 500 });
    expect((await shown())?.duplicatePayment?.refund?.amount).toBe(1500);
    await bookings.deliver(paymentDisputed, { ...payment(second), outcome: 'lost' });
    expect(await shown()).toMatchObject({ duplicatePayment: null });
  }, 30_000);

  it('releases a second hold, and keeps the first', async () => {
    const { payment, row } = await booked({ payAt: 'cardHold', minimumNotice: 0 }, true);
    const id = (await row())._id;
    const authorizedUntil = new Date(Date.now() + 6 * 86_400_000).toISOString();
    const second = newId();
    for (const one of [paymentId, paymentId, second])
      await bookings.deliver(paymentAuthorized, { ...payment(one), authorizedUntil });
    const dues = (await bookings.events(releaseDue.name)).filter(({ bookingId }) => bookingId === id);
    expect(dues).toMatchObject([{ paymentId: second, cause: 'paid_twice' }]);
    expect(await row()).toMatchObject({ paymentId, paymentState: 'authorized' });
  });
});

describe('a payment of a booking', () => {
  it('in another currency is shown to its host', async () => {
    const { payment, shown, uid, ctx } = await booked();
    await bookings.deliver(paymentParked, { ...payment(), received: { amount: 2_200, currency: 'USD' } });
    const { data } = await bookings.call(listBookings, { filters: { tab: 'pending' } }, ctx);
    const found = (await shown()) ?? data.find((one) => one.uid === uid);
    expect(found?.paymentAttention).toMatchObject({ code: 'currency_differs', refund: null });
    expect(found?.paymentAttention?.text).toContain('USD');
  });

  it('that is reported before its start is answered leaves no payment page', async () => {
    const { ctx, book, about } = await aBooking();
    bookings.answers.set(startPayment.subject, async ({ subject }) => {
      const id = String(Object(subject).id);
      await bookings.deliver(paymentSettled, about(id));
      return { paymentId, redirectUrl: 'https://pay.example/1', mode: 'live' };
    });
    const { booking } = await book();
    const row = await bookings.rows('bookings').findOne({ uid: booking.uid });
    expect(row).toMatchObject({ userId: ctx.userId, state: 'confirmed', paymentState: 'paid', payUrl: null });
  });

  it('is not said to have come too late because a host writes so', async () => {
    const { ctx, uid, payment } = await booked();
    await bookings.deliver(paymentSettled, payment());
    const reason = 'The time was taken before the payment arrived';
    await bookings.call(changeBookingStatus, { uid, command: 'cancel', reason }, ctx);
    bookings.answers.set(refundPayment.subject, () => ({ refundId: newId(), state: 'settled' }));
    bookings.jobs.length = 0;
    const [due] = (await bookings.events(refundDue.name)).slice(-1);
    await bookings.deliver(refundDue, refundDue.data.parse(due));
    expect(bookings.jobs.map(({ data }) => data['key'])).toEqual([]);
  });

  it('loses nothing when a refund is refused while another one is noted', async () => {
    const { ctx, uid, payment, row } = await booked();
    await bookings.deliver(paymentSettled, payment());
    await bookings.call(changeBookingStatus, { uid, command: 'cancel' }, ctx);
    const [due] = (await bookings.events(refundDue.name)).slice(-1);
    bookings.answers.set(refundPayment.subject, () => {
      throw new DomainError('payments.refund_refused');
    });
    const records = bookings.get(BookingsRepository);
    const read = records.findOne.bind(records);
    const reading = jest.spyOn(records, 'findOne').mockImplementationOnce(async (filter) => {
      const found = await read(filter);
      await bookings.rows('bookings').updateOne({ uid }, { $set: { refunded: 500 } });
      return found;
    });
    await bookings.deliver(refundDue, refundDue.data.parse(due));
    reading.mockRestore();
    expect(await row()).toMatchObject({ refunded: 500, paymentAttention: { code: 'refund_failed' } });
  });
});
