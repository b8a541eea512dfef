import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { which } from '../commands.mjs';

const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
const program = `
  import { run } from './commands.mjs';
  import { redisRecipe } from './servers/redis-server.mjs';
  import { natsRecipe } from './servers/nats-server.mjs';
  const [, , name, title] = process.argv;
  const recipe = { redis: redisRecipe, nats: natsRecipe }[name];
  const program = await recipe.registries.find((registry) => registry.title.startsWith(title)).fetch();
  const { output } = await run(program, ['--version']);
  console.log(JSON.stringify({ uid: process.getuid(), cached: recipe.cached() === program, output }));
  process.exit(0);
`;
const missing = ['apt-get', 'python3'].find((tool) => !which([tool]));
const title = `servers for an ordinary user${missing ? ` (skipped: ${missing} is not here)` : ''}`;

(missing ? describe.skip : describe)(title, () => {
  let folder = '';
  beforeAll(() => {
    // A folder that another user may read, wherever this clone is.
    folder = mkdtempSync(join(tmpdir(), 'linkyard-user-'));
    cpSync(resolve('deploy/scripts'), join(folder, 'scripts'), { recursive: true });
    writeFileSync(join(folder, 'scripts/fetch-one.mjs'), program);
    mkdirSync(join(folder, 'home'));
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'home'), 0o777);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const canDropRights = () =>
    spawnSync(unprivileged[0] ?? '', [...unprivileged.slice(1), process.execPath, '-v']).status === 0;
  const fetchAsUser = (...words: string[]) => {
    const script = [process.execPath, join(folder, 'scripts/fetch-one.mjs'), ...words];
    const [command = '', ...args] = canDropRights() ? [...unprivileged, ...script] : script;
    const { NODE_OPTIONS: _ofTheRunner, XDG_CACHE_HOME: _cache, ...env } = process.env;
    const result = spawnSync(command, args, { encoding: 'utf8', env: { ...env, HOME: join(folder, 'home') } });
    if (result.status !== 0) throw new Error(result.stderr);
    return JSON.parse(result.stdout);
  };

  it.each([
    ['redis', 'unpacking', /Redis server v=\d/],
    ['redis', 'fetching', /Redis server v=6\.2/],
    ['nats', 'unpacking', /nats-server: v2/],
  ])('%s comes by "%s" without root, runs, and is found in the cache', (name, step, version) => {
    const { uid, cached, output } = fetchAsUser(name, step);
    expect(output).toMatch(version);
    expect(cached).toBe(step === 'unpacking');
    expect(uid).toBe(canDropRights() ? 65_534 : process.getuid?.());
  });
});
