// R03: NATS is killed in the middle of traffic and stays down.
import { ask, eventually, isAnswered, Load, pause, tally } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { longest, percent, seconds } from './kit/table.mjs';
import { oneEffectEach, submitted } from './kit/leads.mjs';

const downMs = Number(process.env.FAULT_SECONDS ?? 10) * 1_000;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const pages = [await creator.page(), await creator.page(), await creator.page()];
  for (const { path } of pages) await ask(`${installation.url}${path}`);
  const load = new Load()
    .add('page', () => ask(`${installation.url}${pages[Math.floor(Math.random() * pages.length)].path}`), {
      workers: 2,
      everyMs: 40,
    })
    .add('command', () => creator.ask('/user/campaign/list', {}), { workers: 3, everyMs: 100 });
  await pause(1_000);
  const before = await submitted(creator, pages[0], 20);
  // In flight when NATS goes down: some are stored, even if their visitor got an error.
  const during = submitted(creator, pages[0], 20);
  await pause(15);
  const killedAt = Date.now();
  await installation.killServer('nats');
  await pause(downMs);
  const whileDown = load.answers.filter(({ at }) => at >= killedAt - 100);
  await installation.restartServer('nats');
  const backAt = Date.now();
  const back = await eventually(async () => isAnswered(await creator.ask('/user/campaign/list', {})), {
    withinMs: 30_000,
  });
  const after = await submitted(creator, pages[1], 5);
  const leads = [...before, ...(await during), ...after];
  const effects = await oneEffectEach(installation, creator, leads);
  await load.stop();

  const served = whileDown.filter(({ about }) => about === 'page');
  const missed = served.filter(({ status }) => status !== 200);
  const commands = whileDown.filter(({ about, at }) => about === 'command' && at < backAt);
  const wrong = commands.filter(({ status }) => status !== 503 && status !== 200);
  report(`commands: ${tally(commands)}`);
  const lost = await withDatabase(installation, async (db) => {
    const stored = await db
      .collection('campaigns-and-templates.leads')
      .countDocuments({ email: { $in: leads.filter(({ status }) => status === 200).map(({ email }) => email) } });
    return leads.filter(({ status }) => status === 200).length - stored;
  });
  const row = (measure, measured, target, met) => ({ id: 'R03', measure, measured, target, met });
  return [
    row(
      `pages served while NATS was down ${seconds(downMs)}`,
      percent(served.length - missed.length, served.length),
      '100 %',
      missed.length === 0 && served.length > 0,
    ),
    row(
      'commands refused during the outage, slowest',
      `${seconds(longest(commands))} (${tally(commands)})`,
      '<= 2.0 s, 503',
      longest(commands) <= 2_000 && wrong.length === 0,
    ),
    row(
      'commands answered again after',
      back ? seconds(back.ms) : 'never',
      '<= 5.0 s',
      back !== undefined && back.ms <= 5_000,
    ),
    row('acknowledged submissions lost', String(lost), '0', lost === 0),
    row('events of all stored submissions', effects.summary, 'one effect each', effects.met),
  ];
}
