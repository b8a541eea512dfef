// R27 for calendars (Microsoft, Google, CalDAV) and for GoToWebinar: they hang, then fail, while visitors book. No visitor waits for them, and
// nothing is missing afterwards. CalDAV is a real server, which is left out where Python cannot bring it.
import { ask, eventually, isAnswered, Load, newKey, pause, someNetwork, tally, uniqueName } from './kit/requests.mjs';
import { CalDavCalendar } from './kit/caldav.mjs';
import { Creator } from './kit/creator.mjs';
import { longest, quantile, seconds } from './kit/table.mjs';

const quietMs = 4_000;
const busyMs = Number(process.env.FAULT_SECONDS ?? 30) * 1_000;
const hangMs = 30_000;
/** Calls of each provider that hang, and as many that fail after them. */
const broken = 6;
/** Milliseconds of the slowest hundredth that are no delay whatever they were before. */
const smallMs = 250;
const hourMs = 3_600_000;
const providers = [
  { provider: 'microsoft', name: 'Microsoft', domain: 'outlook.example', address: 'MICROSOFT_BASE_URL' },
  { provider: 'google', name: 'Google', domain: 'gmail.example', address: 'GOOGLE_BASE_URL' },
];
const first = Date.parse('2031-09-01T00:00:00Z');
const session = { startAt: '2031-09-03T18:00:00Z', endAt: '2031-09-03T19:00:00Z', timeZone: 'UTC' };

export async function run(installation, { report, ...options }) {
  const server = await CalDavCalendar.start(installation, { report, ...options });
  const creator = await Creator.signIn(installation);
  const calendars = [];
  for (const provider of providers) calendars.push(await connected(creator, provider));
  if (server) calendars.push(await connectedCalDav(creator, server));
  await consent(creator, '/user/webinar/auth', {}, `${uniqueName('host')}@outlook.example`);
  const webinar = await scheduled(creator);
  const registered = [];
  const visitors = () => {
    const load = new Load()
      .add('register', () => register(installation, webinar, registered), { workers: 2, everyMs: 300 })
      .add('times', () => times(installation, calendars[0].appointment), { everyMs: 200 });
    for (const { name, appointment, booked } of calendars)
      load.add(`book ${name}`, () => book(installation, appointment, booked), { workers: 1, everyMs: 300 });
    return load;
  };

  const before = visitors();
  await pause(quietMs);
  const calm = await before.stop();
  const load = visitors();
  await misbehave(installation, server);
  await pause(busyMs);
  const loud = await load.stop();
  report(`while they hang and fail: ${tally(loud)}`);

  const isThere = async () => {
    const events = await Promise.all(calendars.map((calendar) => calendar.starts(installation)));
    const people = await registrantsOf(installation, webinar);
    const isAll = calendars.every(({ booked }, index) => events[index].length >= booked.length);
    return isAll && people.length >= registered.length ? { events, people } : null;
  };
  const back = await eventually(isThere, { withinMs: 240_000, everyMs: 1_000 });
  const { events = [], people = [] } = back?.value ?? {};
  const later = back ? `, ${seconds(back.ms)} later` : '';
  const isEachOnce = (found, wanted) => new Set(found).size === found.length && found.length === wanted.length;
  const failed = loud.filter((answer) => !isAnswered(answer) || answer.status >= 400);
  const [p99Before, p99During] = [calm, loud].map((answers) =>
    quantile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
  );
  const row = (measure, measured, target, met) => ({ id: 'R27', measure, measured, target, met });
  return [
    row(
      `bookings and registrations while calendar and GoToWebinar hang ${seconds(hangMs)} and fail: refused`,
      `${failed.length} of ${loud.length}${failed.length > 0 ? `: ${tally(failed)}` : ''}, slowest ${seconds(longest(loud))}`,
      '0',
      failed.length === 0 && loud.length > 0,
    ),
    row(
      'the same: slowest hundredth, before and during',
      `${p99Before} ms, ${p99During} ms`,
      `<= twice, or ${smallMs} ms`,
      p99During <= Math.max(smallMs, 2 * p99Before),
    ),
    ...calendars.map(({ name, booked }, index) =>
      row(
        `afterwards: each booking once in the calendar of ${name}`,
        `${events[index]?.length ?? 0} of ${booked.length}${later}`,
        'all, each once',
        booked.length > 0 && isEachOnce(events[index] ?? [], booked),
      ),
    ),
    row(
      'afterwards: each person once at GoToWebinar',
      `${people.length} of ${registered.length}${later}`,
      'all, each once',
      registered.length > 0 && isEachOnce(people, registered),
    ),
  ];
}

/** As the browser of a person who allows the access. */
async function consent(creator, path, body, email) {
  const { authorizeUrl } = await creator.must(path, body);
  const url = new URL(authorizeUrl);
  url.searchParams.set('prompt', 'none');
  url.searchParams.set('login_hint', email);
  const reply = await fetch(url, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location')).searchParams;
  return creator.must(path, { ...body, code: back.get('code'), state: back.get('state') });
}

/** A calendar of the provider, and an appointment whose bookings are written into it. */
async function connected(creator, { provider, name, domain, address }) {
  const email = `${uniqueName('host')}@${domain}`;
  const { account } = await consent(creator, '/user/calendar/connect', { provider }, email);
  const { calendarId, appointment } = await writtenInto(creator, account);
  return { name, appointment, booked: [], starts: ({ env }) => eventsOf(env[address], calendarId) };
}

async function connectedCalDav(creator, server) {
  const { account } = await creator.must('/user/calendar/connect', server.account);
  const { appointment } = await writtenInto(creator, account);
  return { name: 'CalDAV', appointment, booked: [], starts: () => server.starts() };
}

async function writtenInto(creator, { _id: accountId, calendars }) {
  const calendarId = calendars.find(({ primary }) => primary).id;
  return { calendarId, appointment: await published(creator, { accountId, calendarId }) };
}

async function published(creator, destinationCalendar) {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
  const { _id: scheduleId } = await creator.must('/user/schedule/add-update', {
    name: 'Always',
    timeZone: 'UTC',
    weekly,
  });
  const rules = { durations: [60], minimumNotice: 0, window: { type: 'unlimited' }, reminders: [] };
  const shown = { title: 'Sitting', state: 'published', scheduleId, destinationCalendar };
  return creator.must('/user/appointment/add-update', { ...shown, ...rules });
}

async function scheduled(creator) {
  const fields = { title: uniqueName('Glazing'), provider: 'gotowebinar', sessions: [session], state: 'scheduled' };
  const { webinar } = await creator.must('/user/webinar/add-update', fields);
  const single = async () => (await creator.must('/user/webinar/single', { _id: webinar._id })).webinar;
  const found = await eventually(async () => ((await single()).externalKey ? single() : null));
  if (!found) throw new Error('the webinar was not made at the provider');
  return found.value;
}

let hours = 0;
async function book(installation, { publicId }, booked) {
  const start = new Date(first + (hours += 1) * hourMs).toISOString();
  const attendee = { name: 'Visitor', email: `${newKey()}@visitors.example` };
  const body = { publicId, start, timeZone: 'UTC', attendee, idempotencyKey: newKey() };
  const answer = await ask(`${installation.url}/user/appointment/save`, { body, headers: someNetwork() });
  if (answer.status === 200) booked.push(start);
  return answer;
}

async function register(installation, { publicId }, registered) {
  const person = { firstName: 'A', lastName: 'Visitor', email: `${newKey()}@visitors.example` };
  const body = { publicId, timeZone: 'UTC', person, idempotencyKey: newKey() };
  const answer = await ask(`${installation.url}/user/webinar/subscribe`, { body, headers: someNetwork() });
  if (answer.status === 200) registered.push(person.email);
  return answer;
}

const times = (installation, { publicId }) =>
  ask(`${installation.url}/user/appointment/slots`, {
    body: { publicId, from: '2031-09-01', to: '2031-09-14', timeZone: 'UTC' },
    headers: someNetwork(),
  });

async function misbehave({ env }, server) {
  const post = async (url, body) => {
    const { status } = await ask(url, { body });
    if (status !== 201) throw new Error(`${url} answered ${status}`);
  };
  for (const how of [{ delayMs: hangMs }, { status: 500 }]) {
    await post(`${env.GOTOWEBINAR_BASE_URL}/simulator/faults`, { ...how, times: broken });
    for (const { address } of providers)
      for (let call = 0; call < broken; call += 1) await post(`${env[address]}/simulator/failures`, how);
    server?.misbehave(how, broken);
  }
}

async function eventsOf(address, calendarId) {
  const url = `${address}/simulator/calendars/${encodeURIComponent(calendarId)}/events`;
  return (await (await fetch(url)).json()).map(({ start }) => start.dateTime);
}

async function registrantsOf({ env }, { externalKey }) {
  const all = await (await fetch(`${env.GOTOWEBINAR_BASE_URL}/simulator/registrants`)).json();
  return all.filter(({ webinarKey }) => webinarKey === externalKey).map(({ email }) => email);
}
