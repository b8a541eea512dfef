import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bookingRows,
  getShownModes,
  listBookings,
  listRegistrations,
  registrationRows,
  saveBooking,
  startPayment,
  subscribeWebinar,
  testPaymentKnown,
  type ShownMode,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError, systemContext } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { bookingModes } from '../booking-records/migrations/2026-11-26-booking-modes.js';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';
import { registrationModes } from '../webinars/migrations/2026-11-26-registration-modes.js';

const ten = '2031-06-03T10:00:00+02:00';
const price = { price: '20', currency: 'EUR' };

describe('bookings and registrations of test payments', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    bookings.answers.set(getShownModes.subject, ({ wanted = 'live' }) => ({ mode: wanted, hasTest: true }));
  }, 60_000);
  afterAll(() => bookings.stop());

  const paidBy = (mode: 'test' | 'live') =>
    bookings.answers.set(startPayment.subject, () => ({
      ...{ paymentId: newId(), redirectUrl: 'https://pay.example/1', mode },
    }));
  const exported = async (rows: typeof bookingRows | typeof registrationRows, ownerId: string, mode?: ShownMode) => {
    const filters = mode ? { mode } : {};
    const page = await bookings.call(rows, { ownerId, filters, after: null, limit: 10 }, systemContext());
    const at = page.columns.findIndex(({ title }) => title === 'mode');
    return page.rows.map((row) => row[at]);
  };

  it('are listed and exported where they are asked for, beside those of live payments', async () => {
    const { ctx, appointment } = await bookings.anAppointment(undefined, price);
    const listed = async (mode?: ShownMode) => {
      const reply = await bookings.call(listBookings, { filters: mode ? { mode } : {} }, ctx);
      return [reply.mode, ...reply.data.map((booking) => booking.mode)];
    };
    paidBy('test');
    await bookings.call(saveBooking, aRequest(appointment, ten), visitor());
    expect([await listed(), await listed('test')]).toEqual([['live'], ['test', 'test']]);
    paidBy('live');
    await bookings.call(saveBooking, aRequest(appointment, ten.replace('03T', '04T')), visitor());
    expect([await listed(), await listed('all')]).toEqual([
      ['live', 'live'],
      ['all', 'test', 'live'],
    ]);
    expect([await exported(bookingRows, ctx.userId), await exported(bookingRows, ctx.userId, 'test')]).toEqual([
      ['live'],
      ['test'],
    ]);
  });

  it('of webinars are, too', async () => {
    const { ctx, webinar } = await aWebinar(bookings, price);
    paidBy('test');
    await bookings.call(subscribeWebinar, aSubscription(webinar), visitor());
    const listed = async (mode?: ShownMode) =>
      (await bookings.call(listRegistrations, { filters: mode ? { mode } : {} }, ctx)).data.map((one) => one.mode);
    expect([await listed(), await listed('test')]).toEqual([[], ['test']]);
    expect(await exported(registrationRows, ctx.userId, 'all')).toEqual(['test']);
  });

  it('are listed with all others while commerce, which knows the accounts, is away', async () => {
    const { ctx, appointment } = await bookings.anAppointment(undefined, price);
    paidBy('test');
    await bookings.call(saveBooking, aRequest(appointment, ten), visitor());
    const answer = bookings.answers.get(getShownModes.subject);
    bookings.answers.set(getShownModes.subject, () => {
      throw new DomainError('core.unavailable');
    });
    expect(await bookings.call(listBookings, {}, ctx)).toMatchObject({ mode: 'all', data: [{ mode: 'test' }] });
    if (answer) bookings.answers.set(getShownModes.subject, answer);
  });

  it('that were stored without a mode get it from what commerce knows of their payment', async () => {
    const { ctx, appointment } = await bookings.anAppointment(undefined, price);
    for (const [day, mode] of [
      ['03T', 'test'],
      ['04T', 'live'],
    ] as const) {
      paidBy(mode);
      await bookings.call(saveBooking, aRequest(appointment, ten.replace('03T', day)), visitor());
    }
    const ownerId = ctx.userId;
    const own = { userId: ownerId };
    const tested = await bookings.rows('bookings').findOne({ ...own, mode: 'test' });
    await bookings.rows('bookings').updateMany(own, { $unset: { mode: 1 } });
    for (const migration of [bookingModes, registrationModes]) await migration.up(bookings.database);
    const subject = { service: 'bookings' as const, kind: 'booking' as const, id: tested?._id ?? '' };
    await bookings.deliver(testPaymentKnown, { ownerId, subject, paymentId: String(tested?.['paymentId']) });
    const stored = await bookings.rows('bookings').find(own).sort({ startAt: 1 }).toArray();
    expect(stored.map((row) => row['mode'])).toEqual(['test', 'live']);
  });
});
