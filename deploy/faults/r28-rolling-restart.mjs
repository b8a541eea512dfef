// R28: a rolling restart of every process under load, without a failed request.
import { ask, isAnswered, Load, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { busTo } from './kit/direct-bus.mjs';
import { serviceNames } from './kit/installation.mjs';
import { seconds } from './kit/table.mjs';

const leastMs = Number(process.env.FAULT_SECONDS ?? 0) * 1_000;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  const bus = await busTo(installation);
  const pace = { workers: 2, everyMs: 40 };
  const load = new Load()
    .add('auth', () => creator.ask('/user/profile/get', {}), pace)
    .add('campaigns-and-templates', () => creator.optin(page, `${uniqueName('roll')}@visitors.example`), pace)
    .add('commerce', () => bus.ask('listCurrencies', {}), pace)
    .add('bookings', () => bus.ask('listTimeZones', {}), pace)
    .add('media', () => creator.ask('/user/media', { type: 'get', data: {} }), pace)
    .add('notifications-and-chat', () => creator.ask('/user/getnotification', { listPerPage: 10 }), pace)
    .add('white-label', () => ask(`${installation.url}/wl/brand-check`, { body: {} }), pace)
    .add('integrations', () => creator.ask('/user/scrape-information', { url: 'http://127.0.0.1:9/' }), pace);
  const start = Date.now();
  const left = [];
  do {
    for (const name of [...serviceNames, 'second', 'workers']) {
      left.push({ name, ...(await installation.leave(name)) });
      await installation.startAgain(name);
    }
  } while (Date.now() - start < leastMs);
  const answers = await load.stop();
  await bus.close();
  const failed = answers.filter((answer) => !isAnswered(answer));
  report(`services: ${tally(failed)} of ${answers.length}`);
  const slowest = Math.max(...left.map(({ ms }) => ms));
  const unclean = left.filter(({ code }) => code !== 0).map(({ name, code }) => `${name} ${code}`);
  const gateways = await rollGateways(installation, creator, page);
  report(`gateways: ${tally(gateways.failed)} of ${gateways.total}`);
  const row = (measure, measured, target, met) => ({ id: 'R28', measure, measured, target, met });
  return [
    row(
      `requests during a rolling restart of ${left.length} processes, ${seconds(Date.now() - start)}`,
      `${failed.length} of ${answers.length} failed (${tally(failed)})`,
      '0',
      failed.length === 0,
    ),
    row(
      'slowest to leave',
      `${seconds(slowest)}${unclean.length ? `; not clean: ${unclean.join(', ')}` : ''}`,
      '<= 10.0 s, clean',
      slowest <= 10_000 && unclean.length === 0,
    ),
    row(
      'requests during a rolling restart of 2 gateways',
      `${gateways.failed.length} of ${gateways.total} failed (${tally(gateways.failed)})`,
      '0',
      gateways.failed.length === 0,
    ),
  ];
}

/** Two gateways behind what a balancer does: a connection that is refused goes to the other one, and nothing is sent twice. */
async function rollGateways(installation, creator, page) {
  const gateways = [await installation.startGateway('gateway-a'), await installation.startGateway('gateway-b')];
  let turn = 0;
  const balanced = async (path, body) => {
    const first = (turn += 1) % gateways.length;
    const order = [gateways[first], gateways[(first + 1) % gateways.length]];
    for (const { url } of order) {
      const answer = await ask(`${url}${path}`, { body, token: body && creator.token });
      if (answer.code !== 'ECONNREFUSED') return answer;
    }
    return { status: 0, code: 'both down', ms: 0, at: Date.now() };
  };
  const load = new Load()
    .add('page', () => balanced(page.path), { workers: 3, everyMs: 15 })
    .add('call', () => balanced('/user/campaign/list', {}), { workers: 3, everyMs: 15 });
  await pause(500);
  for (const { name } of gateways) {
    await installation.leave(name);
    await installation.startAgain(name);
    await pause(500);
  }
  const answers = await load.stop();
  for (const { name } of gateways) await installation.leave(name);
  return { total: answers.length, failed: answers.filter((answer) => !isAnswered(answer)) };
}
