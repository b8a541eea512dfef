import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookingConfirmed, cancelBooking, listSlots, rescheduleBooking, saveBooking } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { SyncCalendarsJob } from '../../calendars/sync-calendars.job.js';
import { WriteEntriesJob } from '../../calendars/entries/write-entries.job.js';
import { ExpireHoldsJob } from '../../claims/expire-holds.job.js';
import { SendRemindersJob } from '../../mails/send-reminders.job.js';
import { aRequest, BookingsHarness, type Creator } from '../../testing/bookings-harness.js';
import { longReads } from '../../testing/long-reads.js';
import { BookingJobs } from '../booking-jobs.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const guest = visitor();
const at = (hour: number) => `2031-06-03T${String(hour).padStart(2, '0')}:00:00+02:00`;
const past = 600;

/** Bookings of the years before, an hour after the other, with their claims. */
async function aPast({ userId }: Creator) {
  for (const collection of ['bookings', 'claims']) {
    const [known] = await bookings.rows(collection).find({ userId }).toArray();
    if (!known) throw new Error('nothing to copy');
    const rows = Array.from({ length: past }, (_, index) => {
      const [from, to] = [0, 1].map((hours) => new Date(Date.UTC(2020, 0, 1, index + hours)));
      const own = { uid: randomUUID(), icsUid: randomUUID(), holder: randomUUID(), meeting: randomUUID() };
      const times = {
        startAt: from,
        endAt: to,
        occupiedFrom: from,
        occupiedTo: to,
        remindAt: null,
        awaitedUntil: null,
      };
      const mine = Object.fromEntries(Object.entries({ ...own, ...times }).filter(([name]) => name in known));
      return {
        ...known,
        ...mine,
        _id: newId(),
        ...('state' in known ? { state: 'completed', idempotencyKey: null } : {}),
      };
    });
    await bookings.rows(collection).insertMany(rows);
  }
}

it('what is over slows nothing down: booking, moving, cancelling and free times read only what stands around their time', async () => {
  const { ctx, appointment } = await bookings.anAppointment(undefined, {
    limits: { perDay: 8, perAttendeePerWeek: 8 },
  });
  await bookings.call(saveBooking, aRequest(appointment, at(9)), guest);
  await aPast(ctx);
  const day = { from: '2031-06-03', to: '2031-06-03', timeZone: 'Europe/Berlin' };
  const found = await longReads(bookings.database, async () => {
    await bookings.call(listSlots, { publicId: appointment.publicId, ...day }, guest);
    const { booking, token } = await bookings.call(saveBooking, aRequest(appointment, at(10)), guest);
    const [confirmed] = (await bookings.events(bookingConfirmed.name)).slice(-1);
    await bookings.deliver(bookingConfirmed, bookingConfirmed.data.parse(confirmed));
    const moved = await bookings.call(rescheduleBooking, { uid: booking.uid, token, start: at(12) }, guest);
    await bookings.call(cancelBooking, { uid: moved.booking.uid, token: moved.token ?? '' }, guest);
  });
  expect(found).toEqual([]);
});

it('the recurring jobs find what is due without looking at all bookings', async () => {
  const { ctx, appointment } = await bookings.anAppointment();
  await bookings.call(saveBooking, aRequest(appointment, at(9)), guest);
  await aPast(ctx);
  const { signal } = new AbortController();
  const found = await longReads(bookings.database, async () => {
    for (const job of [BookingJobs, ExpireHoldsJob, SendRemindersJob, WriteEntriesJob, SyncCalendarsJob])
      await bookings.get<{ run(stop: AbortSignal): Promise<void> }>(job).run(signal);
    await bookings.call(saveBooking, aRequest(appointment, at(14)), guest);
  });
  expect(found).toEqual([]);
});
