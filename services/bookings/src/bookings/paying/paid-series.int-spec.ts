import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelBooking, cancelPayment, manageBooking, saveBooking, startPayment } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../../testing/bookings-harness.js';

describe('a series that costs money', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    bookings.answers.set(startPayment.subject, () => ({
      paymentId: newId(),
      redirectUrl: 'https://pay.example/1',
      mode: 'live',
    }));
    bookings.answers.set(cancelPayment.subject, () => ({}));
  }, 60_000);
  afterAll(() => bookings.stop());

  it('asks for the sum, and cancels every date with the unpaid one', async () => {
    const guest = visitor();
    const recurring = { freq: 'weekly', interval: 1, maxCount: 5 } as const;
    const { appointment } = await bookings.anAppointment(undefined, { price: '20', currency: 'EUR', recurring });
    const series = aRequest(appointment, '2031-06-03T10:00:00+02:00', { occurrences: 3 });
    const { booking, token } = await bookings.call(saveBooking, series, guest);
    expect(booking).toMatchObject({ due: { amount: 2000 }, toPay: { amount: 6000, currency: 'EUR' } });
    const days = ['2031-06-03', '2031-06-10', '2031-06-17'];
    expect(booking.series.map(({ startAt }) => startAt.slice(0, 10))).toEqual(days);
    const second = { uid: booking.series[1]?.uid ?? '', token: booking.series[1]?.token ?? '' };
    expect((await bookings.call(manageBooking, second, guest)).booking.state).toBe('awaitingPayment');
    const cancelled = await bookings.call(cancelBooking, { uid: booking.uid, token }, guest);
    expect(cancelled.booking.series.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(bookings.asked.filter(({ subject }) => subject === cancelPayment.subject)).toHaveLength(1);
    expect(await bookings.rows('claims').countDocuments({ appointmentId: appointment._id })).toBe(0);
  });
});
