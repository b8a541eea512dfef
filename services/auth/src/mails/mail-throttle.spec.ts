import { describe, expect, it } from '@jest/globals';
import { waitSec } from './mail-throttle.js';

describe('how long to wait for another mail', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const ago = (...seconds: number[]) => seconds.map((sec) => new Date(now.getTime() - sec * 1000)).reverse();

  it.each([
    ['just asked', ago(0), 60],
    ['asked 50 s ago', ago(50), 10],
    ['five within the hour', ago(120, 600, 1200, 1800, 2400), 1200],
    ['five, the last just now', ago(0, 600, 1200, 1800, 3590), 60],
  ])('%s', (_what, asked, seconds) => {
    expect(waitSec(asked, now)).toBe(seconds);
  });
});
