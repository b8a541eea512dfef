// R01: SIGKILL for each service in turn under mixed load; a second copy runs, and the supervisor starts the dead one again.
import { ask, isAnswered, isPassing, Load, pause, tally, uniqueName } from './kit/requests.mjs';
import { cpuMicros } from '../bench/kit/measure.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { busTo } from './kit/direct-bus.mjs';
import { serviceNames } from './kit/installation.mjs';
import { percent, quantile, seconds } from './kit/table.mjs';

const windowMs = 5_000;
const rounds = process.env.FAULT_SECONDS ? Math.max(1, Math.round(Number(process.env.FAULT_SECONDS) / 60)) : 1;
/** Two at a time would answer as much; this many make one lost request small beside those that were answered. */
const busy = { workers: 4, everyMs: 15 };
const calm = { workers: 1, everyMs: 250 };

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  const bus = await busTo(installation);
  const acknowledged = [];
  const questions = questionsOf(installation, creator, page, bus, acknowledged);
  const failed = [];
  const others = [];
  let inWindows = 0;
  const restarts = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const victim of serviceNames) {
        const load = new Load();
        for (const [name, once] of Object.entries(questions)) load.add(name, once, name === victim ? busy : calm);
        await pause(500);
        const killedAt = Date.now();
        await installation.kill(victim);
        const ms = await installation.startAgain(victim);
        restarts.push({ ms, cpuMs: cpuMicros([installation.children.get(victim).pid]) / 1_000 });
        await pause(Math.max(0, killedAt + windowMs - Date.now()));
        const answers = await load.stop();
        const mine = answers.filter(
          ({ about, at }) => about === victim && at >= killedAt - 1_000 && at < killedAt + windowMs,
        );
        inWindows += mine.length;
        failed.push(...mine.filter((answer) => !isAnswered(answer)));
        others.push(...answers.filter((answer) => answer.about !== victim && !isAnswered(answer)));
        report(`${victim}: ${tally(mine.filter((answer) => !isAnswered(answer)))} of ${mine.length}`);
      }
    }
  } finally {
    await bus.close();
  }
  const lost = await lostWrites(installation, acknowledged);
  const strange = failed.filter((answer) => !isPassing(answer));
  const kills = rounds * serviceNames.length;
  return [
    row('acknowledged writes lost', `${lost} of ${acknowledged.length}`, '0', lost === 0),
    row(
      "a killed service's requests that failed within 5 s",
      `${percent(failed.length, inWindows)} (${tally(failed)}; ${kills} kills)`,
      '<= 1 %, only 502/503/504',
      failed.length <= inWindows / 100 && strange.length === 0,
    ),
    row("other services' requests that failed", tally(others), 'only 502/503/504', others.every(isPassing)),
    row(
      'back under the supervisor, median',
      `${seconds(middle(restarts.map(({ ms }) => ms)))}, of which processor ${seconds(middle(restarts.map(({ cpuMs }) => cpuMs)))}`,
      '<= 3.0 s',
      middle(restarts.map(({ ms }) => ms)) <= 3_000,
    ),
  ];
}

const middle = (values) => quantile(values, 0.5);
const row = (measure, measured, target, met) => ({ id: 'R01', measure, measured, target, met });

/** One question a service; those of auth and campaigns write. */
function questionsOf(installation, creator, page, bus, acknowledged) {
  let names = 0;
  const profile = async () => {
    const companyName = `firm ${(names += 1)}`;
    const answer = await creator.ask('/user/profile/update', { companyName });
    if (answer.status === 200) acknowledged.push({ kind: 'profile', userId: creator.userId, number: names });
    return answer;
  };
  const lead = async () => {
    const email = `${uniqueName('lead')}@visitors.example`;
    const answer = await creator.optin(page, email);
    if (answer.status === 200) acknowledged.push({ kind: 'lead', email });
    return answer;
  };
  let isWriting = false;
  return {
    // One writer, many readers: with several writers the last write could not be determined.
    auth: async () => {
      if (isWriting) return creator.ask('/user/profile/get', {});
      isWriting = true;
      return profile().finally(() => (isWriting = false));
    },
    'campaigns-and-templates': lead,
    commerce: () => bus.ask('listCurrencies', {}),
    bookings: () => bus.ask('listTimeZones', {}),
    media: () => creator.ask('/user/media', { type: 'get', data: {} }),
    'notifications-and-chat': () => creator.ask('/user/getnotification', { listPerPage: 10 }),
    'white-label': () => ask(`${installation.url}/wl/brand-check`, { body: {} }),
    // Its own refusal of an address that is not public is an answer too.
    integrations: () => creator.ask('/user/scrape-information', { url: 'http://127.0.0.1:9/' }),
  };
}

async function lostWrites(installation, acknowledged) {
  return withDatabase(installation, async (db) => {
    const emails = acknowledged.filter(({ kind }) => kind === 'lead').map(({ email }) => email);
    const rows = await db
      .collection('campaigns-and-templates.leads')
      .find({ email: { $in: emails } }, { projection: { email: 1 } })
      .toArray();
    const there = new Set(rows.map(({ email }) => email));
    const last = acknowledged.filter(({ kind }) => kind === 'profile').at(-1);
    const user = last && (await db.collection('auth.users').findOne({ _id: last.userId }));
    const written = Number(/\d+/.exec(user?.companyName ?? '')?.[0] ?? 0);
    return emails.filter((email) => !there.has(email)).length + (last && written < last.number ? 1 : 0);
  });
}
