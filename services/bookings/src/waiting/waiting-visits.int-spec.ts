import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirmWaitingBookings,
  confirmWaitingRegistrations,
  holdSlot,
  saveBooking,
  startPayment,
  subscribeWebinar,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';

const ten = '2031-06-03T10:00:00+02:00';
const guest = visitor();
const asked = { code: 'core.confirm_address' };
let addresses = 0;

/** @source shared case "Mail bombing" */
describe('for an address that has had its mails of this hour', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());

  const aFullOne = () => {
    const email = `full${(addresses += 1)}@example.com`;
    bookings.openAllowance.full.add(email);
    return { email, mailbox: bookings.openAllowance.mailboxOf(email) };
  };
  const claimsOf = (appointmentId: string) => bookings.rows('claims').countDocuments({ appointmentId });

  it('a free booking takes no time until it is confirmed, and is made then, once', async () => {
    const { appointment } = await bookings.anAppointment();
    const { email, mailbox } = aFullOne();
    const { holdKey } = await bookings.call(holdSlot, { publicId: appointment.publicId, start: ten }, guest);
    const request = aRequest(appointment, ten, { attendee: { name: 'Ada', email }, holdKey });
    for (const _ of ['first', 'repeated'])
      await expect(bookings.call(saveBooking, request, guest)).rejects.toMatchObject(asked);
    expect(await claimsOf(appointment._id)).toBe(0);
    expect(bookings.jobs.filter(({ data }) => data.to === email)).toMatchObject(
      Array.from({ length: 2 }, () => ({ data: { template: 'confirm-address', key: `confirm-address:${mailbox}` } })),
    );
    const { outcomes } = await bookings.call(confirmWaitingBookings, { mailbox }, guest);
    expect(outcomes).toMatchObject([{ problem: null, title: expect.stringContaining('Consultation, ') }]);
    expect(outcomes[0]?.path).toContain(`/bookAppointment/${appointment.publicId}?`);
    expect(await claimsOf(appointment._id)).toBe(1);
    expect((await bookings.call(confirmWaitingBookings, { mailbox }, guest)).outcomes).toEqual([]);
  });

  it('a booking whose time another person has taken is named as gone', async () => {
    const { appointment } = await bookings.anAppointment();
    const { email, mailbox } = aFullOne();
    const waiting = bookings.call(saveBooking, aRequest(appointment, ten, { attendee: { name: 'Ada', email } }), guest);
    await expect(waiting).rejects.toMatchObject(asked);
    await bookings.call(saveBooking, aRequest(appointment, ten), guest);
    expect((await bookings.call(confirmWaitingBookings, { mailbox }, guest)).outcomes).toMatchObject([
      { path: `/bookAppointment/${appointment.publicId}`, problem: { code: 'bookings.slot_taken' } },
    ]);
  });

  it('a free registration takes no seat until it is confirmed, and a booking is not made by it', async () => {
    const { ctx, webinar } = await aWebinar(bookings, { capacity: 20 });
    const { appointment } = await bookings.anAppointment(ctx);
    const { email, mailbox } = aFullOne();
    const person = { firstName: 'Ada', lastName: 'Lovelace', email };
    const register = () => bookings.call(subscribeWebinar, aSubscription(webinar, { person }), guest);
    await expect(register()).rejects.toMatchObject(asked);
    const booking = aRequest(appointment, ten, { attendee: { name: 'Ada', email } });
    await expect(bookings.call(saveBooking, booking, guest)).rejects.toMatchObject(asked);
    const taken = async () => (await bookings.rows('webinar_seats').findOne({ webinarId: webinar._id }))?.['taken'];
    expect(await taken()).toBe(0);
    const { outcomes } = await bookings.call(confirmWaitingRegistrations, { mailbox }, guest);
    expect(outcomes).toMatchObject([{ title: webinar.title, problem: null }]);
    expect([await taken(), await claimsOf(appointment._id)]).toEqual([1, 0]);
    // Once more, by the reader of the address: it is the same one.
    await expect(register()).rejects.toMatchObject(asked);
    const again = await bookings.call(confirmWaitingRegistrations, { mailbox }, guest);
    expect(again.outcomes).toMatchObject([{ path: outcomes[0]?.path, problem: null }]);
  });

  it('what is paid does not wait', async () => {
    const { appointment } = await bookings.anAppointment(undefined, { price: '20', currency: 'EUR' });
    const { email } = aFullOne();
    const paid = aRequest(appointment, ten, { attendee: { name: 'Ada', email } });
    const payment = { paymentId: newId(), redirectUrl: 'https://pay.example/1', mode: 'live' };
    bookings.answers.set(startPayment.subject, () => payment);
    expect((await bookings.call(saveBooking, paid, guest)).redirectUrl).toBe(payment.redirectUrl);
  });
});
