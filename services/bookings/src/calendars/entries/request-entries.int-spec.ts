import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingRescheduled,
  cancelBooking,
  rescheduleBooking,
  saveBooking,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, type Creator } from '../../testing/bookings-harness.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const guest = visitor();
const ten = '2031-06-03T10:00:00+02:00';
const noon = '2031-06-03T12:00:00+02:00';

/** A host whose bookings are written to a calendar. */
async function aHost() {
  const host = await bookings.anAppointment();
  const account = { provider: 'google', accountKey: 'ana', state: 'active', writeCalendarId: 'work', deletedAt: null };
  await bookings.rows('calendar_accounts').insertOne({ _id: newId(), userId: host.ctx.userId, ...account });
  return host;
}
/** Hands over the newest event of a kind that the host's bookings have written. */
async function deliverNewest(
  event: typeof bookingConfirmed | typeof bookingRescheduled | typeof bookingCancelled,
  ctx: Creator,
) {
  const own = (await bookings.events(event.name)).filter(({ ownerId }) => ownerId === ctx.userId);
  await bookings.deliver(event, event.data.parse(own.at(-1)));
}
const entriesOf = ({ userId }: Creator) => bookings.rows('calendar_entries').find({ userId }).toArray();
/** As the job leaves it once the calendar agrees with the booking. */
const settle = ({ userId }: Creator) =>
  bookings.rows('calendar_entries').updateMany({ userId }, { $set: { dueAt: null, ref: 'written' } });

it('a booking has one entry, which is due again whenever it is confirmed, moved or cancelled', async () => {
  const { ctx, appointment } = await aHost();
  const { booking, token } = await bookings.call(saveBooking, aRequest(appointment, ten), guest);
  await deliverNewest(bookingConfirmed, ctx);
  await deliverNewest(bookingConfirmed, ctx);
  const [first, ...others] = await entriesOf(ctx);
  expect([first?.['icsUid'], first?.['dueAt'], others]).toEqual([
    `${booking.uid}@bookings.invalid`,
    expect.any(Date),
    [],
  ]);

  await settle(ctx);
  const moved = await bookings.call(rescheduleBooking, { uid: booking.uid, token, start: noon }, guest);
  await deliverNewest(bookingRescheduled, ctx);
  expect(await entriesOf(ctx)).toMatchObject([{ _id: first?._id, ref: 'written', dueAt: expect.any(Date) }]);

  await settle(ctx);
  await bookings.call(cancelBooking, { uid: moved.booking.uid, token: moved.token ?? '' }, guest);
  await deliverNewest(bookingCancelled, ctx);
  expect(await entriesOf(ctx)).toMatchObject([{ _id: first?._id, ref: 'written', dueAt: expect.any(Date) }]);
});

it('an event of a booking that was erased asks for nothing', async () => {
  const { ctx, appointment } = await aHost();
  const { booking } = await bookings.call(saveBooking, aRequest(appointment, ten), guest);
  await bookings.rows('bookings').deleteOne({ uid: booking.uid });
  await deliverNewest(bookingConfirmed, ctx);
  expect(await entriesOf(ctx)).toEqual([]);
});

it('a booking of a host without a calendar asks for nothing', async () => {
  const { ctx, appointment } = await bookings.anAppointment();
  await bookings.call(saveBooking, aRequest(appointment, ten), guest);
  await deliverNewest(bookingConfirmed, ctx);
  expect(await entriesOf(ctx)).toEqual([]);
});
