import { describe, expect, it } from '@jest/globals';
import { patienceWith } from './patience.mjs';

/** A process that starts; `at` asks at a second whether it is waited for. */
function starting() {
  const lines: string[] = [];
  let second = 0;
  let progress = 'loading';
  const isWaitedFor = patienceWith(
    { name: 'linkyard', pid: 0, logFile: '' },
    { quietMs: 90_000, report: (line) => lines.push(line), now: () => second * 1_000, progressOf: () => progress },
  );
  const at = (now: number, does = progress) => {
    second = now;
    progress = does;
    return isWaitedFor();
  };
  return { at, lines };
}

describe('a process that starts', () => {
  it('is waited for beyond the limit while it does something, with one line', () => {
    const { at, lines } = starting();
    expect([at(80, 'migrating'), at(160, 'listening'), at(240, 'seeding')]).toEqual([true, true, true]);
    expect(lines).toEqual(['linkyard is still starting: this machine is busy']);
  });

  it('is not waited for once it has done nothing for the limit', () => {
    const { at } = starting();
    expect([at(89), at(91)]).toEqual([true, false]);
  });

  it('is not waited for without end', () => {
    const { at } = starting();
    for (let second = 60; second < 300; second += 60) expect(at(second, `at ${second}`)).toBe(true);
    expect(at(301, 'still busy')).toBe(false);
  });
});
