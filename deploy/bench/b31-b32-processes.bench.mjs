// B31: time until a process is ready. B32: memory of an idle process.
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';
import { serverOf } from './kit/installation.mjs';
import { median, residentMb, rounds, seconds, settled, spread } from './kit/measure.mjs';

const services = [
  ...['auth', 'campaigns-and-templates', 'commerce', 'bookings', 'media', 'notifications-and-chat', 'white-label'],
  'integrations',
];
const others = ['workers:email', 'workers:media', 'workers:schedules', 'gateway'];
const count = Math.max(1, Math.min(3, rounds));

export async function run(stack) {
  const alone = [];
  for (const name of services) alone.push({ name, times: await times(() => started(stack, name)) });
  const together = await times(() => started(stack, undefined), { keep: true });
  const allInOneMb = await idleMb(together.kept);
  await stopAll(together.kept);
  const separate = await times(() => startedAll(stack), { keep: true });
  const separateMb = await idleMb(separate.kept);
  await stopAll(separate.kept);
  return [...coldRows(alone, together, separate), ...memoryRows(stack, { allInOneMb, separateMb })];
}

/** Seconds until ready, a few times; the children of the last time may be kept. */
async function times(start, { keep = false } = {}) {
  const found = [];
  let kept = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    const children = [await start()].flat();
    found.push((performance.now() - began) / 1000);
    if (keep && round === count - 1) kept = children;
    else await stopAll(children);
  }
  return Object.assign(found, { kept });
}

const stopAll = (children) => Promise.all(children.map((child) => child.stop()));

/** One process of the installation, on the servers that run already. `roles` undefined: all of them. */
async function started(stack, roles) {
  const port = String(await freePort());
  const env = { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
  return stack.startRoles(roles, { name: `bench-${roles ?? 'all'}-${port}`, env });
}

const startedAll = (stack) => Promise.all([...services, ...others].map((name) => started(stack, name)));

/** Resident megabytes of each, once they have become quiet. */
async function idleMb(children) {
  await settled(
    children.map(({ pid }) => pid),
    10,
  );
  await pause(Math.min(5, seconds) * 1000);
  return children.map(({ pid }) => residentMb(pid));
}

function coldRows(alone, together, separate) {
  const slowest = alone.toSorted((one, other) => median(other.times) - median(one.times))[0];
  const each = alone.map(({ name, times: found }) => `${name} ${median(found).toFixed(2)}`).join(', ');
  const row = (measure, found, limit, stretch, note) => ({
    id: 'B31',
    measure: `Cold start: ${measure}`,
    ours: spread(found, 's'),
    target: `<= ${limit} s (${stretch})`,
    met: median(found) <= limit,
    note,
  });
  return [
    row(`the slowest service alone (${slowest.name})`, slowest.times, 1.5, 0.8, `medians, s: ${each}`),
    row('all roles in one process', together, 4, 2, 'databases up; asked every 100 ms whether it is ready'),
    row(
      `${services.length + others.length} processes at once, all ready`,
      separate,
      10,
      6,
      'the whole stack as compose runs it; databases up',
    ),
  ];
}

function memoryRows(stack, { allInOneMb, separateMb }) {
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const [nats, redis, mongo] = ['nats', 'redis', 'mongo'].map((kind) => residentMb(serverOf(stack, kind).child.pid));
  const row = (measure, megabytes, limit, stretch, note) => ({
    id: 'B32',
    measure: `Idle resident memory: ${measure}`,
    ours: `${megabytes.toFixed(0)} MB`,
    target: `<= ${limit} MB (${stretch})`,
    met: megabytes <= limit,
    note,
  });
  return [
    row('all roles in one process', sum(allInOneMb), 300, 200, ''),
    row(
      '8 services, gateway, 3 workers as processes',
      sum(separateMb),
      1_100,
      800,
      `${separateMb.map((value) => value.toFixed(0)).join(' + ')} MB; pages of program text that they share are counted in each`,
    ),
    row(
      'NATS + Redis',
      nats + redis,
      40,
      40,
      `NATS ${nats.toFixed(0)}, Redis ${redis.toFixed(0)}; mongod ${mongo.toFixed(0)} MB beside them`,
    ),
  ];
}
