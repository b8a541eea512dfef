import { describe, expect, it } from '@jest/globals';
import { choosePort, freePort, isFree } from './ports.mjs';

const anyPort = async () => 40_000;

describe('the port of a data folder', () => {
  it('is the one that was asked for', async () => {
    const isFree = async () => false;
    expect(await choosePort({ wanted: 27_117, kept: 30_000, isFree, freePort: anyPort })).toBe(27_117);
  });

  it('stays the same while it is free', async () => {
    expect(await choosePort({ wanted: undefined, kept: 30_000, isFree: async () => true, freePort: anyPort })).toBe(
      30_000,
    );
  });

  it.each([
    ['is taken', 30_000, false],
    ['was never kept', 0, true],
    ['is no number', Number.NaN, true],
    ['is out of range', 70_000, true],
  ])('is a new one when the kept one %s', async (_why, kept, free) => {
    const isFree = async () => free;
    expect(await choosePort({ wanted: undefined, kept, isFree, freePort: anyPort })).toBe(40_000);
  });
});

describe('a free port', () => {
  it('is outside the ports that outgoing connections are given', async () => {
    const port = await freePort();
    expect(port).toBeGreaterThan(1023);
    expect(port).toBeLessThan(32_768);
    expect(await isFree(port)).toBe(true);
  });
});
