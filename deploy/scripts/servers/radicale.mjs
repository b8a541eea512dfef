import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPort } from '../ports.mjs';
import { startServer } from './server.mjs';

/** A CalDAV server, as a process of its own: the calendars of the integration suite are read and written over it. */
export const radicale = { name: 'radicale', version: '3.9.0' };

/** Starts it on a data folder of its own with a password made for this run. `env` holds the CALDAV_TEST_ variables. */
export async function startRadicale({ program, folder }) {
  const port = await keptPort(folder);
  const password = randomBytes(12).toString('hex');
  mkdirSync(join(folder, 'collections'), { recursive: true });
  const people = Array.from({ length: 40 }, (_, index) => `host${index + 1}`);
  writeFileSync(join(folder, 'users'), people.map((name) => `${name}:${password}\n`).join(''), { mode: 0o600 });
  const config = join(folder, 'config');
  const lines = [
    ...['[server]', `hosts = 127.0.0.1:${port}`, 'max_connections = 50'],
    ...['[auth]', 'type = htpasswd', `htpasswd_filename = ${join(folder, 'users')}`, 'htpasswd_encryption = plain'],
    ...[
      'delay = 0',
      '[rights]',
      'type = owner_only',
      '[storage]',
      `filesystem_folder = ${join(folder, 'collections')}`,
    ],
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const server = await startServer({
    name: 'radicale',
    program,
    folder,
    port,
    args: ['--config', config],
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).status < 500,
  });
  const url = `http://127.0.0.1:${port}`;
  return { ...server, env: { CALDAV_TEST_URL: url, CALDAV_TEST_PASSWORD: password } };
}
