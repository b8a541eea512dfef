// npm run test:walk [-- --minutes=30 --seed=7]: walks through the app in one tab, as creator and admin, on a stack of its own.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stopCommands } from './commands.mjs';
import { onParentGone } from './parent-watch.mjs';
import { inRoot, root } from './paths.mjs';
import { checkDisk, checkNode, ensureBuilt, ensurePackages } from './prepare.mjs';
import { explain } from './problem.mjs';
import { stepLine, tail } from './testing/plan.mjs';
import { provideChromium, provideStack } from './testing/provision.mjs';
import { runPlaywright } from './testing/runners.mjs';
import { removeAfterwards } from './watchdog.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
  },
});
const install = !values['no-install'];
const dataDir = inRoot(`.data/walk-${process.pid}`);
const report = (line) => console.log(`    ${line}`);
const stops = new Set();

async function leave(code) {
  stopCommands();
  await Promise.all([...stops].map((stop) => stop()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));
onParentGone(() => leave(143));

try {
  checkNode();
  checkDisk([root]);
  await ensurePackages({ install, report });
  await ensureBuilt({ report });
  removeAfterwards(dataDir);
  const CHROMIUM_PATH = await provideChromium({ install, report });
  const { env } = await provideStack({ dataDir, install, report }, stops);
  report(`walking for ${values.minutes} minutes, first seed ${values.seed}`);
  const started = Date.now();
  const walk = { CHROMIUM_PATH, WALK_MINUTES: values.minutes, WALK_SEED: values.seed };
  const { counts, output } = await runPlaywright({
    env: { ...env, ...walk },
    paths: ['walk.spec.ts'],
    timeoutMs: (Number(values.minutes) + 15) * 60_000,
  });
  console.log(tail(output));
  console.log(stepLine('walk', counts, (Date.now() - started) / 1000, `seed ${values.seed}`));
  await leave(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
} catch (error) {
  console.error(explain(error));
  await leave(1);
}
