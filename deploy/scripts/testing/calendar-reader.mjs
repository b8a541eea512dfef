import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gist, run, which } from '../commands.mjs';
import { cacheFolder, oneInstallAtATime } from '../servers/cache.mjs';

const reader = { name: 'recurring-ical-events', version: '3.8.2' };
const pinned = `${reader.name}==${reader.version}`;
const unpack = `import glob, sys, tarfile
tarfile.open(glob.glob(sys.argv[1] + '/*.tar.gz')[0]).extractall(sys.argv[1], filter='data')`;

/**
 * An independent reader of calendar files, with the files of its own tests; without Python, or without a way to install it, the suite that compares
 * with it is skipped.
 * @returns {Promise<Record<string, string>>}  what the suite reads; nothing where there is no reader
 */
export async function calendarReaderForTests({ install, report }) {
  const folder = cacheFolder(`${reader.name}-${reader.version}`);
  const reason = existsSync(folder) ? null : await installReader(folder, { install, report });
  if (reason) {
    report(`${reader.name}: its suite is skipped (${reason})`);
    return {};
  }
  return { CALENDAR_READER_PYTHON: join(folder, 'bin', 'python'), CALENDAR_READER_FILES: join(folder, 'source') };
}

async function installReader(folder, { install, report }) {
  const python = which(['python3']);
  if (!python) return 'there is no python3 on the PATH';
  if (!install) return `${pinned} is not in the cache, and nothing may be installed`;
  return oneInstallAtATime(async () => {
    if (existsSync(folder)) return null;
    report(`installing ${reader.name} ${reader.version} with pip (about 30 s, once)`);
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    const own = join(unfinished, 'bin', 'python');
    const source = join(unfinished, 'source');
    const download = ['download', '--quiet', '--no-deps', '--no-binary', reader.name, '--dest', source, pinned];
    const steps = [
      [python, ['-m', 'venv', unfinished]],
      [own, ['-m', 'pip', 'install', '--quiet', pinned]],
      [own, ['-m', 'pip', ...download]],
      [own, ['-c', unpack, source]],
    ];
    for (const [program, args] of steps) {
      const done = await run(program, args, { long: true });
      if (done.code !== 0) return `it could not be installed: ${gist(done.output)}`;
    }
    // The environment is used by its path to python alone, which a move does not change.
    renameSync(unfinished, folder);
    return null;
  }, report);
}
