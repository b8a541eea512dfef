import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromApt } from '../../scripts/servers/apt.mjs';
import { findProgram } from '../../scripts/servers/ladder.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { launch } from '../../scripts/processes.mjs';
import { answering } from './reference.mjs';

/** @type {import('../../scripts/servers/ladder.mjs').Recipe} */
const recipe = {
  name: 'nginx',
  programs: ['nginx'],
  versionArgs: ['-v'],
  cached: () => undefined,
  registries: [fromApt(['nginx-light'], ['nginx'])],
  wayOn: 'Install nginx; without it node:http is the reference',
};

/**
 * nginx with one worker that serves one page from disk as it is best at: open file cache, sendfile, the gzip made beforehand, no access log.
 * @param {{folder: string, path: string, identity: Buffer, gzip: Buffer, headers: Record<string, string>, report: (line: string) => void}} options
 * @returns undefined where there is none and none may be installed
 */
export async function startNginx({ folder, path, identity, gzip, headers, report }) {
  const install = process.env.LINKYARD_NO_INSTALL !== '1';
  const found = await findProgram(recipe, { install, report }).catch((error) => report(error.message));
  if (!found) return undefined;
  const port = await freePort();
  mkdirSync(join(folder, 'html'), { recursive: true });
  writeFileSync(join(folder, 'html', path), identity);
  writeFileSync(join(folder, 'html', `${path}.gz`), gzip);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, port, headers }));
  const child = await launch({
    name: 'nginx',
    program: found.program,
    args: ['-p', folder, '-c', file, '-e', 'error.log'],
    folder,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/${path}`, child);
  return { url, child, pid: child.pid };
}

function configuration({ folder, port, headers }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`);
  // As root the worker would change to a user who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary.join(' ')}
  access_log off; sendfile on; tcp_nopush on; gzip_static on; etag on; default_type "text/html; charset=utf-8";
  open_file_cache max=1000 inactive=60s; open_file_cache_valid 60s; keepalive_requests 100000000; keepalive_timeout 65s;
  server { listen 127.0.0.1:${port}; root ${folder}/html; ${added.join(' ')} }
}
`;
}
