// B05: the first visit after a publish, and two hundred first visits at once.
import { Agent, get } from 'node:http';
import { creator, openRates, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { quantile, rounds, seconds, settled, spread } from '../../deploy/bench/kit/measure.mjs';
import { wiretap } from '../../deploy/bench/kit/wiretap.mjs';

const visitors = 200;

export async function run(stack) {
  const ask = await creator(stack.url);
  const page = await publishedPage(ask);
  await openRates(stack);
  const gateway = await ownGateway(stack);
  const tap = await wiretap(stack, 'campaigns-and-templates.public-pages.render');
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const publish = () => ask('/user/campaign/publish', { _id: page.campaignId });
  const visit = () => timed(`${gateway.url}${page.path}`, agent);
  try {
    await settled([stack.app.pid, gateway.pid]);
    // Connections are opened before: what is measured is the page, not two hundred handshakes.
    await Promise.all(Array.from({ length: visitors }, visit));
    const cold = [];
    for (let count = 0; count < Math.max(10, Math.round(rounds * seconds * 6)); count += 1) {
      await publish();
      cold.push(await visit());
    }
    const crowds = [];
    for (let round = 0; round < rounds; round += 1) {
      await publish();
      tap.reset();
      const times = await Promise.all(Array.from({ length: visitors }, visit));
      crowds.push({ asked: await tap.count(), worst: Math.max(...times) });
    }
    return [first(cold), together(crowds)];
  } finally {
    agent.destroy();
    await Promise.all([tap.stop(), gateway.child.stop()]);
  }
}

function first(cold) {
  const p99 = quantile(cold, 0.99);
  return {
    id: 'B05',
    measure: 'First visit after a publish, p99',
    ours: `${p99.toFixed(1)} ms (median ${spread(cold, 'ms')}, ${cold.length} publishes)`,
    target: '<= 150 ms (60 ms)',
    met: p99 <= 150,
    note: 'pages are rendered when they are published; the first visit fetches what was made',
  };
}

function together(crowds) {
  const asked = crowds.map((crowd) => crowd.asked);
  return {
    id: 'B05',
    measure: `${visitors} first visits at once: renders asked of the service`,
    ours: `${Math.max(...asked)} (in each of ${asked.length} rounds: ${asked.join(', ')})`,
    target: 'exactly 1',
    met: asked.every((count) => count === 1),
    note: `counted on the bus; the last of the ${visitors} was answered after ${spread(
      crowds.map(({ worst }) => worst),
      'ms',
    )}`,
  };
}

function timed(url, agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}
