// R33: what readers see of a growing set of bookings while its service and mongod are killed. A set that only grows is linearizable when each
// read has all that was acknowledged before it began, nothing that was requested after it ended, and never less than a read before it.
import { ask, isPassing, newKey, pause, someNetwork } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';

const rounds = Number(process.env.FAULT_ROUNDS ?? 5);
const writers = 4;
const readers = 2;
const hourMs = 3_600_000;
const first = Date.parse('2031-11-03T00:00:00Z');
const range = { from: '2031-11-03', to: '2031-12-14' };

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const appointment = await published(creator);
  const history = { requested: [], acknowledged: [], reads: [], strange: [], retries: 0 };
  let isOver = false;
  const until = async (once) => {
    while (!isOver) await once();
  };
  const work = [
    ...Array.from({ length: writers }, () => until(() => book(installation, appointment, history))),
    ...Array.from({ length: readers }, () => until(() => read(creator, history))),
  ];
  for (let round = 0; round < rounds; round += 1) {
    await pause(1_000);
    await installation.kill('bookings');
    await installation.startAgain('bookings');
    if (round % 2 === 1) {
      await installation.killServer('mongo');
      await pause(1_000);
      await installation.restartServer('mongo');
    }
    report(`round ${round + 1}: ${history.acknowledged.length} acknowledged, ${history.retries} sent again`);
  }
  await pause(2_000);
  isOver = true;
  await Promise.all(work);
  await read(creator, history);

  const stored = await withDatabase(installation, (db) =>
    db.collection('bookings.bookings').find({ appointmentId: appointment._id }).toArray(),
  );
  const starts = new Set(stored.map(({ startAt }) => startAt.getTime()));
  const lost = history.acknowledged.filter(({ start }) => !starts.has(Date.parse(start))).length;
  const wrong = history.reads.filter((one) => !isExplained(one, history)).length;
  const row = (measure, measured, target, met) => ({ id: 'R33', measure, measured, target, met });
  return [
    row(
      `reads that no order of the bookings explains, ${rounds} kills of the service, ${Math.floor(rounds / 2)} of mongod`,
      `${wrong} of ${history.reads.length}`,
      '0',
      wrong === 0 && history.reads.length > 0,
    ),
    row(
      'acknowledged bookings lost or made twice',
      `${lost} lost, ${stored.length - starts.size} twice, of ${history.acknowledged.length} (${history.retries} requests sent again)`,
      '0',
      lost === 0 && stored.length === starts.size,
    ),
    row(
      'refusals that are not about the outage',
      `${history.strange.length}${history.strange[0] ? `: ${history.strange[0]}` : ''}`,
      '0',
      history.strange.length === 0,
    ),
  ];
}

async function published(creator) {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
  const { _id: scheduleId } = await creator.must('/user/schedule/add-update', {
    name: 'Always',
    timeZone: 'UTC',
    weekly,
  });
  const rules = { durations: [30], minimumNotice: 0, window: { type: 'unlimited' }, reminders: [] };
  return creator.must('/user/appointment/add-update', { title: 'History', state: 'published', scheduleId, ...rules });
}

/** As a browser does: the same request again until it is answered. */
async function book(installation, { publicId }, history) {
  const start = new Date(first + history.requested.length * (hourMs / 2)).toISOString();
  const attendee = { name: 'Visitor', email: `${newKey()}@visitors.example` };
  const body = { publicId, start, timeZone: 'UTC', attendee, idempotencyKey: newKey() };
  history.requested.push({ start, at: Date.now() });
  for (;;) {
    const answer = await ask(`${installation.url}/user/appointment/save`, { body, headers: someNetwork() });
    if (answer.status === 200) return history.acknowledged.push({ start, at: Date.now() });
    if (answer.status !== 0 && !isPassing(answer)) return history.strange.push(`${answer.status} ${answer.code}`);
    history.retries += 1;
    await pause(100);
  }
}

async function read(creator, { reads }) {
  const from = Date.now();
  const { status, data } = await creator.ask('/user/appointment/booking-calendar', range);
  if (status === 200)
    reads.push({ from, until: Date.now(), seen: new Set(data.bookings.map(({ startAt }) => Date.parse(startAt))) });
  await pause(150);
}

function isExplained({ from, until, seen }, { requested, acknowledged, reads }) {
  const has = ({ start }) => seen.has(Date.parse(start));
  const early = new Set(requested.filter(({ at }) => at <= until).map(({ start }) => Date.parse(start)));
  return (
    acknowledged.filter(({ at }) => at < from).every(has) &&
    [...seen].every((start) => early.has(start)) &&
    reads.filter((other) => other.until < from).every((other) => [...other.seen].every((start) => seen.has(start)))
  );
}
