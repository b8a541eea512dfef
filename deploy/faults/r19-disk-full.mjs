// R19: the storage disk is full: 1 MB, under uploads.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, tally } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { serviceNames } from './kit/installation.mjs';
import { compareUploads, removeFolder, upload } from './kit/uploads.mjs';

const bytes = 90_000;
const atOnce = 30;
const row = (measure, measured, target, met) => ({ id: 'R19', measure, measured, target, met });

export async function run(installation) {
  const folder = mkdtempSync(join(tmpdir(), 'linkyard-full-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    await removeFolder(folder);
    return [row('a disk of 1 MB', `skipped: no tmpfs can be mounted here (${(stderr ?? '').trim()})`, '', true)];
  }
  const creator = await Creator.signIn(installation);
  try {
    await storeIn(installation, { STORAGE_DIR: folder });
    return await filled(installation, creator, folder);
  } finally {
    await storeIn(installation, {});
    spawnSync('umount', [folder]);
    await removeFolder(folder);
  }
}

/** All roles that store files use this folder. */
async function storeIn(installation, env) {
  for (const role of ['media', 'second', 'workers', 'gateway']) await installation.kill(role);
  await installation.startRole('second', serviceNames.join(','), env);
  await Promise.all(['media', 'workers', 'gateway'].map((role) => installation.startRole(role, role, env)));
}

async function filled(installation, creator, folder) {
  const first = await compareUploads(installation, folder);
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => upload(installation.url, creator.token, bytes)),
  );
  for (let more = 0; more < 8; more += 1) answers.push(await upload(installation.url, creator.token, bytes));
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  const broken = [];
  for (const { media, size, name } of accepted) {
    const { status, text } = await ask(`${installation.url}${media.file.path}`);
    if (status !== 200 || text.length !== size || !text.startsWith(name)) broken.push(media._id);
  }
  const full = await compareUploads(installation, folder);
  const mine = answers.filter(({ name }) => full.titles.has(name)).length;
  const alive = await creator.ask('/user/media', { type: 'get', data: {} });
  // Space is available again; recovery must be automatic.
  spawnSync('mount', ['-o', 'remount,size=64m', folder]);
  const again = await upload(installation.url, creator.token, bytes);
  return [
    row(
      `${answers.length} uploads of ${bytes / 1000} kB onto a disk of 1 MB`,
      tally(answers),
      'some stored, the others 507/503',
      accepted.length > 0 && refused.length > 0 && refused.every(({ status }) => status === 507 || status === 503),
    ),
    row(
      'listed and not whole; listed although refused',
      `${broken.length}; ${mine - accepted.length}`,
      '0; 0',
      broken.length === 0 && mine === accepted.length,
    ),
    row(
      'left of the refused ones',
      `${full.orphans - first.orphans} orphans, ${full.incoming} incoming, ${full.partial} partial, ${full.unfinished} unfinished`,
      'nothing',
      full.orphans + full.incoming + full.partial + full.unfinished === 0,
    ),
    row(
      'the library while it is full; an upload once there is room',
      `${alive.status}; ${again.status}`,
      '200; 200, without a restart',
      alive.status === 200 && again.status === 200,
    ),
  ];
}
