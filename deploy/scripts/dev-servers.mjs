// The backing servers alone, for work on one service: node deploy/scripts/dev-servers.mjs [--mongo=PORT --redis=PORT --nats=PORT]
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { claimFolder } from './processes.mjs';
import { explain, Problem } from './problem.mjs';
import { provideServers } from './servers/provide.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    mongo: { type: 'string' },
    redis: { type: 'string' },
    nats: { type: 'string' },
    data: { type: 'string', default: join(root, '.data/dev-servers') },
    exports: { type: 'string' },
    'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
  },
});

try {
  const folder = resolve(values.data);
  const claim = claimFolder(join(folder, 'servers.pid'));
  if (claim.holder)
    throw new Problem(`Process ${claim.holder} already runs servers on ${folder}`, 'Use those, or give --data=DIR');
  const port = (name) => (values[name] ? Number(values[name]) : undefined);
  const { env, servers } = await provideServers({
    folder,
    ports: { mongo: port('mongo'), redis: port('redis'), nats: port('nats') },
    install: !values['no-install'],
    report: (line) => console.error(`  ${line}`),
  });
  const lines = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`);
  if (values.exports) writeFileSync(values.exports, `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
  const end = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    claim.release();
    process.exit(0);
  };
  process.once('SIGINT', end).once('SIGTERM', end).once('SIGHUP', end);
  for (const { name, child } of servers) {
    child.exited.then(() => child.stopping || console.error(`${name} ended by itself; its log is ${child.logFile}`));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
