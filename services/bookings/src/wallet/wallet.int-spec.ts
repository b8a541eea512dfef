import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingWalletHosts, saveBooking, subscribeWebinar } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';

const guest = visitor();

describe('the hosts of a visitor', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());

  const email = 'vera@example.com';
  const hosts = async (limit = 5, of = email) =>
    (await bookings.call(bookingWalletHosts, { email: of, limit }, guest)).ownerIds;
  const booked = async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const attendee = { name: 'Vera', email };
    await bookings.call(saveBooking, aRequest(appointment, '2031-06-03T10:00:00+02:00', { attendee }), guest);
    return ctx.userId;
  };
  const registered = async () => {
    const { ctx, webinar } = await aWebinar(bookings);
    const person = { firstName: 'Vera', lastName: 'Vale', email };
    await bookings.call(subscribeWebinar, aSubscription(webinar, { person }), guest);
    return ctx.userId;
  };

  it('are those of bookings and registrations, the latest first', async () => {
    expect(await hosts()).toEqual([]);
    const [first, second, third] = [await booked(), await registered(), await booked()];
    expect(await hosts()).toEqual([third, second, first]);
    expect(await hosts(2)).toEqual([third, second]);
    expect(await hosts(5, 'other@example.com')).toEqual([]);
  });
});
