import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listBookings, saveBooking } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { ZoneRulesJob } from './zone-rules.job.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const ten = '2031-06-03T10:00:00+02:00';
const run = () => bookings.get(ZoneRulesJob).run(new AbortController().signal);

/** As if the booking had been made while Berlin was at another offset: the clock that was agreed is not the one of its moment. */
async function agreedAt(clock: string) {
  bookings.jobs.length = 0;
  const { ctx, appointment } = await bookings.anAppointment();
  const { booking } = await bookings.call(saveBooking, aRequest(appointment, ten), visitor());
  const change = { $set: { wallClock: `2031-06-03T${clock}`, zoneRules: '2019a' } };
  await bookings.rows('bookings').updateOne({ uid: booking.uid }, change);
  const stands = async () => (await bookings.call(listBookings, {}, ctx)).data.map(({ startAt }) => startAt);
  const mailedTo = () =>
    bookings.jobs.filter(({ data }) => data.key.includes(':zoneChanged:')).map(({ data }) => data.to);
  return { stands, mailedTo };
}

it('moves a booking to the wall clock that was agreed when the rules of its zone have changed, and mails its host once', async () => {
  const { stands, mailedTo } = await agreedAt('11:00');
  await run();
  await run();
  expect(await stands()).toEqual(['2031-06-03T09:00:00.000Z']);
  expect(mailedTo()).toEqual(['ana@example.com']);
});

it('leaves a booking where it is when the agreed time cannot be booked, and mails its host', async () => {
  const { stands, mailedTo } = await agreedAt('23:00');
  await run();
  expect(await stands()).toEqual(['2031-06-03T08:00:00.000Z']);
  expect(mailedTo()).toEqual(['ana@example.com']);
});

it('changes nothing, and mails no one, where the clock is the same by the new rules', async () => {
  const { stands, mailedTo } = await agreedAt('10:00');
  await run();
  expect(await stands()).toEqual(['2031-06-03T08:00:00.000Z']);
  expect(mailedTo()).toEqual([]);
});

it.each([
  ['later', ['10:00', '11:00'], ['11:00', '12:00'], ['09', '10']],
  ['earlier', ['11:00', '12:00'], ['10:00', '11:00'], ['08', '09']],
])('moves bookings that follow one another %s, each to where the other was', async (_way, made, agreed, hours) => {
  const { ctx, appointment } = await bookings.anAppointment();
  for (const [index, clock] of made.entries()) {
    const wanted = aRequest(appointment, `2031-06-03T${clock}:00+02:00`);
    const { booking } = await bookings.call(saveBooking, wanted, visitor());
    const change = { $set: { wallClock: `2031-06-03T${agreed[index]}`, zoneRules: '2019a' } };
    await bookings.rows('bookings').updateOne({ uid: booking.uid }, change);
  }
  await run();
  const { data } = await bookings.call(listBookings, {}, ctx);
  expect(data.map(({ startAt }) => startAt).sort()).toEqual(hours.map((hour) => `2031-06-03T${hour}:00:00.000Z`));
});
