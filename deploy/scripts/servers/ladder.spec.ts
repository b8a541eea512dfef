import { describe, expect, it } from '@jest/globals';
import { isOlder, versionIn } from './ladder.mjs';
import { archiveName, isGlibcAtLeast } from './mongod-sources.mjs';
import { checkNamed, hostsIn } from './named.mjs';
import { isJetStream } from './nats-server.mjs';

describe('the version of a program found on PATH', () => {
  it.each([
    ['db version v6.0.5\nBuild Info: {', [6, 0, 5]],
    ['Redis server v=7.0.15 sha=00000000:0', [7, 0, 15]],
    ['nats-server: v2.15.2', [2, 15, 2]],
    ['Chromium 156.0.8078.79 built on Debian', [156, 0, 8078]],
    ['no version here', []],
  ])('is read from %j', (text, version) => {
    expect(versionIn(text)).toEqual(version);
  });

  it.each([
    [[5, 0, 9], true],
    [[6, 0, 0], false],
    [[6, 2], false],
    [[7], false],
    [[], false],
  ])('%j is older than 6.0: %s', (version, older) => {
    expect(isOlder(version, [6, 0])).toBe(older);
  });
});

describe('where MongoDB comes from', () => {
  const debian = { platform: 'linux', arch: 'x64', distribution: 'debian', version: '12' };

  it('has the archive for a system that its makers build for', () => {
    expect(archiveName(debian)).toMatch(/^linux\/mongodb-linux-x86_64-debian12-8\.0\.\d+\.tgz$/);
    expect(archiveName({ ...debian, arch: 'arm64', distribution: 'ubuntu', version: '24.04' })).toContain(
      'aarch64-ubuntu2404',
    );
    expect(archiveName({ ...debian, platform: 'darwin', arch: 'arm64' })).toContain('osx/mongodb-macos-arm64');
  });

  it('has none for other systems', () => {
    expect(archiveName({ ...debian, distribution: 'alpine' })).toBeUndefined();
    expect(archiveName({ ...debian, platform: 'win32' })).toBeUndefined();
    expect(archiveName({ ...debian, version: '11' })).toBeUndefined();
  });

  it('takes the wheel only where its C library is new enough', () => {
    expect(isGlibcAtLeast('2.36', [2, 35])).toBe(true);
    expect(isGlibcAtLeast('2.31', [2, 35])).toBe(false);
    expect(isGlibcAtLeast('0.0', [2, 35])).toBe(false);
  });
});

describe('a NATS server', () => {
  it('counts only with JetStream on', () => {
    expect(isJetStream('INFO {"server_id":"N","version":"2.15.2","jetstream":true}')).toBe(true);
    expect(isJetStream('INFO {"server_id":"N","version":"2.15.2"}')).toBe(false);
  });
});

describe('a server that a variable names', () => {
  it.each([
    ['mongodb://a:27017,b:27018/linkyard?replicaSet=rs0', ['a:27017', 'b:27018']],
    ['mongodb://user:p%40ss@db.example/linkyard', ['db.example:27017']],
    ['redis://:secret@[::1]:6380', ['::1:6380']],
    ['mongodb+srv://cluster.example/linkyard', []],
  ])('%s stands at %j', (address, hosts) => {
    expect(hostsIn(address, 27_017).map(({ host, port }) => `${host}:${port}`)).toEqual(hosts);
  });

  it('is reported as unreachable immediately when its port is closed', async () => {
    const named = { name: 'Redis', variable: 'REDIS_URL', address: 'redis://127.0.0.1:1', defaultPort: 6_379 };
    await expect(checkNamed(named)).rejects.toThrow(
      'Redis does not answer at 127.0.0.1:1, where REDIS_URL points. Start it, or unset REDIS_URL to have one started here',
    );
  });
});
