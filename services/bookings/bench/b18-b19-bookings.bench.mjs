// B18: free times of 60 days while the host has a thousand or a hundred thousand bookings. B19: many bookings at once on distinct times. Then
// the calendar of a week with five hundred bookings.
import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';
import { creator, openRates } from '../../../deploy/bench/kit/installation.mjs';
import { quantile } from '../../../deploy/bench/kit/measure.mjs';
import { appointment, bookingOf, weekOfBookings } from './booking-rows.mjs';

const sizes = (process.env.BENCH_ITEMS ?? '1000,100000').split(',').map(Number);
const asked = Number(process.env.BENCH_CALLS ?? 100);
const atOnce = 32;
const dayMs = 86_400_000;
const dateOf = (at) => new Date(at).toISOString().slice(0, 10);

export async function run(stack) {
  const ask = await creator(stack.url);
  const rows = [];
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  try {
    const db = client.db();
    const slow = await appointment(ask);
    await slotsOf(ask, slow);
    await openRates(stack);
    const arms = [];
    let there = 0;
    for (const size of sizes) {
      await grow(db, slow, there, size);
      there = size;
      arms.push(await measured(asked, () => slotsOf(ask, slow)));
    }
    rows.push(slotRow(arms));
    rows.push(createRow(await created(stack, ask)));
    rows.push(await calendarRow(stack, ask, slow));
  } finally {
    await client.close();
  }
  return rows;
}

const slotsOf = (ask, { publicId }) =>
  ask('/user/appointment/slots', {
    publicId,
    from: dateOf(Date.now() + dayMs),
    to: dateOf(Date.now() + 60 * dayMs),
    timeZone: 'Europe/Berlin',
  });

async function measured(times, once) {
  for (let warm = 0; warm < 10; warm += 1) await once();
  const taken = [];
  for (let at = 0; at < times; at += 1) {
    const started = performance.now();
    await once();
    taken.push(performance.now() - started);
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

/** Bookings with their claims, half an hour each: three hundred in the days to come, the others before. */
async function grow(db, { _id: appointmentId }, from, to) {
  const { userId } = await db.collection('bookings.appointments').findOne({ _id: appointmentId });
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  const base = { userId, tenantId: null, rev: 1, createdAt: new Date(), updatedAt: new Date(), deletedAt: null };
  for (let start = from; start < to; start += 5_000) {
    const numbers = Array.from({ length: Math.min(5_000, to - start) }, (_, index) => start + index);
    const made = numbers.map((number) => {
      const at = number < 300 ? today + 2 * dayMs + number * 9_000_000 : today - (number - 299) * 3_600_000;
      return { uid: `bench-${number}-${randomUUID()}`, startAt: new Date(at), endAt: new Date(at + 1_800_000) };
    });
    await db.collection('bookings.claims').insertMany(
      made.map(({ uid, startAt, endAt }) => ({
        ...{
          _id: String(new ObjectId()),
          ...base,
          appointmentId,
          holder: uid,
          seatNo: 1,
          isHold: false,
          expiresAt: null,
        },
        ...{ meeting: `${appointmentId}:${startAt.getTime()}:${endAt.getTime()}`, startAt, endAt },
        ...{ occupiedFrom: startAt, occupiedTo: endAt },
      })),
      { ordered: false },
    );
    await db.collection('bookings.bookings').insertMany(
      made.map(({ uid, startAt, endAt }) => bookingOf({ ...base, appointmentId, uid, startAt, endAt })),
      { ordered: false },
    );
  }
}

/** Thirty-two at a time, each on a time of its own. */
async function created(stack, ask) {
  const target = await appointment(ask);
  const first = Date.parse('2032-01-05T00:00:00Z');
  let next = 0;
  const taken = [];
  const save = async () => {
    const start = new Date(first + (next += 1) * 1_800_000).toISOString();
    const attendee = { name: 'Visitor', email: `v${next}@example.com` };
    const started = performance.now();
    const { publicId } = target;
    await ask('/user/appointment/save', { publicId, start, timeZone: 'UTC', attendee, idempotencyKey: randomUUID() });
    taken.push(performance.now() - started);
  };
  await save();
  await openRates(stack);
  taken.length = 0;
  const lane = async () => {
    for (let turn = 0; turn < 10; turn += 1) await save();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), count: taken.length };
}

async function calendarRow(stack, ask, { _id }) {
  await weekOfBookings(stack, _id, { firstDay: Date.parse('2033-01-03T00:00:00Z'), count: 500 });
  const range = { from: '2033-01-03', to: '2033-01-09' };
  let shown = 0;
  const arm = await measured(30, async () => {
    shown = (await ask('/user/appointment/booking-calendar', range)).bookings.length;
  });
  return {
    id: 'BOOK',
    measure: 'Calendar: answer with a week of 500 bookings, p95',
    ours: `${arm.p95.toFixed(1)} ms (median ${arm.p50.toFixed(1)} ms, ${shown} bookings)`,
    target: 'the week opens in <= 1 s',
    met: arm.p95 <= 1_000,
    note: 'the call alone',
  };
}

const slotRow = (arms) => {
  const ratio = arms.at(-1).p50 / arms[0].p50;
  const worst = Math.max(...arms.map(({ p95 }) => p95));
  return {
    id: 'B18',
    measure: `Free times of 60 days: p95 with ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} bookings of the host`,
    ours: `${arms.map(({ p95 }) => p95.toFixed(1)).join(' / ')} ms`,
    reference: `p50 ${arms.map(({ p50 }) => p50.toFixed(1)).join(' / ')} ms`,
    ratio,
    target: '<= 30 ms; p50 of the largest <= 1.5 of the smallest',
    met: worst <= 30 && ratio <= 1.5,
    note: '300 bookings within the 60 days, half-hour times around the clock: 2,800 free times an answer',
  };
};

const createRow = ({ p50, p95, count }) => ({
  id: 'B19',
  measure: `Booking: p95 at ${atOnce} at once on distinct times of one host, ${count} bookings`,
  ours: `${p95.toFixed(1)} ms (median ${p50.toFixed(1)} ms)`,
  target: '<= 40 ms (15 ms)',
  met: p95 <= 40,
  note: 'bookings of one host are made four at a time in a process, so that hundreds who want one time do not try again all at once',
});
