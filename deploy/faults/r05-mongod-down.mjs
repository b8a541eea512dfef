// R05: mongod is killed under writes and stays down.
import { ask, eventually, isAnswered, isPassing, Load, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { longest, percent, seconds } from './kit/table.mjs';

const downMs = Number(process.env.FAULT_SECONDS ?? 15) * 1_000;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  await ask(`${installation.url}${page.path}`);
  const acknowledged = [];
  const write = async () => {
    const email = `${uniqueName('write')}@visitors.example`;
    const answer = await creator.optin(page, email);
    if (answer.status === 200) acknowledged.push(email);
    return answer;
  };
  const load = new Load()
    .add('page', () => ask(`${installation.url}${page.path}`), { workers: 2, everyMs: 40 })
    .add('write', write, { workers: 6, everyMs: 20 })
    .add('save', () => creator.ask('/user/profile/update', { companyName: 'A firm' }), { workers: 2, everyMs: 50 });
  await pause(2_000);
  const killedAt = Date.now();
  await installation.killServer('mongo');
  await pause(downMs);
  const refused = () =>
    load.answers.filter(({ about, at, status }) => about !== 'page' && at >= killedAt && status !== 200);
  await installation.restartServer('mongo');
  const backAt = Date.now();
  const back = await eventually(
    async () => isAnswered(await creator.optin(page, `${uniqueName('back')}@visitors.example`)),
    {
      withinMs: 30_000,
    },
  );
  await pause(2_000);
  const answers = await load.stop();

  const served = answers.filter(({ about, at }) => about === 'page' && at >= killedAt);
  const missed = served.filter(({ status }) => status !== 200);
  const refusals = refused().filter(({ at }) => at < backAt);
  const wrong = refusals.filter((answer) => !isPassing(answer));
  const late = refusals.filter(({ status }) => status === 504);
  report(`writes while mongod was down: ${tally(refusals)}`);
  const lost = await withDatabase(installation, async (db) => {
    const there = await db.collection('campaigns-and-templates.leads').countDocuments({ email: { $in: acknowledged } });
    return acknowledged.length - there;
  });
  const row = (measure, measured, target, met) => ({ id: 'R05', measure, measured, target, met });
  return [
    row(
      `pages served while mongod was down ${seconds(downMs)}`,
      percent(served.length - missed.length, served.length),
      '100 %',
      missed.length === 0,
    ),
    row(
      'writes refused during the outage, slowest',
      `${seconds(longest(refusals))} (${tally(refusals)})`,
      '<= 5.0 s, 503',
      refusals.length > 0 && longest(refusals) <= 5_000 && wrong.length === 0 && late.length <= refusals.length / 10,
    ),
    row('acknowledged writes lost', `${lost} of ${acknowledged.length}`, '0', lost === 0),
    row(
      'writes taken again after',
      back ? seconds(back.ms) : 'never',
      '<= 5.0 s',
      back !== undefined && back.ms <= 5_000,
    ),
  ];
}
