// npm run ledger:check, npm run events:prune: a command for the installation that `npm start` runs, or for the one that the settings name.
import { existsSync, readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { busFile } from './stack.mjs';

const {
  values,
  positionals: [name, ...args],
} = parseArgs({ allowPositionals: true, options: { data: { type: 'string', default: inRoot('.data/dev') } } });

/** Where the bus is and what signs its messages. */
function busOf(env) {
  if (env.NATS_URL) return {};
  const file = join(resolve(values.data), busFile);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Problem(
    `Linkyard does not run on ${values.data}`,
    'Start it with npm start, give --data=DIR, or set NATS_URL and BUS_SECRET',
  );
}

try {
  const program = inRoot('deploy/all-in-one/dist', `${name}.js`);
  if (!existsSync(program)) throw new Problem('Linkyard is not built yet', 'Build it with npm start');
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...busOf(process.env) },
  });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
