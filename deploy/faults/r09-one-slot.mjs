// R09, R10, R11: many visitors want the same time, or times that overlap; two hosts decide at once. Also holds, of which none may stay.
import { ask, newKey, someNetwork, tally } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';

const clients = 200;
const rounds = Number(process.env.FAULT_ROUNDS ?? 50);
const hourMs = 3_600_000;
const tuesday = Date.parse('2031-06-03T08:00:00Z');

export async function run(installation) {
  const creator = await Creator.signIn(installation);
  return [
    await oneSlot(installation, creator),
    await overlaps(installation, creator),
    await approvals(installation, creator),
  ];
}

async function appointment(creator, more = {}) {
  const schedule = await creator.must('/user/schedule/add-update', {
    name: 'Always',
    timeZone: 'UTC',
    weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] })),
  });
  const usual = {
    title: 'Wanted',
    state: 'published',
    durations: [60],
    minimumNotice: 0,
    window: { type: 'unlimited' },
  };
  return creator.must('/user/appointment/add-update', { ...usual, scheduleId: schedule._id, reminders: [], ...more });
}

const book = (installation, { publicId }, at, more = {}) =>
  ask(`${installation.url}/user/appointment/save`, {
    body: {
      publicId,
      start: new Date(at).toISOString(),
      timeZone: 'UTC',
      attendee: { name: 'Visitor', email: `${newKey()}@visitors.example` },
      idempotencyKey: newKey(),
      ...more,
    },
    headers: someNetwork(),
    timeoutMs: 60_000,
  });
const together = (count, once) => Promise.all(Array.from({ length: count }, (_, index) => once(index)));
const claimsOf = (installation, filter) =>
  withDatabase(installation, (db) => db.collection('bookings.claims').find(filter).toArray());

async function oneSlot(installation, creator) {
  const wanted = await appointment(creator);
  const all = [];
  let isOne = true;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await together(clients, () => book(installation, wanted, tuesday + round * 2 * hourMs));
    const [won, taken] = [200, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    isOne &&= won === 1 && taken === clients - 1;
    all.push(...answers);
  }
  const claims = await claimsOf(installation, { appointmentId: wanted._id });
  const bookings = await withDatabase(installation, (db) =>
    db.collection('bookings.bookings').countDocuments({ appointmentId: wanted._id }),
  );
  return {
    id: 'R09',
    measure: `one slot, ${clients} clients, ${rounds} rounds`,
    measured: `${tally(all)}; ${bookings} bookings, ${claims.length} claims`,
    target: '1 booking and 199 refusals each round, no orphan',
    met: isOne && bookings === rounds && claims.length === rounds,
  };
}

async function overlaps(installation, creator) {
  const [short, long] = [
    await appointment(creator, { durations: [30], slotInterval: 15 }),
    await appointment(creator, { durations: [60], slotInterval: 15 }),
  ];
  const from = tuesday + 30 * 24 * hourMs;
  const answers = await together(clients, (index) =>
    book(installation, index % 2 ? short : long, from + (index % 32) * 900_000),
  );
  const claims = await claimsOf(installation, { appointmentId: { $in: [short._id, long._id] } });
  const sorted = claims.toSorted((one, other) => one.startAt - other.startAt);
  const overlapping = sorted.filter((claim, index) => index > 0 && claim.startAt < sorted[index - 1].endAt).length;
  return {
    id: 'R10',
    measure: `30 against 60 minutes, ${clients} clients over eight hours`,
    measured: `${tally(answers)}; ${claims.length} accepted, ${overlapping} overlap`,
    target: 'no two overlap',
    met: overlapping === 0 && claims.length > 0 && answers.every(({ status }) => status === 200 || status === 409),
  };
}

async function approvals(installation, creator) {
  const awaitingApproval = await appointment(creator, { requiresApproval: true, approvalBlocksSlot: false });
  const tries = Math.max(5, Math.round(rounds / 5));
  let isOne = true;
  const all = [];
  for (let round = 0; round < tries; round += 1) {
    const at = tuesday + (60 * 24 + round * 2) * hourMs;
    const pending = await together(2, () => book(installation, awaitingApproval, at));
    const answers = await together(2, (index) =>
      creator.ask('/user/appointment/approve', { uid: pending[index].data.booking.uid, approve: true }),
    );
    isOne &&= answers.filter(({ status }) => status === 200).length === 1;
    all.push(...answers);
  }
  return {
    id: 'R11',
    measure: `two requests for one slot approved at once, ${tries} rounds`,
    measured: tally(all),
    target: 'one approved each round',
    met: isOne,
  };
}
