// ASK: Caddy asks about names that strangers have invented.
import { Agent, get } from 'node:http';
import { ownGateway } from '../../deploy/bench/kit/installation.mjs';
import { wiretap } from '../../deploy/bench/kit/wiretap.mjs';

const names = 50_000;
/** Handshakes under way at the same time. */
const atOnce = 8;

export async function run(stack) {
  const gateway = await ownGateway(stack);
  const tap = await wiretap(stack, 'white-label.>');
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    await flood(1_000, gateway, stack.env.TLS_ASK_SECRET, agent);
    tap.reset();
    const started = performance.now();
    const { took, statuses } = await flood(names, gateway, stack.env.TLS_ASK_SECRET, agent);
    const seconds = (performance.now() - started) / 1000;
    return [rowOf({ took, statuses, seconds, questions: await tap.count() })];
  } finally {
    agent.destroy();
    await Promise.all([tap.stop(), gateway.child.stop()]);
  }
}

function rowOf({ took, statuses, seconds, questions }) {
  const at = (share) => took[Math.floor(took.length * share)];
  // Lists of hosts are read every 20 s whether someone asks or not: two of them.
  const expected = 2 * Math.ceil(seconds / 20) + 2;
  const areRefused = statuses.size === 1 && statuses.has(404);
  return {
    id: 'ASK',
    measure: `May ${names.toLocaleString('en')} unknown names have a certificate: p99`,
    ours: `${at(0.99).toFixed(2)} ms (median ${at(0.5).toFixed(2)} ms, ${(names / seconds / 1000).toFixed(1)}k/s)`,
    target: '< 5 ms; no question to a service',
    met: at(0.99) < 5 && areRefused && questions <= expected,
    note: `${atOnce} at once, each name once, two to nine labels; every answer 404; ${questions} messages about hosts meanwhile, of the lists that are renewed every 20 s`,
  };
}

async function flood(count, { url }, secret, agent) {
  const took = [];
  const statuses = new Set();
  let next = 0;
  const asker = async () => {
    while (next < count) {
      const index = next++;
      const domain = `${'www.'.repeat(index % 8)}x${index}.evil.example`;
      const started = performance.now();
      statuses.add(await ask(`${url}/internal/tls-ask?${new URLSearchParams({ secret, domain })}`, agent));
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  return { took: took.sort((one, other) => one - other), statuses };
}

const ask = (url, agent) =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once('end', () => resolve(response.statusCode))).once(
      'error',
      reject,
    );
  });
