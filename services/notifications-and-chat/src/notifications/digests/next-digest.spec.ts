import { describe, expect, it } from '@jest/globals';
import { nextDigest } from './next-digest.js';

const daily = { frequency: 'daily' as const, hour: 8, weekday: 1 };
const weekly = { frequency: 'weekly' as const, hour: 8, weekday: 1 };
const next = (
  digest: Parameters<typeof nextDigest>[0],
  zone: string,
  after: string,
  lastPeriod: string | null = null,
) => nextDigest(digest, { zone, after: new Date(after), lastPeriod });

describe('the next digest', () => {
  it.each([
    ['Europe/Berlin', '2026-11-26T06:59:59Z', '2026-11-26T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-26T07:00:00Z', '2026-11-27T07:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-26T18:59:00Z', '2026-11-26T19:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-26T23:00:00Z', '2026-11-27T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-26T02:00:00Z', '2026-11-26T02:30:00.000Z'],
  ])('is at the hour of the clock in %s after %s', (zone, after, at) => {
    expect(next(daily, zone, after)?.at.toISOString()).toBe(at);
  });

  it('keeps its hour over a change of the clock', () => {
    expect(next(daily, 'Europe/Berlin', '2026-10-24T12:00:00Z')?.at.toISOString()).toBe('2026-10-25T07:00:00.000Z');
    expect(next(daily, 'Europe/Berlin', '2026-10-23T12:00:00Z')?.at.toISOString()).toBe('2026-10-24T06:00:00.000Z');
  });

  it('is there once on the day that skips its hour and once on the day that repeats it', () => {
    const atTwo = { ...daily, hour: 2 };
    const skipped = next(atTwo, 'Europe/Berlin', '2026-03-28T12:00:00Z');
    expect(skipped).toEqual({ at: new Date('2026-03-29T01:00:00.000Z'), period: '2026-03-29' });
    expect(next(atTwo, 'Europe/Berlin', '2026-03-29T01:00:00Z', skipped?.period)?.period).toBe('2026-03-30');
    const repeated = next(atTwo, 'Europe/Berlin', '2026-10-24T12:00:00Z');
    expect(repeated).toEqual({ at: new Date('2026-10-25T00:00:00.000Z'), period: '2026-10-25' });
    // Within the hour that is there twice.
    expect(next(atTwo, 'Europe/Berlin', '2026-10-25T00:30:00Z', repeated?.period)?.period).toBe('2026-10-26');
  });

  it('is once a day, also when its hour is moved to later after it went', () => {
    const after = '2026-11-26T08:00:00Z';
    expect(next({ ...daily, hour: 18 }, 'Europe/Berlin', after, '2026-11-26')?.period).toBe('2026-11-27');
    expect(next({ ...daily, hour: 18 }, 'Europe/Berlin', after)?.period).toBe('2026-11-26');
  });

  it('is once a week, also when its day is moved after it went', () => {
    const monday = next(weekly, 'Europe/Berlin', '2026-11-26T12:00:00Z');
    expect(monday).toEqual({ at: new Date('2026-11-30T07:00:00.000Z'), period: 'week of 2026-11-30' });
    const moved = next({ ...weekly, weekday: 5 }, 'Europe/Berlin', '2026-11-30T07:00:00Z', monday?.period);
    expect(moved?.at.toISOString()).toBe('2026-12-11T07:00:00.000Z');
  });

  it('begins a week on Monday for a digest on Sunday', () => {
    const sunday = next({ ...weekly, weekday: 0 }, 'UTC', '2026-11-26T12:00:00Z');
    expect(sunday).toEqual({ at: new Date('2026-11-29T08:00:00.000Z'), period: 'week of 2026-11-23' });
  });

  it('is none where it is off', () => {
    expect(next({ ...daily, frequency: 'off' }, 'UTC', '2026-11-26T12:00:00Z')).toBeNull();
  });
});
