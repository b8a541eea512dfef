// R04: Redis is killed and stays down. Only mail may be delayed.
import { ask, eventually, isAnswered, Load, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { longest, seconds } from './kit/table.mjs';
import { oneEffectEach, submitted } from './kit/leads.mjs';

const downMs = Number(process.env.FAULT_SECONDS ?? 10) * 1_000;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  const waiting = await creator.page();
  const load = new Load()
    .add('page', () => ask(`${installation.url}${page.path}`), { everyMs: 50 })
    .add('me', () => creator.ask('/auth/me', {}), { everyMs: 100 })
    .add('save', () => creator.ask('/user/profile/update', { companyName: 'A firm' }), { everyMs: 150 });
  const before = submitted(creator, page, 10);
  await before;
  const killedAt = Date.now();
  await installation.killServer('redis');
  // What ends in a queue is taken all the same: a visitor's form, a new account's mail, a page that is to go live later.
  const registered = `${uniqueName('new')}@people.example`;
  const [whileDown, register, schedule] = await Promise.all([
    submitted(creator, page, 10),
    ask(`${installation.url}/auth/register`, {
      body: { name: 'Robin', email: registered, password: 'pass-3f9a1c7b22', terms: true },
    }),
    creator.ask('/user/campaign/publish', { _id: waiting.campaignId, publishAt: inAnHour() }),
  ]);
  await pause(Math.max(0, killedAt + downMs - Date.now()));
  await installation.restartServer('redis');
  const backAt = Date.now();
  const leads = [...(await before), ...whileDown];
  const codeSent = await eventually(() => mailWaitsFor(installation, registered), { withinMs: 30_000 });
  const effects = await oneEffectEach(installation, creator, leads, { withinMs: 30_000 });
  const resumedMs = await firstMailAfter(installation, backAt);
  const answers = await load.stop();

  const failed = answers.filter((answer) => !isAnswered(answer) || answer.status === 401);
  const queued = [...whileDown, register, schedule];
  report(`while Redis was down: ${tally(queued)}`);
  const row = (measure, measured, target, met) => ({ id: 'R04', measure, measured, target, met });
  return [
    row(
      `calls, pages and sessions while Redis was down ${seconds(downMs)}`,
      `${failed.length} of ${answers.length} failed, slowest ${seconds(longest(answers))}`,
      '0',
      failed.length === 0,
    ),
    row(
      'calls that end in a queue, during the outage',
      `${tally(queued)}, slowest ${seconds(longest(queued))}`,
      'all 200',
      queued.every(({ status }) => status === 200),
    ),
    row(
      'workers at work again after',
      resumedMs === undefined ? 'never' : seconds(resumedMs),
      '<= 10.0 s, no restart',
      resumedMs !== undefined && resumedMs <= 10_000,
    ),
    row('jobs of stored submissions', effects.summary, 'one effect each', effects.met),
    row(
      'mail of an account created during the outage',
      codeSent ? `${seconds(codeSent.ms)} after` : 'never came',
      'comes',
      codeSent !== undefined,
    ),
  ];
}

async function mailWaitsFor(installation, address) {
  const listed = await (
    await fetch(`${installation.env.MAILBOX_URL}/api/messages?to=${encodeURIComponent(address)}`)
  ).json();
  return (Array.isArray(listed) ? listed : listed.messages).length > 0;
}

/** Milliseconds from a moment to the first mail that was sent after it. */
const firstMailAfter = (installation, since) =>
  withDatabase(installation, async (db) => {
    const [first] = await db
      .collection('workers.sent_emails')
      .find({ state: 'sent', updatedAt: { $gte: new Date(since) } })
      .sort({ updatedAt: 1 })
      .limit(1)
      .toArray();
    return first && first.updatedAt.getTime() - since;
  });
